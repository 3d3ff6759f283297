export const title = "Avisos por correo";
export const recipient = "Correo del operador";
export const recipientHint = "Vacío: el correo de contacto";
export const notifyAdmin = "Avisarme de cada nueva reserva";
export const sendConfirmation = "Enviar la confirmación al cliente";
export const summary = "Enviarme un resumen cada mañana";
export const summaryHint =
  "A las 6:00: las salidas de hoy y de mañana, las reservas nuevas y lo que espera una decisión";
export const mostMails = "Máximo de correos a clientes por día";
export const mostMailsHint =
  "Los demás esperan, y se le avisa: alguien puede estar jugando con el formulario de reserva.";

export const sendTest = "Enviar correo de prueba";
export const sending = "Enviando...";
export const goesToSaved = "El correo de prueba va al destinatario guardado.";
export const testSentTitle = "Correo de prueba enviado";
export const testSent = "Va en camino.";
export const testFailedTitle = "El correo de prueba falló";

export const texts = "Textos de los correos";
export const mail = "Correo";
export const kinds = {
  confirmed: "Reserva confirmada",
  received: "Reserva recibida",
  cancelled: "Reserva cancelada",
  first: "Días antes del viaje",
  eve: "La tarde antes del viaje",
  thanks: "Agradecimiento después del viaje",
  operator: "Nueva reserva, para usted",
};
export const subject = "Asunto";
export const message = "Mensaje";
export const filledIn = (names: string) => `Se completan: ${names}`;
export const preview = "Vista previa";
export const previewOf = (day: string) =>
  `Vista previa con un ejemplo del ${day}. Debajo del mensaje siguen los datos de la reserva y cómo comunicarse con usted.`;
export const useBuiltIn = "Usar el texto original";
