export const refusals = {
  detail_required: "Indíquelo, por favor, para que podamos pasar por usted",
  detail_time: "Escriba una hora como 06:15",
  detail_ages: "Las edades son números enteros de 0 a 17; por ejemplo: 4, 9",
  detail_count: (most: string) => `Un número entero de 0 a ${most}`,
  detail_party: (said: string, guests: string) =>
    `La reserva es para ${guests}, pero adultos y niños suman ${said}`,
  detail_length: (most: string) => `${most} caracteres como máximo`,
  guests_most: (most: string) => `${most} personas como máximo`,
  guest_name: (most: string) => `Un nombre tiene ${most} caracteres como máximo`,
  answer_long: (most: string) => `Una respuesta tiene ${most} caracteres como máximo`,
  said_too_long: "Es demasiado largo en total. Escríbalo más corto, por favor",
  said_unreadable: "No se puede leer. Escríbalo otra vez, por favor",
};
