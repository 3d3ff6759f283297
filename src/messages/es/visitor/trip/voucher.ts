export const noScripts = "El comprobante se hace en su dispositivo y no se puede mostrar.";
export const noBooking = "Aquí no hay ninguna reserva";
export const noBookingText = "Ábrala donde la reservó, o llámenos con su número de reserva.";
export const contactUs = "Contáctenos";
export const browseTours = "Ver tours";
export const back = "Volver a su reserva";
export const print = "Imprimir o guardar como PDF";

export const yourVoucher = "Su comprobante";
export const voucher = "Comprobante de reserva";
export const request = "Solicitud de reserva";
export const refused = "No hay nada reservado";
export const refusedText = "No se pudo aceptar. Reserve de nuevo, por favor, o llámenos.";
export const waiting = "Todavía no hay nada reservado";
export const waitingText =
  "Está guardada aquí, sin enviar. Ábrala con conexión: será una reserva cuando le respondamos.";
export const unwanted = "Se va a cancelar";
export const unwantedText = "La cancelamos en cuanto haya conexión.";
export const pending = "Pendiente";
export const cancelled = "Cancelada";
export const cancelledText = "El comprobante ya no es válido.";

export const bookingId = "Número de reserva";
export const notSent = "Sin enviar";
export const qrCode = (reference: string) => `Código QR de la reserva ${reference}`;
export const date = "Fecha";
export const guests = "Personas";
export const location = "Lugar";
export const route = "Ruta";
export const customer = "Cliente";
export const price = "Precio";
export const total = "Total";
export const about = (belizeDollars: string) => `unos ${belizeDollars}`;
export const specialRequests = "Peticiones especiales";
export const pickUp = "Recogida";
export const pickUpAgreed = "Recogida (hora de Belice)";
export const times = "Horario (Belice)";
export const timeAsAgreed = "A la hora acordada";
export const agreedHow = "por correo, teléfono o WhatsApp";
export const backAt = (time: string) =>
  `Regreso a ${time.startsWith("1:") ? "la" : "las"} ${time}, más o menos`;

export const bringAndKnow = "Qué llevar y qué saber";
export const driverWaits =
  "Su conductor espera a la salida de Llegadas con un cartel con su nombre";
export const passport = "Pasaporte de cada viajero, y visa si la necesita";
export const important = "Información importante";
export const proof = "este comprobante";
export const reachUs = "¿Va tarde, se perdió o tiene dudas? Llámenos o escríbanos.";
