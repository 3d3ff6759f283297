export const confirmed = "¡Reserva confirmada!";
export const received = "Reserva recibida";
export const cancelled = "Reserva cancelada";
export const cancelledByUs =
  "Esta reserva se canceló. No se pagó nada en línea. Si no lo esperaba, responda a este correo, llámenos o escríbanos por WhatsApp, por favor.";

export const nameless = "viajero";
export const greeting = (name: string) => `Hola, ${name}:`;
export const agreedSubject = (service: string, reference: string) =>
  `Hora y lugar de recogida: ${service} ${reference}`;
export const agreed = "Cuándo y dónde pasamos por usted";
export const changedSubject = (service: string, reference: string) =>
  `Su reserva cambió: ${service} ${reference}`;
export const changed = "Su reserva cambió";
export const asItStands =
  "Así queda su reserva ahora. Esto reemplaza lo que le habíamos dicho antes.";

export const placeAsTold = "el lugar que nos indicó";
export const flightAsTold = "el vuelo que nos indicó";
export const codeAsTold = "el código que nos indicó";

export const receiptSubject = (number: string, company: string) => `Recibo ${number} de ${company}`;
export const hereIsReceipt = "Muchas gracias. Este correo es su recibo; le rogamos que lo guarde.";

export const payment = "Pago";
export const wroteToUs = "Nos llegó lo que usted escribió.";
export const whatToBring = "Qué llevar";
export const flightOrHotel =
  "Los datos de su vuelo, lancha u hotel, para que el conductor dé con usted.";
export const border =
  "Para cruzar la frontera: el pasaporte de cada viajero y efectivo para lo que se cobra en la frontera.";
export const thisMail = "Este correo, impreso o en su teléfono.";
export const goodToKnow = "Conviene saber";
export const beReady =
  "Le pedimos estar en el lugar acordado 15 minutos antes. Todas las horas son de Belice.";
export const payOnArrival =
  "Se paga al llegar, en efectivo (USD o BZD) o con las principales tarjetas de crédito.";
export const cancelAhead =
  "Hasta 48 horas antes puede cancelar o cambiar la fecha con reembolso completo; con menos de 48 horas puede haber un cargo. Responda a este correo, llámenos o escríbanos por WhatsApp.";

export const linkSubject = (service: string, reference: string) =>
  `El enlace a su reserva: ${service} ${reference}`;
export const linkHeading = "El enlace a su reserva";
export const linkAsked =
  "Alguien que conoce esta dirección y el número de reserva nos pidió en nuestro sitio que le enviáramos otra vez el enlace: está más abajo. Si no fue usted, no tiene que hacer nada.";

export const trip = "Vea o cancele su reserva, en cualquier dispositivo";
export const call = (phone: string) => `Llamar al ${phone}`;
export const whatsapp = (phone: string) => `WhatsApp ${phone}`;
export const aboutMyBooking = (reference: string) =>
  `Hola. Les escribo por mi reserva ${reference}.`;
export const place = "San Ignacio, Cayo, Belice";
