/** Days and times as tables write them; a weekday counts from Sunday, a month from January, both from 0. */
const weekdays = "Sun Mon Tue Wed Thu Fri Sat".split(" ");
const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
/** The hour is one of 24. */
export const clock = (hour: number, minutes: string) =>
  `${hour % 12 || 12}:${minutes} ${hour < 12 ? "am" : "pm"}`;
export const dayOfYear = (day: number, month: number, year: number) =>
  `${months[month]} ${day}, ${year}`;
export const dayOfMonth = (day: number, month: number) => `${months[month]} ${day}`;
export const dayOfWeek = (weekday: number, day: number) => `${day} ${weekdays[weekday]}`;
export const monthOfYear = (month: number, year: number) => `${months[month]} ${year}`;
/** In the list of exports. */
export const logged = (day: number, month: number, year: number, hour: number, minutes: string) =>
  `${day} ${months[month]} ${year}, ${String(hour).padStart(2, "0")}:${minutes}`;
