const weekdays = "domingo lunes martes miércoles jueves viernes sábado".split(" ");
const months =
  "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(
    " ",
  );
const dayOfYear = (day: number, month: number, year: number) =>
  `${day} de ${months[month]} de ${year}`;

export const longDay = (weekday: number, day: number, month: number, year: number) =>
  `${weekdays[weekday]} ${dayOfYear(day, month, year)}`;
export const instant = (
  [day, month, year]: readonly [number, number, number],
  hour: number,
  minutes: string,
) =>
  `${dayOfYear(day, month, year)}, ${hour % 12 || 12}:${minutes} ${hour < 12 ? "a. m." : "p. m."} (hora de Belice)`;
