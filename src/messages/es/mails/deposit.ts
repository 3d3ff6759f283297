export const paid = (amount: string) => `${amount} USD, pagado. ¡Gracias!`;
export const partPaid = (due: string, paid: string) => `${due}; ya pagó ${paid} USD`;
export const aheadThenOnSite = "El depósito por adelantado, el resto al llegar";
export const ahead = "Antes de su viaje";

export const confirmed =
  "Hola, {first_name}:\n\nSu reserva está confirmada. Pague el depósito, por favor, a más tardar en la fecha que lee abajo; lo que quede se paga al llegar.";
export const confirmedAllAhead =
  "Hola, {first_name}:\n\nSu reserva está confirmada. Páguela, por favor, a más tardar en la fecha que lee abajo.";
export const confirmedPaidTo = (partner: string) =>
  `Hola, {first_name}:\n\nSu reserva está confirmada. Usted le paga a ${partner}; al llegar no se paga nada.`;
export const confirmedPaid =
  "Hola, {first_name}:\n\nSu reserva está confirmada y pagada en su totalidad. ¡Gracias!";
export const confirmedPartPaid =
  "Hola, {first_name}:\n\nSu reserva está confirmada. Gracias por su pago; lo que quede se paga al llegar.";

export const subject = (service: string, reference: string) =>
  `Su depósito para ${service} ${reference}`;
export const heading = "Su depósito vence pronto";
export const lateHeading = "Su depósito todavía falta";
export const due = (amount: string, day: string) =>
  `Le recordamos con gusto: el depósito de ${amount} USD de su reserva vence el ${day}.`;
export const late = (amount: string, day: string) =>
  `El depósito de su reserva venció el ${day}, y todavía no nos han llegado ${amount} USD.`;
export const missing = (amount: string) => `Todavía faltan ${amount} USD.`;
export const crossed =
  "Si ya lo pagó, muchas gracias: no tiene que hacer nada más. Si algo cambió, basta con responder a este correo.";
