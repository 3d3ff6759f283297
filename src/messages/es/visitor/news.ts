export const counted = {
  unsent: (count: number) => `${count} ${count === 1 ? "mensaje" : "mensajes"} sin enviar`,
  sent: (count: number) => (count === 1 ? "1 mensaje enviado" : `${count} mensajes enviados`),
  refused: (count: number) =>
    count === 1 ? "1 reserva requiere su atención" : `${count} reservas requieren su atención`,
  confirmed: (count: number) =>
    count === 1 ? "1 reserva confirmada" : `${count} reservas confirmadas`,
  pending: (count: number) => (count === 1 ? "1 reserva recibida" : `${count} reservas recibidas`),
  cancelled: (count: number) =>
    count === 1 ? "1 reserva cancelada" : `${count} reservas canceladas`,
  completed: (count: number) =>
    count === 1 ? "1 reserva realizada" : `${count} reservas realizadas`,
};
export const named = (names: string, more: number) =>
  more > 0 ? `${names} y ${more} más.` : `${names}.`;
export const messageSent = "¡Mensaje enviado!";
export const messageSentText = "Nos llegó lo que escribió sin conexión.";
export const messageNotSent = "El mensaje no se envió";
export const changeNotTaken = "Su cambio no se aceptó";
export const changeNotTakenText =
  "Algo que usted indicó de una reserva necesita su atención. Está en Mis reservas.";
