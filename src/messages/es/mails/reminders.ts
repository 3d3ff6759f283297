export const today = "Su viaje es hoy";
export const tomorrow = "Su viaje es mañana";
export const inDays = (days: number) => `Faltan ${days} días para su viaje`;
export const stillNeeded = (details: string) =>
  `Todavía nos falta: ${details}. Complételo en la página de su reserva (el enlace está abajo) o responda a este correo.`;
export const depositMissing = (amount: string, day: string) =>
  `Del depósito, que se paga a más tardar el ${day}, todavía faltan ${amount} USD.`;

export const thanks = "¿Qué tal el viaje?";
export const review = (place: string) => `Contar cómo le fue, en ${place}`;
export const unsubscribe = "No quiero más correos como este";

export const unsubscribeTitle = "¿Ya no desea estos correos?";
export const unsubscribeText =
  "Después de un viaje agradecemos por correo y preguntamos cómo le fue. Si presiona el botón, ya no mandaremos estos correos a esta dirección. Lo que toca a una reserva (confirmación, cambios, hora y lugar de encuentro) le seguirá llegando.";
export const unsubscribeButton = "No recibir más estos correos";
export const unsubscribedTitle = "Listo";
export const unsubscribedText =
  "Ya no mandaremos estos correos a esta dirección. Lo que toca a una reserva le seguirá llegando.";
export const unknownTitle = "Este enlace no está completo";
export const unknownText =
  "Se cortó o cambió en el camino. Ábralo otra vez desde el correo, por favor, o responda al correo: con gusto lo hacemos por usted.";
export const toTheSite = "Ir a nuestro sitio";
