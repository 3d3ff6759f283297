const weekdays = "dom lun mar mié jue vie sáb".split(" ");
const months = "ene feb mar abr may jun jul ago sep oct nov dic".split(" ");
export const clock = (hour: number, minutes: string) =>
  `${hour % 12 || 12}:${minutes} ${hour < 12 ? "a. m." : "p. m."}`;
export const dayOfYear = (day: number, month: number, year: number) =>
  `${day} ${months[month]} ${year}`;
export const dayOfMonth = (day: number, month: number) => `${day} ${months[month]}`;
export const dayOfWeek = (weekday: number, day: number) => `${weekdays[weekday]} ${day}`;
export const monthOfYear = (month: number, year: number) => `${months[month]} ${year}`;
export const logged = (day: number, month: number, year: number, hour: number, minutes: string) =>
  `${dayOfYear(day, month, year)}, ${clock(hour, minutes)}`;
