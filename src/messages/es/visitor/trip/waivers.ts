export const sign = "Firmar la exoneración";
export const each = "Cada viajero firma por sí mismo; por un menor firma su madre, padre o tutor.";
export const signed = (count: number, of: number) => `Han firmado ${count} de ${of} viajeros`;
export const all = "Ya firmaron todos. ¡Gracias!";
export const noText = "No se pudo obtener el texto. Hace falta conexión una vez.";
export const tryAgain = "Intentar de nuevo";
