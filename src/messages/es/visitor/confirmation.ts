export const noScripts = "No se puede mostrar lo que se reservó.";
export const bookingId = "Número de reserva";
export const route = "Ruta";
export const location = "Lugar";
export const date = "Fecha";
export const pickUp = "Recogida";
export const guests = "Personas";
export const customer = "Cliente";
export const specialRequests = "Peticiones especiales";
export const price = "Precio";
export const total = "Total";
export const about = (belizeDollars: string) => `unos ${belizeDollars}`;
export const paymentStatus = "Pago";

export const refused = "Requiere su atención";
export const refusedText =
  "La reserva no se pudo aceptar así como está. Se guarda en este dispositivo: reserve de nuevo, por favor, o llámenos.";
export const waiting = "Guardada en este dispositivo, todavía sin enviar";
export const waitingText =
  "Abra esta aplicación cuando tenga conexión. Nada queda reservado hasta que le respondamos.";
export const unwanted = "Se va a cancelar";
export const unwantedText =
  "Usted pidió cancelar esta reserva. Se cancela en cuanto este dispositivo tenga conexión.";
export const cancelled = "Reserva cancelada";
export const cancelledText = "Esta reserva está cancelada.";
export const completed = "Realizada";
export const completedText = "Gracias por viajar con nosotros.";
export const received = "Reserva recibida";
export const confirmed = "¡Reserva confirmada!";
export const lookForward = "Será un gusto recibirle.";
export const noMail =
  "No le mandamos ningún correo de confirmación: su comprobante está abajo, en Descargar resumen.";
export const mailGoes = (address: string) => `Mandamos un correo de confirmación a ${address}.`;

export const important = "Información importante";
export const proof = { voucher: "su comprobante", mail: "su correo de confirmación" };

export const downloadSummary = "Descargar resumen";
export const shareBooking = "Compartir reserva";
export const askOnWhatsApp = "Preguntar por WhatsApp";
export const browseTours = "Ver tours";
export const browseTransfers = "Ver traslados";
export const cannotShare = "En este dispositivo no se puede compartir.";
export const shared = (item: string, day: string, guests: string, reference: string) =>
  `${item}, ${day}, ${guests}. Reserva #${reference}.`;
