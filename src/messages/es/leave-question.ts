export const title = "¿Cerrar sesión y perder los cambios?";
export const text = (changes: number) =>
  `${changes === 1 ? "Queda 1 cambio" : `Quedan ${changes} cambios`} sin enviar. ` +
  "Al cerrar sesión se borra todo de este dispositivo, y lo que no se envió se pierde.";
export const stay = "Seguir con la sesión";
export const leave = "Cerrar y descartar";
