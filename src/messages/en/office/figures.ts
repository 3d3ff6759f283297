/** How figures are written. */
const NUMBER = new Intl.NumberFormat("en-US");

/** `12,345` */
export const count = (figure: number) => NUMBER.format(figure);

/** `1 booking`, `12,345 bookings` */
export const bookings = (figure: number) =>
  `${count(figure)} ${figure === 1 ? "booking" : "bookings"}`;
