export const title = "Mis reservas";
export const lead = "Lo que reservó en este dispositivo. Se guarda aquí, y se abre sin conexión.";
export const offline = "Sus reservas están aquí según lo último que recibió este dispositivo.";
export const noScripts = "No se puede mostrar lo que se reservó en este dispositivo.";
export const unavailable =
  "Este navegador no nos deja guardar nada, así que aquí no se pueden guardar reservas. " +
  "En línea sí se puede reservar; la confirmación le llega por correo.";
export const nothingYet = "En este dispositivo todavía no hay nada reservado.";
export const browseTours = "Ver tours";
export const browseTransfers = "Ver traslados";

export const date = "Fecha";
export const pickUp = "Recogida";
export const reference = "Número";
export const guests = "Personas";
export const total = "Total";
export const yourMessage = "Su mensaje";

export const mend = "Corregir y reenviar";
export const otherDate = "Elegir otra fecha";
export const voucher = "Comprobante y calendario";
export const undo = "Deshacer";
export const cancelBooking = "Cancelar reserva";
/** Withdraws a cancellation that waits. */
export const keepAfterAll = "Conservarla de todos modos";
export const removeFromDevice = "Quitar de este dispositivo";
export const cancelQuestion = "¿Cancelar esta reserva?";
export const cancelText = (hours: number) =>
  `Con al menos ${hours} horas de anticipación no cuesta nada; con menos de ${hours} horas puede haber un cargo.`;
export const cancelIt = "Sí, cancelarla";
export const otherStays =
  "El otro trayecto sigue reservado a su precio, salvo que lo cancele también.";
export const cancelOther = (other: string) => `Cancelar también el otro trayecto: ${other}`;
export const removeQuestion = "¿Quitarla de este dispositivo?";
export const removeText = "Una reserva que ya le confirmamos sigue en pie.";
export const remove = "Quitar";
export const keepIt = "Dejarla";

export const forget = "Borrar mis datos de este dispositivo";
export const forgetQuestion = "¿Borrar sus datos de este dispositivo?";
export const forgetText =
  "Se quita de este dispositivo todo lo suyo, también las reservas que no se han enviado. " +
  "Lo que ya le confirmamos sigue reservado.";
export const forgetEverything = "Borrar todo";
export const keep = "Dejarlo";
export const forgotten = "Borrado";
export const forgottenText = "En este dispositivo ya no queda nada suyo.";

export const handOverLead = (company: string, missing: string) =>
  `Reserva para ${company}${missing}: `;
export const handOverWithout = {
  nothing: "",
  requests: ", sin las peticiones especiales",
  pickUp: ", sin todos los datos de la recogida",
  both: ", sin todos los datos de la recogida ni las peticiones",
};
export const handOver = "¿Sin datos? Envíela como mensaje de texto";
export const handOverTooLong = (phone: string) =>
  `¿Sin datos? Es demasiado larga para un mensaje de texto: llámenos al ${phone} y la anotamos.`;
export const handOverText =
  "El mensaje lleva su reserva. Se la confirmamos por teléfono o correo; nada se duplica cuando " +
  "este dispositivo vuelva a tener conexión.";
export const requestsApart = <Part>(strong: (words: string) => Part, requests: string) => [
  strong("Sus peticiones especiales no caben."),
  ` Nos llegan cuando este dispositivo tenga conexión; lo que no pueda esperar, agréguelo usted al mensaje, por favor: «${requests}»`,
];
export const pickUpApart =
  "No caben todos los datos de su recogida. El resto nos llega cuando este dispositivo tenga conexión.";
export const bySms = "Enviar por SMS";
export const byWhatsApp = "Enviar por WhatsApp";
