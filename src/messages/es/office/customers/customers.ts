import { count } from "../figures.ts";

export const total = (customers: number) =>
  `${count(customers)} ${customers === 1 ? "cliente" : "clientes"}`;
export const addNew = "Agregar cliente";
export const exportCsv = "Exportar CSV";
export const searchCustomers = "Buscar clientes";
export const placeholder = "Nombre o correo";
export const sortBy = "Ordenar por";
export const orders = {
  "last_name asc": "Nombre (A–Z)",
  "last_name desc": "Nombre (Z–A)",
  "email asc": "Contacto (A–Z)",
  "email desc": "Contacto (Z–A)",
  "total_bookings desc": "Más reservas",
  "total_bookings asc": "Menos reservas",
  "total_spent desc": "Mayor gasto",
  "total_spent asc": "Menor gasto",
  "last_activity desc": "Actividad más reciente",
  "last_activity asc": "Actividad más antigua",
};

export const caption = "Los días son de Belice. El gasto total no incluye las reservas canceladas.";
export const name = "Nombre";
export const contact = "Contacto";
export const totalBookings = "Total de reservas";
export const totalSpent = "Gasto total";
export const lastActivity = "Última actividad";
export const lastActivityOn = (day: string) => `Última actividad: ${day}`;
export const noActivity = "Ninguna";
export const details = "detalles";

export const loading = "Cargando clientes...";
export const notFetched = "No se pudieron cargar los clientes.";
export const errorFetching = "Error al cargar los datos";
export const couldNotLoad = (why: string) =>
  `No se pudieron cargar los datos de los clientes. ${why}`;
export const noneYet = "Todavía no hay clientes";
export const howTheyCome = "Quien reserva aparece aquí. Usted también puede agregar a alguien.";
export const noMatch = "Ningún cliente coincide con su búsqueda.";
export const firstPage = "Primera página";
export const clearSearch = "Borrar búsqueda";
