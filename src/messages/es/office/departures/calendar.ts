export const views = {
  month: "Mes",
  week: "Semana",
  day: "Día",
  timeline: "Guías y vehículos",
  agenda: "Agenda",
};
export const view = "Vista";
export const today = "Hoy";
export const earlier = "Antes";
export const later = "Después";
export const chosenDay = "Día";
export const addDeparture = "Agregar salida";
export const closeDays = "Cerrar días";
export const loading = "Cargando el calendario...";
export const notHere = "Estos días no están en este dispositivo";
export const keeps = (from: string, to: string) =>
  `Guarda del ${from} al ${to}. Para otros días hace falta conexión.`;
export const nothing = "No hay salidas en estos días";
export const howTheyCome =
  "Las reservas aparecen aquí apenas se hacen, y las salidas cuando un servicio tiene horario.";
export const lead = (departures: number, guests: number) =>
  `${departures} ${departures === 1 ? "salida" : "salidas"} · ${guests} ${guests === 1 ? "persona" : "personas"}`;

export const seatsTaken = (taken: number, seats: number) => `${taken} de ${seats} lugares ocupados`;
export const groupsTaken = (taken: number, groups: number) => `${taken} de ${groups} grupos`;
export const guests = (count: number) => `${count} ${count === 1 ? "persona" : "personas"}`;
export const waiting = (guests: number) => `${guests} en espera de su decisión`;
export const closed = "Cerrada";
export const closedFor = (reason: string) => `Cerrada: ${reason}`;
export const noSuchDeparture = "A esta hora no hay salida según el horario";
export const noTime = "Hora por acordar";
export const missing = (what: string) => `Falta: ${what}`;
export const conflict = (who: string, why: string) => `${who}: ${why}`;
export const dayClosed = (scope: string, reason: string) =>
  reason ? `Cerrado: ${scope} – ${reason}` : `Cerrado: ${scope}`;

export const allDay = "Todo el día";
export const weekShows =
  "La semana muestra las salidas con reservas, guía o vehículo; el día las muestra todas.";
export const timeSlot = "Hora";
export const more = (hidden: number) => `+${hidden} más`;
export const resources = "Quién y qué";
export const resourceSlot = "Hora de";
export const unassigned = "Sin asignar";
export const dayOff = "Día libre";
export const dayOfMonth = (day: string, departures: number) =>
  departures === 0
    ? `${day}: sin salidas`
    : `${day}: ${departures} ${departures === 1 ? "salida" : "salidas"}`;
export const nobodyListed =
  "Todavía no hay guías ni vehículos. Cuando estén en la lista, cada uno tendrá aquí su fila.";

export const close = "Cerrar";
export const runSheet = "Hoja del día";
export const printManifest = "Imprimir lista de pasajeros";
export const manifest = "Quiénes van";
export const nobody = "Nadie ha reservado.";
export const move = "Mover";
export const moveOf = (who: string) => `Mover a ${who}`;
export const moveAll = (count: number) => `Mover las ${count}`;
export const edit = "Editar";
export const pickUp = "Recogida";
export const crew = "Quién acompaña";
export const nobodyYet = "Todavía no hay nadie asignado.";
export const assign = "Asignar";
export const guideOrVehicle = "Guía o vehículo";
export const choose = "Elija";
export const free = "libre";
export const withSeats = (name: string, seats: number) => `${name}, ${seats} asientos`;
/** @param isNew false where it was to be taken off */
export const notAssigned = (who: string, isNew: boolean) =>
  isNew ? `No se asignó a ${who}` : `No se quitó a ${who}`;
export const takeOff = "Quitar";
export const takeOffOf = (who: string) => `Quitar a ${who}`;
export const changes = "Cambios de este día";
export const removeChange = "Quitar";
export const removeChangeOf = (what: string) => `Quitar ${what}`;
export const closeDeparture = "Cerrar esta salida";
export const changeSeats = "Cambiar lugares";
export const changeTime = "Cambiar la hora";

export const movedTo = (day: string, time: string) => (time ? `${day}, ${time}` : day);
export const moveTitle = (who: string) => `Mover a ${who}`;
export const moveTitleMany = (count: number) => `Mover ${count} reservas`;
export const moveAsk = (count: number, to: string) => `${count} reservas pasan al ${to}.`;
export const moveMails = (mailed: number, all: number) => {
  if (all > 1) return `Por correo se avisa a ${mailed}. Luego vienen los mensajes para todos.`;
  return mailed === 1
    ? "Al cliente le llega un correo que se lo avisa."
    : "Al cliente no le llega ningún correo: luego viene un mensaje para avisarle.";
};
export const newDay = "Al día";
export const newTime = "A las";
export const timeLeft = (time: string, left: string) => `${time} (${left})`;
export const left = (seats: number) => (seats === 1 ? "queda 1 lugar" : `quedan ${seats} lugares`);
export const chooseTime = "Elija una salida";
export const nothingLeaves = "Ese día este servicio no sale.";
export const wouldBeFull =
  "No hay lugar para todos: lo que esté confirmado quedará en espera de su decisión.";
export const wouldBeClosed =
  "Está cerrada: lo que esté confirmado quedará en espera de su decisión.";
export const moveButton = "Mover";

export const moved = "Se movió";
export const movedMany = (count: number) => `${count} reservas`;
export const assigned = "Asignado";
export const reassigned = "Cambió la asignación";
export const takenOff = "Se quitó";
export const removedDone = "Se quitó";
export const undo = "Deshacer";
export const forget = "Olvidarlo";
export const takenBack = "Deshecho";
export const notSaved = "No se guardó";
export const cannotStore = "Este dispositivo no lo puede guardar. No se cambió nada.";
export const notPossible = "No es posible";

/** Of bookings that were moved where there is no room. */
export const waitNow = (count: number) =>
  `${count} ${count === 1 ? "reserva queda" : "reservas quedan"} en espera: la salida no tiene lugar o está cerrada. En «Por decidir» está el motivo.`;
