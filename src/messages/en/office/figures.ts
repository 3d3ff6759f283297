/** How days, months and figures are written. */
export const locale = "en-US";
const NUMBER = new Intl.NumberFormat(locale);

/** `12,345` */
export const count = (figure: number) => NUMBER.format(figure);

/** `1 booking`, `12,345 bookings` */
export const bookings = (figure: number) =>
  `${count(figure)} ${figure === 1 ? "booking" : "bookings"}`;
