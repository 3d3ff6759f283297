export const mails = "Correos";
export const none = "No se ha enviado ningún correo.";
export const states = {
  queued: "En espera",
  sending: "Enviándose",
  sent: "Enviado",
  suppressed: "Retenido",
  failed: "Falló",
};
export const kinds = {
  customer: "Confirmación al cliente",
  operator: "Aviso al operador",
  message: "Mensaje al cliente",
  "customer-agreed": "Cambio o recogida, al cliente",
  "customer-confirmed": "Su confirmación al cliente",
  "customer-declined": "Su respuesta al cliente",
  "departure-news": "Aviso sobre la salida, al cliente",
  receipt: "Recibo al cliente",
  "customer-cancelled": "Cancelación al cliente",
  "deposit-due": "Recordatorio del depósito, al cliente",
  "deposit-late": "Depósito vencido, al cliente",
  "trip-link": "Enlace a la reserva, pedido por el cliente",
  "reminder-first": "Recordatorio días antes, al cliente",
  "reminder-eve": "Recordatorio de la tarde anterior, al cliente",
  "reminder-thanks": "Agradecimiento después del viaje, al cliente",
  "operator-changed": "Cambio al operador",
  "operator-request": "Petición de un cambio, al operador",
  "customer-request": "Su respuesta a una petición, al cliente",
  "operator-cancelled": "Cancelación al operador",
};
export const otherKind = "Mensaje";
export const reasons = {
  switched_off: "Desactivado en los ajustes",
  told_by_another: "Otro correo dice cómo está la reserva",
  as_told: "Está como ya se le había dicho al cliente",
  not_confirmed: "La reserva ya no está confirmada",
  decided_otherwise: "Mientras tanto se decidió otra cosa",
  office_wrote_none: "Se decidió no escribirle al cliente",
  deposit_settled: "El depósito ya llegó o ya no se pide",
  moved_meanwhile: "La reserva cambió de día; se recordará antes del nuevo",
  trip_begun: "El viaje ya había empezado",
  not_travelled: "El cliente no viajó",
  travels_again: "El cliente viaja otra vez pronto, y se le agradece después",
  thanked_lately: "Ya se le agradeció al cliente hace menos de un mes",
  opted_out: "El cliente no quiere correos de este tipo",
  before_restore: "Quizás se mandó antes de restaurar la copia",
  no_address: "No hay correo electrónico",
  mailbox_full: "A esta dirección ya se le mandaron tres correos hoy",
  held_back: "En espera: hoy ya se mandaron a clientes tantos correos como permiten los ajustes",
  booked_at_desk: "Se reservó en la oficina",
};
export const resend = "Reenviar";
export const sentTitle = "Correo enviado";
export const sentAgain = (recipient: string) => `Se envió de nuevo a ${recipient}.`;
export const waitingTitle = "Correo en espera";
export const triedAgain = "Todavía no se pudo enviar; se intentará de nuevo.";
export const notSentTitle = "El correo no se envió";

export const to = {
  en: (name: string, email: string) => `Para ${name}, ${email}, en inglés`,
  es: (name: string, email: string) => `Para ${name}, ${email}`,
};
export const template = "Plantilla";
export const emptyLetter = "Correo en blanco";
export const letters = {
  pickUp: "Lugar de recogida",
  otherDate: "Pedir otra fecha",
  price: "Acordar el precio",
  weather: "Mal tiempo o camino en mal estado",
  thanks: "Agradecimiento",
};
export const subject = "Asunto";
export const message = "Mensaje";
export const filledIn = (names: string) => `Se completan al enviar: ${names}`;
export const preview = "Vista previa";
export const send = "Enviar correo";
export const sending = "Enviando...";
export const subjectRequired = "Escriba el asunto";
export const messageRequired = "Escriba el mensaje";
export const asItStands = (fault: string) => `${fault}. Se enviaría tal como está`;
export const onItsWay = (email: string) => `El mensaje a ${email} va en camino.`;
export const inTheQueue = (email: string) =>
  `El mensaje a ${email} todavía no se pudo enviar. Sigue en la cola y se intentará de nuevo.`;
