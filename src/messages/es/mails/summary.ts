const departures = (count: number) => (count === 1 ? "1 salida" : `${count} salidas`);
const bookings = (count: number) => (count === 1 ? "1 reserva" : `${count} reservas`);
export const subject = (day: string, count: number, guests: string) =>
  `Resumen del ${day}: ${departures(count)}, ${guests}`;
export const heading = "Su día";
export const diskLow =
  "El disco del servidor está casi lleno: la próxima copia de seguridad puede fallar.";
export const newBookings = "Reservas nuevas desde ayer";
export const decisions = "Reservas que esperan su decisión";
export const givenUp = "Correos que no se pudieron enviar";
export const lastBackup = "Última copia de seguridad";
export const noBackup = "Todavía ninguna";
export const today = (day: string) => `Hoy, ${day}`;
export const tomorrow = (day: string) => `Mañana, ${day}`;
export const noDepartures = "Sin salidas";
export const noTime = "Sin hora todavía –";
export const departure = (time: string, service: string, guests: string, count: number) =>
  `${time} ${service}: ${guests} en ${bookings(count)}`;
export const withGaps = (line: string, count: number) =>
  `${line}; ${bookings(count)} sin hora, lugar o vuelo`;
export const openRunSheet = "Abrir la hoja del día";
export const decide = "Decidir";
export const footer =
  "Recibirá este correo cada mañana hasta que lo desactive en Ajustes, Avisos por correo.";
