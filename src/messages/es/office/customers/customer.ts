import { bookings } from "../figures.ts";

export const addTitle = "Agregar cliente";
export const close = "Cerrar";
export const closeDetails = "Cerrar detalles";
export const firstName = "Nombre";
export const lastName = "Apellido";
export const email = "Correo electrónico";
export const phoneOptional = "Teléfono (opcional)";
export const add = "Agregar cliente";
export const saving = "Guardando...";
export const addedTitle = "Cliente agregado";
export const added = (email: string) => `${email} ya está en la lista.`;
export const errorAdding = "Error al agregar el cliente";

export const loading = "Cargando los datos del cliente...";
export const notFetched = "No se pudo cargar el cliente.";
export const customersEmail = "Correo";
export const phone = "Teléfono";
export const noPhone = "Ninguno";
export const firstBooking = "Primera reserva";
export const lastBooking = "Última reserva";
export const noBooking = "Ninguna";
export const totalBookings = "Total de reservas";
export const totalSpent = "Gasto total";
export const spent = (amount: string) => `${amount} (sin las reservas canceladas)`;
export const history = "Historial de reservas";
export const noneYet = "Todavía no hay reservas.";

export const notes = "Notas";
export const newNote = "Nueva nota";
export const addNote = "Agregar nota";
export const noteRequired = "Primero escriba la nota.";
export const noteAddedTitle = "Nota agregada";
export const noteAdded = "La nota queda guardada con el cliente.";
export const noteNotSaved = (why: string) => `La nota no se guardó. ${why}`;

export const erase = "Borrar datos personales";
export const eraseTitle = "¿Borrar los datos personales?";
export const eraseWhat = <Part>(name: Part, email: string, count: number) => [
  "¿Borrar los datos personales de ",
  name,
  ` (${email})? El nombre, el correo, el teléfono y lo que escribió se quitan de ${bookings(count)} y de sus correos, mensajes y notas. Las fechas, los servicios y los precios se conservan para las cifras. Las exoneraciones firmadas de viajes que ya empezaron se conservan siete años, porque un tribunal puede pedirlas. Las copias de seguridad los conservan hasta 14 días. Esto no se puede deshacer.`,
];
export const stillToTravel = (name: string) => `${name} todavía tiene un viaje por hacer`;
export const cancelFirst = (trips: number) =>
  `Una vez borrados, nadie sabrá quién viene, dónde recogerlo ni cómo comunicarse. ${trips === 1 ? "Cancele primero la reserva" : "Cancele primero las reservas"}, o borre después del viaje.`;
export const keep = "Conservar";
export const eraseForGood = "Borrar para siempre";
export const eraseAllTheSame = "Borrar de todos modos";
export const erasedTitle = "Datos personales borrados";
export const erased =
  "Ya no queda guardado nada con el nombre de este cliente. Las cifras se conservan.";
export const errorErasing = "Error al borrar los datos";
export const notErased = (why: string) => `No se pudieron borrar los datos personales. ${why}`;
