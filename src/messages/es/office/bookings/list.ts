export const bookings = "Reservas";
export const refresh = "Actualizar";
export const importBooking = "Importar reserva";
export const newBooking = "Nueva reserva";

export const views = "Vistas";
export const viewNames = {
  all: "Todas",
  today: "Hoy",
  tomorrow: "Mañana",
  pending: "Pendientes",
  decision: "Por decidir",
  mails: "Correo fallido",
  deposit: "Falta depósito",
  settle: "Pagado de más",
  alone: "Falta el otro trayecto",
  partner: "De un aliado",
  of: "De una cifra",
};
export const searchBookings = "Buscar reservas";
export const placeholder = "Nombre, correo, tour o #referencia";
export const sortBy = "Ordenar por";
export const ascending = (column: string) => `${column} ↑`;
export const descending = (column: string) => `${column} ↓`;

export const id = "ID";
export const customer = "Cliente";
export const service = "Servicio";
export const types = { tour: "tour", transfer: "traslado" };
export const date = "Fecha";
export const guests = "Personas";
export const price = "Precio";
export const status = "Estado";
export const paid = (amount: string) => `${amount} pagados`;
export const depositMissing = (amount: string, day: string) =>
  `Depósito: ${amount}, hasta el ${day}`;
export const depositLate = (amount: string, day: string) => `Depósito vencido: ${amount}, ${day}`;
export const created = "Creada";
export const createdAt = (day: string, clock: string) => `Creada el ${day}, ${clock}`;
export const actions = "Acciones";
export const belizeTime = "Las horas son de Belice.";
export const details = "detalles";
export const select = (reference: string) => `Seleccionar la reserva #${reference}`;
export const selectAll = "Seleccionar todas las de esta página";
export const actionsFor = (reference: string) => `Acciones para la reserva #${reference}`;
export const review = "Apartada para revisarla: quizás no sea una persona.";

export const loading = "Cargando reservas...";
export const notFetched = "No se pudieron cargar las reservas.";
export const errorFetching = "Error al cargar las reservas";
export const couldNotFetch = (why: string) => `No se pudieron cargar las reservas. ${why}`;
export const noneYet = "Todavía no hay reservas";
export const howTheyCome = "Cuando alguien reserve en el sitio, la reserva aparecerá aquí.";
export const noMatch = "Ninguna reserva coincide con lo que busca.";
export const clearFilters = "Quitar filtros";
export const firstPage = "Primera página";
