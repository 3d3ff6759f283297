export const confirmed = "¡Reserva confirmada!";
export const received = "Reserva recibida";
export const cancelled = "Reserva cancelada";
export const nothingPaid = "No se pagó nada en línea.";
export const paidUntilThen = (amount: string) =>
  `Hasta entonces usted pagó ${amount} USD; le diremos qué se hace con ese pago.`;
export const cancelledByUs = `Esta reserva se canceló. ${nothingPaid} Si no lo esperaba, responda a este correo, llámenos o escríbanos por WhatsApp, por favor.`;

export const movedSubject = (service: string, reference: string) =>
  `Reserva cambiada de salida: ${service} ${reference}`;
export const movedHeading = "Reserva cambiada de salida";
export const movedTo = (reference: string) =>
  `Usted pasó esta reserva a otra salida: la ${reference} ocupa su lugar y tiene su propio correo.`;

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
export const hereIsRefund = "Este correo confirma lo que le devolvimos.";
export const keepWithReceipt = "Guarde este correo junto con el recibo al que se refiere.";

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
export const cancelAhead = (hours: number) =>
  `Hasta ${hours} horas antes puede cancelar o cambiar la fecha con reembolso completo; con menos de ${hours} horas puede haber un cargo. Hágalo en la página de su reserva (el enlace está abajo), o responda a este correo, llámenos o escríbanos por WhatsApp.`;

export const linkSubject = (service: string, reference: string) =>
  `El enlace a su reserva: ${service} ${reference}`;
export const linkHeading = "El enlace a su reserva";
export const linkAsked =
  "Alguien que conoce esta dirección y el número de reserva nos pidió en nuestro sitio que le enviáramos otra vez el enlace: está más abajo. Si no fue usted, no tiene que hacer nada.";

export const trip = "Vea, cambie o cancele su reserva, en cualquier dispositivo";
export const cancelledTrip = "Vea su reserva, en cualquier dispositivo";
export const call = (phone: string) => `Llamar al ${phone}`;
export const whatsapp = (phone: string) => `WhatsApp ${phone}`;
export const aboutMyBooking = (reference: string) =>
  `Hola. Les escribo por mi reserva ${reference}.`;
export const place = "San Ignacio, Cayo, Belice";

export const requestDeclinedSubject = (service: string, reference: string) =>
  `Su petición: ${service} ${reference}`;
export const requestDeclined = "Su reserva queda como está";
export const requestDeclinedText = (asked: string) =>
  `No pudimos hacer el cambio que pidió (${asked}).`;
export const requestAnswer = (words: string) => `Nuestra respuesta: ${words}`;
