/** One o'clock is singular. */
const at = (time: string) => `${/^0?1:/.test(time) ? "a la" : "a las"} ${time}`;

export const departureTime = "Hora de salida";
export const chooseDate = "Elija una fecha para ver a qué hora sale.";
export const squares = {
  few: (left: number) => `hay ${left}`,
  full: "lleno",
  closed: "cerrado",
};
export const seatsLeft = (left: number) =>
  left === 1 ? "Queda 1 lugar" : `Quedan ${left} lugares`;
export const open = "Hay lugares";
export const states = {
  full: "Lleno",
  busy: "Nadie libre",
  closed: "Cerrado",
  past: "Ya es tarde para reservar",
  none: "Sin salida",
};
export const closedBecause = (reason: string) => `Cerrado: ${reason}`;
export const dayIs = (day: string, state: string) => `${day} – ${state}`;

export const obstacles = {
  departure_none: "Ese día no hay ninguna salida.",
  departure_past: "Ya es tarde para reservar esa salida.",
  departure_full: "Esa salida está llena.",
  departure_busy: "A esa hora no tenemos a nadie disponible.",
  departure_closed: "Esa salida está cerrada.",
  departure_closed_because: (reason: string) => `Esa salida está cerrada: ${reason}.`,
  departure_time_required: "Falta la hora de salida",
};
export const chooseAnother = "Elija, por favor, otro día u otra hora.";
export const sendAllTheSame =
  "Puede enviar su reserva de todos modos: cuenta lo que quede cuando nos llegue.";
export const onlyLeft = (left: number, time: string) =>
  `Solo ${left === 1 ? "queda 1 lugar" : `quedan ${left} lugares`}${time ? ` ${at(time)}` : ""}; la oficina le responderá.`;
export const asOf = (time: string) => `Lo que quedaba ${at(time)} (hora de Belice).`;
export const asOfDay = (day: string, time: string) =>
  `Lo que quedaba el ${day} ${at(time)} (hora de Belice).`;
export const seatWhenSent = "Su lugar se confirma cuando se envíe la reserva.";

export const others = "Qué más hay";
export const moveTo = (departure: string) => `Cambiar a ${departure}`;
export const moveText = "Con un toque se reserva de nuevo y esta se cancela.";
export const notMoved =
  "Este dispositivo no puede guardarla. Llámenos, por favor, o reserve de nuevo.";
