export const runSheet = (day: string) => `Hoja del día – ${day}`;
export const print = "Imprimir";
export const newBooking = "Nueva reserva";
export const loading = "Cargando la hoja del día...";
export const notHere = "Este día no está en este dispositivo";
export const keeps = (from: string, to: string) =>
  `Guarda del ${from} al ${to}. Para cualquier otro día hace falta conexión.`;
export const nobody = "Nadie sale este día";
export const howTheyCome = "Las reservas de este día aparecen aquí en cuanto se hacen.";

export const days = "Días";
export const anyDay = "Cualquier día";
export const today = "Hoy";
export const tomorrow = "Mañana";
export const free = "libre";
export const guests = (count: number) => `${count} ${count === 1 ? "persona" : "personas"}`;

export const timeToBeAgreed = "Hora por acordar:";
export const next = "Sigue";
export const departed = "Ya salió";
export const bookings = (count: number) => `${count} ${count === 1 ? "reserva" : "reservas"}`;
export const pending = (bookings: number) =>
  bookings === 1 ? "1 pendiente" : `${bookings} pendientes`;
export const seats = (sold: number, offered: number) => `${sold} de ${offered} lugares vendidos`;
export const closed = (reason: string) => (reason ? `Cerrada: ${reason}` : "Cerrada");
export const goesAlong = (kind: string, who: string) => `${kind}: ${who}`;
export const nobodyYet = "sin asignar";
export const manifest = "Lista de pasajeros";
export const manifestOf = (departure: string) => `Lista de pasajeros: ${departure}`;
export const manifestHead = (day: string) => `Lista de pasajeros – ${day}`;
export const wholeDay = "Todo el día";
export const nobodyHere = "No hay nadie en esta salida";
export const nobodyHereText = "Puede que sus pasajeros hayan cambiado de hora o de día.";
export const arrived = (guests: number) => (guests === 1 ? "1 llegó" : `${guests} llegaron`);
export const toPay = (amount: string) => `${amount} por pagar`;
export const nothingToPay = "nada por pagar";

export const waiting = "sin enviar";
export const needsAttention = "requiere su atención";
export const paid = "Pagado";
export const from = (partner: string) => `De ${partner}`;
export const paidTooMuch = (amount: string) => `Pagó ${amount} de más`;
export const edit = "Editar";
export const pickUp = "Recogida";
export const flight = (number: string) => `Vuelo ${number}`;
export const bags = (count: number) => (count === 1 ? "1 maleta" : `${count} maletas`);
export const childSeats = (count: number) =>
  count === 1 ? "1 silla infantil" : `${count} sillas infantiles`;
export const missing = (what: string) => `Falta: ${what}`;
export const askByWhatsApp = "Preguntar por WhatsApp";
export const askByMail = "Preguntar por correo";
export const noWayToAsk = "No hay teléfono ni correo para preguntar.";
export const requests = "Peticiones";
export const notes = "Notas";
export const here = "Llegó";

export const whatHappened = (who: string) => `Qué pasó con ${who}`;
export const checkIn = "Llegada";
export const checkedIn = "Llegó";
export const checkInTakenBack = "Llegada anulada";
export const noShow = "No llegó";
export const noShowTakenBack = "«No llegó» anulado";
export const completed = "Realizada";
export const confirmedAgain = "Confirmada de nuevo";
