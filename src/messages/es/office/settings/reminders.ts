export const title = "Recordatorios y agradecimientos";
export const names = {
  first: "Unos días antes del viaje",
  eve: "La tarde anterior",
  thanks: "Gracias después del viaje",
};
export const isOn = {
  first: "Recordar el viaje por correo",
  eve: "Recordar el viaje por correo el día antes",
  thanks: "Agradecer por correo",
};
export const hints = {
  first: "Hora y lugar, qué llevar, y lo que falta por decir o por pagar",
  eve: "Lo mismo; sale aunque sea tarde, porque se trata de la mañana siguiente",
  thanks:
    "Una vez por viaje, con una de las direcciones de abajo. Cada cliente puede pedir que no le lleguen más.",
};
export const daysBefore = "Días antes del viaje";
export const daysAfter = "Días después del viaje";
export const at = "A las (hora de Belice)";
export const wakes = "No enviar nada antes de las";
export const sleeps = "Ni después de las";
export const hour = (hour: number) => `${hour % 12 || 12}:00 ${hour % 24 < 12 ? "a. m." : "p. m."}`;
export const reviews = "Dónde pueden contar cómo les fue, una dirección por línea";
export const reviewsHint =
  "Cada correo lleva una de ellas, por turno. Mientras no haya ninguna, no se envían agradecimientos.";
export const texts = "Lo que dicen estos correos: Avisos por correo, Textos de los correos";
