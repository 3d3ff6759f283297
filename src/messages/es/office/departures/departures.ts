export const loading = "Cargando salidas...";
export const nothingKept = "Las salidas todavía no están en este dispositivo";
export const needsLine = "Llegarán en cuanto haya conexión.";
export const lead = "Días cerrados, guías, choferes, vehículos y lanchas";
export const unknown = "Ese servicio no existe";
export const allServices = "Servicios";
export const closedAndStaff = "Días cerrados y personal";

export const schedules = "Horarios";
export const addSchedule = "Nuevo horario";
export const noSchedule =
  "Sin horario: los clientes eligen cualquier día desde mañana y la hora que deseen.";
export const seats = (count: number) => `${count} ${count === 1 ? "lugar" : "lugares"}`;
/** Of a vehicle or boat; Spanish has another word for what is sold. */
export const vehicleSeats = (count: number) => `${count} ${count === 1 ? "asiento" : "asientos"}`;
export const daily = "Todos los días";
export const leastGuests = (count: number) => `sale con ${count} o más`;
export const cutoff = (hours: number) => `se reserva hasta ${hours} h antes`;
export const onRequest = "a pedido";

export const limits = "Límites y recursos";
export const editLimits = "Editar límites";
export const groupsADay = (groups: number) =>
  `${groups} ${groups === 1 ? "grupo" : "grupos"} por día`;
export const noGroups = "Todos los grupos que reserven";
export const busyFor = (minutes: number) => `ocupa ${minutes} min`;
export const needs = (kind: string, perGuests: number) =>
  perGuests ? `${kind}: 1 para ${perGuests} personas` : `${kind}: 1`;
export const noNeeds = "No se cuentan guías ni vehículos";

export const exceptions = "Próximas excepciones";
export const addException = "Nueva excepción";
export const noExceptions = "No hay días cerrados ni otros cambios por venir.";
export const toTime = (from: string, to: string) => `${from || "Todas"} → ${to}`;

export const resources = "Guías, choferes, vehículos y lanchas";
export const addResource = "Nuevo guía o vehículo";
export const noResources = "Todavía no hay nadie. Mientras tanto, nada se da por ocupado.";
export const off = (days: string) => `días libres: ${days}`;

export const edit = "Editar";
export const editOf = (what: string) => `Editar ${what}`;
export const deleteOf = (what: string) => `Eliminar ${what}`;
export const waiting = "sin enviar";
export const attention = "requiere su atención";

export const sure = (what: string) => `¿Eliminar ${what}?`;
export const cancel = "Cancelar";
export const remove = "Eliminar";
export const removeAllTheSame = "Eliminar de todos modos";
export const gone = "Ya no existe.";
