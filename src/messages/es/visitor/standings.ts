export const unwanted = "Se va a cancelar";
export const unwantedText =
  "La cancelamos en cuanto haya conexión. Abra entonces esta aplicación un momento.";
export const refused = "Requiere su atención";
export const sending = "Enviando…";
export const nothingBooked = "Nada queda reservado hasta que le respondamos.";
export const waiting = "Guardada en este dispositivo, todavía sin enviar";
export const waitingText = "Abra esta aplicación cuando tenga conexión.";
export const waitingSeat =
  "Su lugar se confirma al enviarla. Abra esta aplicación cuando tenga conexión.";
export const cancelled = "Cancelada";
export const cancelledText = "Esta reserva está cancelada.";
export const completed = "Realizada";
export const completedText = "Gracias por viajar con nosotros.";
export const received = "Reserva recibida";
export const confirmed = "Reserva confirmada";
export const payOnSite = "Se paga al llegar.";
export const payAhead = {
  part: "Pague el depósito a más tardar en la fecha indicada, por favor; el resto se paga al llegar.",
  all: "Pague el precio completo a más tardar en la fecha indicada, por favor.",
};
export const moved = "Cambiada de salida";
export const movedText = "Otra reserva ocupa su lugar.";
