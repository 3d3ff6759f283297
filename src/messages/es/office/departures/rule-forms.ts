export const close = "Cerrar";
export const saving = "Guardando...";
export const saveAllTheSame = "Guardar de todos modos";

export const weekdays = ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"];
const short = ["lun", "mar", "mié", "jue", "vie", "sáb", "dom"];
export const shortWeekday = (weekday: number) => short[weekday - 1] ?? "";
export const dayOf = (weekday: number, date: string) => `${shortWeekday(weekday)} ${date}`;

export const schedule = {
  add: "Nuevo horario",
  edit: "Editar horario",
  weekdays: "Días de salida",
  times: "Sale a las",
  time: (place: number) => `Hora ${place}`,
  addTime: "Agregar una hora",
  from: "Primer día (si lo hay)",
  until: "Último día (si lo hay)",
  season: "Sin primer ni último día, sale todo el año.",
  seats: "Lugares de cada salida",
  leastGuests: "Mínimo de personas (si lo hay)",
  cutoff: "Horas mínimas de anticipación para reservar",
  isOnRequest: "La oficina responde a cada reserva",
  onRequestHint: "Nada se confirma solo; cada reserva espera su respuesta.",
  save: "Guardar horario",
};

export const exception = {
  add: "Nueva excepción",
  edit: "Editar excepción",
  kind: "Qué cambia",
  scope: "Se aplica a",
  from: "Primer día",
  until: "Último día",
  which: "Qué salida",
  allOfDay: "Todo el día",
  leaves: "Sale a las",
  newTime: "Nueva hora de salida",
  seats: "Lugares",
  reason: "Motivo (lo leen los clientes)",
  reasonHint: "Por ejemplo: «El río está muy alto». Puede quedar vacío.",
  reasonIn: (language: string) => `Lo mismo en ${language}`,
  save: "Guardar excepción",
};

export const limits = {
  edit: "Límites y recursos",
  groups: "Grupos por día",
  groupsHint: "0: todos los que reserven. Para un servicio sin horario.",
  busy: "Minutos hasta que quede libre quien va",
  busyHint: (usual: string) => `Con el regreso. Vacío: lo que dura el servicio, ${usual}.`,
  needs: "Cada salida necesita",
  needOf: (place: number) => `Recurso ${place}`,
  perGuests: (need: string) => `${need}: para cuántas personas alcanza`,
  perHint: "0: uno solo, vengan cuantos vengan; si es vehículo o lancha, con asientos para todos.",
  addNeed: "Agregar un recurso",
  save: "Guardar límites",
};

export const resource = {
  add: "Nuevo guía o vehículo",
  edit: "Editar guía o vehículo",
  kind: "Qué es",
  name: "Nombre",
  nameHint: "Como lo conoce su gente: «Marvin», «la Hiace blanca».",
  seats: "Asientos para clientes",
  languages: "Idiomas",
  languagesHint: "Separados por comas: inglés, español, kriol.",
  daysOff: "Días libres",
  spanOf: (place: number) => `Días libres ${place}`,
  from: "Primer día",
  until: "Último día",
  first: (span: string) => `${span}: primer día`,
  last: (span: string) => `${span}: último día`,
  addSpan: "Agregar días libres",
  save: "Guardar",
};

export const preview = {
  title: "Las próximas cuatro semanas",
  ofService: (service: string) => `Las próximas cuatro semanas: ${service}`,
  offered: (departures: number, seats: number) =>
    seats
      ? `${departures} ${departures === 1 ? "salida" : "salidas"}, ${seats} lugares`
      : `${departures} ${departures === 1 ? "día abierto" : "días abiertos"}`,
  now: (offered: string) => `ahora: ${offered}`,
  unsound: "Aquí verá el resultado cuando los datos estén bien.",
  changed: "cambia",
  none: "Sin salidas",
  anyTime: "A cualquier hora",
  sold: (guests: number, seats: number) => `${guests} de ${seats} lugares vendidos`,
  soldShort: (guests: number, seats: number) => `${guests} de ${seats}`,
  groups: (parties: number, groups: number) => `${parties} de ${groups} grupos`,
  guests: (guests: number) => `${guests} ${guests === 1 ? "persona" : "personas"}`,
  closed: "Cerrada",
  astray: (guests: number) => `${guests} ${guests === 1 ? "persona" : "personas"} sin salida`,
};

export const losses = {
  closed: (bookings: number, guests: number) =>
    `${party(bookings, guests)} ${bookings === 1 ? "se queda" : "se quedan"} sin salida`,
  full: (bookings: number, guests: number) =>
    bookings === 1
      ? `${party(bookings, guests)} queda en una salida sin lugares suficientes`
      : `${party(bookings, guests)} quedan en salidas sin lugares suficientes`,
  moved: (bookings: number, guests: number) =>
    `${party(bookings, guests)} ${bookings === 1 ? "sale" : "salen"} a otra hora`,
  goAlong: (bookings: number) =>
    bookings === 1
      ? "Pasa a la nueva hora, junto con su guía y su vehículo. Si los clientes reciben correos, se le avisa por correo; en el calendario hay un mensaje listo."
      : "Pasan a la nueva hora, junto con sus guías y vehículos. Si los clientes reciben correos, se les avisa por correo; en el calendario hay un mensaje listo para cada quien.",
  stay: (bookings: number) =>
    bookings === 1
      ? "Sigue confirmada, y al cliente no le llega ningún aviso. En el calendario puede moverla, y hay un mensaje listo."
      : "Siguen confirmadas, y a los clientes no les llega ningún aviso. En el calendario puede moverlas, y hay un mensaje listo para cada quien.",
  show: (count: number) => (count === 1 ? "Ver cuál" : `Ver las ${count}`),
  open: (reference: string) => `#${reference}, en otra pestaña`,
  call: (who: string) => `Llamar a ${who}`,
  noTime: "todavía sin hora",
  lookedAt: (day: string) =>
    `Solo se revisaron las reservas hasta el ${day}, que son las que guarda este dispositivo.`,
  short: (days: number) =>
    `En ${days === 1 ? "1 día" : `${days} días`} hay menos guías o vehículos de los que piden las reservas`,
  shortStay: (days: string) =>
    `Todas las reservas siguen confirmadas. Busque a alguien para: ${days}.`,
  assigned: (count: number) =>
    `Va con ${count === 1 ? "1 salida" : `${count} salidas`} en sus días libres`,
  assignedStay: "La asignación se mantiene. Busque a alguien más en el calendario.",
};
const party = (bookings: number, guests: number) =>
  `${bookings} ${bookings === 1 ? "reserva confirmada" : "reservas confirmadas"} (${preview.guests(guests)})`;

export const saved = "Guardado";
export const removed = "Eliminado";
export const waits = (what: string) => `${what}. Se enviará en cuanto haya conexión.`;
export const undo = "Deshacer";
export const takenBack = "Deshecho";
export const notSaved = "No se guardó";
export const cannotStore = "Este dispositivo no lo puede guardar. No se cambió nada.";
export const decideBelow = "Vea lo pendiente en este dispositivo, arriba en la página.";
