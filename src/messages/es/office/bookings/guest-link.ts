export const link = "El enlace del cliente";
export const whatItIs =
  "Está en cada correo al cliente. Quien lo tiene ve la reserva y puede cancelarla, sin iniciar sesión.";
export const withConnection = "Se muestra con conexión.";
export const openedFromMail = (time: string) => `Se abrió desde un correo el ${time}.`;
export const openedOtherwise = (time: string) =>
  `Se abrió desde un código, un chat o una copia el ${time}.`;
export const notOpened = "Nadie lo ha abierto todavía.";
export const copy = "Copiar el enlace";
export const copied = "Copiado";
export const copiedText = "El enlace está listo para pegarlo.";
export const end = "Anular todos los enlaces";
export const endText =
  "Todos los enlaces enviados, y los teléfonos que abrieron alguno, dejan de tener efecto. El teléfono con el que se reservó conserva el suyo, y los correos llevan desde ahora uno nuevo.";
export const endYes = "Sí, anularlos";
export const endNo = "Conservarlos";
export const ended = "Se anularon todos los enlaces de la reserva";
