const weekdays = "domingo lunes martes miércoles jueves viernes sábado".split(" ");
const months =
  "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(
    " ",
  );
export const dayOfYear = (day: number, month: number, year: number) =>
  `${day} de ${months[month]} de ${year}`;

export const longDay = (weekday: number, day: number, month: number, year: number) =>
  `${weekdays[weekday]} ${dayOfYear(day, month, year)}`;
