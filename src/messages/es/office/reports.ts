import { count } from "./figures.ts";

export const lead = "Por el día en que se hizo la reserva, hora de Belice.";
export const print = "Imprimir";
export const exportReport = "Exportar informe";
export const exportPayments = "Exportar pagos";
export const loading = "Cargando informe...";
export const notLoaded = "No se pudo cargar el informe.";
export const errorFetching = "Error al cargar los informes";
export const couldNotLoad = (why: string) => `No se pudieron cargar los datos del informe. ${why}`;
export const noneYet = "Todavía no hay reservas";
export const howTheyCome = "En cuanto alguien reserve, aquí empiezan las cifras.";
export const noMatch = "Ninguna reserva coincide con estos filtros.";
export const clearFilters = "Quitar filtros";

export const allStatuses = "Todos los estados";
export const allServices = "Todos los servicios";

export const expectedRevenue = "Ingresos previstos";
export const withoutCancelled = "Sin las reservas canceladas";
export const totalBookings = "Total de reservas";
export const inThisSelection = "En esta selección";
export const averageValue = "Promedio por reserva";
export const ofThosePaid = "De las reservas que dan ingresos";
export const activeCustomers = "Clientes activos";
export const byEmail = "Correos distintos";

export const bookingTrends = "Reservas en el tiempo";
export const revenueTrends = "Ingresos en el tiempo";
export const topByBookings = "Servicios con más reservas";
export const topByRevenue = "Servicios con más ingresos";
export const bookings = "Reservas";
export const revenue = "Ingresos";
export const period = "Periodo";
export const nothing = "Nada en esta selección.";
export const inASentence = (title: string, entries: number, top: string, figure: string) =>
  `${title}: ${entries === 1 ? "1 barra" : `${entries} barras`}; la mayor es ${top}, con ${figure}. La tabla de abajo las trae todas.`;
export const showAsTable = "Ver como tabla";
export const tableOf = (title: string) => `${title}, tabla`;

export const seatsByService = "Lugares vendidos por servicio";
export const seatsByWeekday = "Lugares vendidos por día de la semana";
export const howSeatsCount =
  "Confirmadas y realizadas, por el día de salida, hasta hoy. Una salida que nadie reservó cuenta según el horario actual.";
export const exportSeats = "Exportar lugares";
export const weekday = "Día";
export const weekdays = "lunes martes miércoles jueves viernes sábado domingo".split(" ");
export const sold = "Vendidos";
export const offered = "Ofrecidos";
export const share = "Ocupación";
export const percent = (share: number) => `${share} %`;
export const turnedAway = "Se quedaron sin lugar";
export const howTheyAreCounted =
  "Reservas que no encontraron lugar ni lo consiguieron después, por el día en que se hicieron.";
export const reason = "Motivo";
export const reasons = {
  closed: "Salida cerrada",
  full: "Salida llena",
  busy: "Sin guía o vehículo libre",
};
export const parties = "Grupos";
export const stillWaiting = "En espera";

export const ofThisReport = "Reservas de este informe";
export const showingFirst = (rows: number, total: number) =>
  `Se muestran los primeros ${rows} resultados de ${count(total)}`;
export const id = "ID";
export const customer = "Cliente";
export const service = "Servicio";
export const date = "Fecha";
export const guests = "Personas";
export const price = "Precio";
export const status = "Estado";
export const created = "Creada";
