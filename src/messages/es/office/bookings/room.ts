export const full = "En esta salida no quedan lugares para todos ellos.";
export const closed = "Esta salida está cerrada o no existe.";
export const none = "A esta hora no sale nada según el horario.";
export const busy = "A esa hora no hay guía o vehículo libre.";
export const willWait = (why: string) =>
  `${why} Si la guarda así, la reserva no queda confirmada: espera su decisión.`;
export const willBeBeyond = (why: string) => `${why} Se confirma de todos modos.`;
export const beyond = "Confirmar por encima del límite";
export const beyondHint =
  "Tendrá que encontrar los lugares usted mismo; queda anotado en el historial.";
export const others = "Ese día hay lugar a las:";
export const other = (time: string, left: number) =>
  `${time} (${left === 1 ? "queda 1 lugar" : `quedan ${left} lugares`})`;
export const seats = (asOf: string) => `Lugares según ${asOf} (hora de Belice)`;
export const again = "Confirmarla de nuevo";
export const againHint = "Ahora está en espera, y en esta salida hay lugar para ella.";

export const waitsTitle = "En espera de decisión";
export const waits = (reference: string, why: string) =>
  `La reserva #${reference} no está confirmada. ${why} Está en «Por decidir».`;
