export const locale = "es-MX";
const NUMBER = new Intl.NumberFormat(locale);

export const count = (figure: number) => NUMBER.format(figure);

export const bookings = (figure: number) =>
  `${count(figure)} ${figure === 1 ? "reserva" : "reservas"}`;
