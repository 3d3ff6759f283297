const weekdays = "dom lun mar mié jue vie sáb".split(" ");
const months = "ene feb mar abr may jun jul ago sep oct nov dic".split(" ");
export const shortDay = (weekday: number, day: number, month: number) =>
  `${weekdays[weekday]} ${day} ${months[month]}`;

export const waiting = "Reservas por decidir, de la más antigua a la más reciente";
export const allDecided = "Aquí no queda nada por decidir.";
export const writeToGuest = "Escribirle al cliente";
export const seats = (asOf: string) => `Lugares según ${asOf} (hora de Belice)`;
export const fitsNow = "Ya cabe";
export const fitted = (asOf: string) => `Cabía según ${asOf}`;
export const reasons = {
  late: "Fecha pasada",
  price: "Otro precio",
  withdrawn: "No se ofrece",
  review: "Por revisar",
  closed: "Cerrada",
  full: "Llena",
  busy: "Nadie libre",
  request: "A pedido",
  recovered: "Volvió",
};
export const since = (day: string, clock: string) => `Reservada el ${day}, ${clock}`;

export const seatsTaken = (taken: number, seats: number) => `${taken} de ${seats} lugares ocupados`;
export const groupsTaken = (taken: number, groups: number) =>
  `${taken} de ${groups} grupos ese día`;
export const partyOf = (guests: number) => `grupo de ${guests}`;
export const room = (figures: string) => `Ahora hay lugar: ${figures}.`;
export const behind = (figures: string) =>
  `Hay lugar, pero una reserva más antigua espera los mismos lugares: ${figures}.`;
export const full = (figures: string) => `No hay lugar: ${figures}.`;
/** @param lacking `1 guía, 1 vehículo de 9 asientos`; empty where that is not known */
export const busy = (figures: string, lacking: string) =>
  lacking
    ? `Sin disponibilidad a esa hora: ${lacking} (${figures}).`
    : `A esa hora no hay guía o vehículo libre (${figures}).`;
export const seated = (vehicles: string, seats: number) =>
  `${vehicles} de ${seats} ${seats === 1 ? "asiento" : "asientos"}`;
export const closed = (reason: string) =>
  reason ? `Esa salida está cerrada: ${reason}.` : "Esa salida no está abierta a reservas.";
export const past = "Por ahora los clientes no pueden reservarla por su cuenta.";
export const cameBack = "La trajo de vuelta el dispositivo del cliente tras una restauración.";
export const onRequest = "Esta salida es a pedido: se confirma con su respuesta.";

export const moveTo = "Mover y confirmar";
export const move = (who: string) => `Mover a ${who} al`;
export const left = (seats: number) => (seats === 1 ? "queda 1" : `quedan ${seats}`);
export const alternativesUnknown = "Otras salidas se muestran cuando haya conexión.";
export const confirm = "Confirmar";
export const confirmBeyond = "Confirmar por encima del límite";
export const decline = "Rechazar";

export const beyondTitle = "¿Confirmar por encima del límite?";
export const confirmAllTheSame =
  "¿Confirmarla de todos modos? Usted tendrá que ver cómo los acomoda; queda anotado en el historial.";
export const letWait = "Dejarla en espera";
export const otherWayStays =
  "Se reservó ida y vuelta: el otro trayecto es una reserva aparte y queda como está.";
export const declineTitle = (reference: string) => `Rechazar la reserva #${reference}`;
export const declineAndWrite = "Rechazar y escribirle";
export const asItIsSent = "Se manda tal como está aquí, con los datos de la reserva debajo.";
export const noAddress = (phone: string) =>
  `No hay correo electrónico: llame al cliente, por favor, al ${phone}.`;

export const confirmed = (reference: string) => `La reserva #${reference} quedó confirmada`;
export const confirmedBeyond = (reference: string) =>
  `La reserva #${reference} quedó confirmada por encima del límite`;
export const moved = (reference: string, to: string) =>
  `La reserva #${reference} quedó confirmada para el ${to}`;
export const declined = (reference: string) => `La reserva #${reference} quedó rechazada`;
export const waitsAgain = (reference: string) =>
  `La reserva #${reference} vuelve a estar en espera`;
