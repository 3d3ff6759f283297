/** How days and times are written; a weekday counts from Sunday, a month from January, both from 0. */
const weekdays = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");
const months =
  "January February March April May June July August September October November December".split(
    " ",
  );
export const dayOfYear = (day: number, month: number, year: number) =>
  `${months[month]} ${day}, ${year}`;

export const longDay = (weekday: number, day: number, month: number, year: number) =>
  `${weekdays[weekday]}, ${dayOfYear(day, month, year)}`;
