const NUMBER = new Intl.NumberFormat("es-MX");

export const count = (figure: number) => NUMBER.format(figure);

export const bookings = (figure: number) =>
  `${count(figure)} ${figure === 1 ? "reserva" : "reservas"}`;
