export const about = (service: string, day: string, reference: string) =>
  `Le esperamos con gusto para ${service} el ${day} (reserva ${reference}).`;
export const missing = (amount: string, due: string) =>
  `Del depósito que vencía el ${due} todavía no nos han llegado ${amount} USD.`;
export const asked = (amount: string, due: string) =>
  `Le pedimos pagar el depósito, ${amount} USD, a más tardar el ${due}.`;
export const thanks =
  "Si ya lo pagó, muchas gracias: avísenos, por favor. Basta con responder a este mensaje.";
export const subject = (service: string, reference: string) =>
  `Su depósito para ${service}, reserva ${reference}`;
