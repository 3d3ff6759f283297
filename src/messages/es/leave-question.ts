export const title = "¿Cerrar sesión y perder los cambios?";
export const text = (changes: number | null) =>
  (changes === null
    ? "Este dispositivo no responde si ya se envió todo. "
    : `${changes === 1 ? "Queda 1 cambio" : `Quedan ${changes} cambios`} sin enviar. `) +
  "Al cerrar sesión se borra todo de este dispositivo, y lo que no se envió se pierde.";
export const stay = "Seguir con la sesión";
export const leave = "Cerrar y descartar";
