/** The operator's morning mail. */
const departures = (count: number) => (count === 1 ? "1 departure" : `${count} departures`);
const bookings = (count: number) => (count === 1 ? "1 booking" : `${count} bookings`);
export const subject = (day: string, count: number, guests: string) =>
  `${day}: ${departures(count)}, ${guests}`;
export const heading = "Your day";
export const diskLow = "The server's disk is nearly full: the next backup may fail.";
export const newBookings = "New bookings since yesterday";
export const decisions = "Bookings that need a decision";
export const givenUp = "Mails given up";
export const lastBackup = "Last backup";
export const noBackup = "None yet";
export const today = (day: string) => `Today, ${day}`;
export const tomorrow = (day: string) => `Tomorrow, ${day}`;
export const noDepartures = "No departures";
export const noTime = "No time yet";
export const departure = (time: string, service: string, guests: string, count: number) =>
  `${time} ${service}: ${guests} in ${bookings(count)}`;
export const withGaps = (line: string, count: number) =>
  `${line}; ${bookings(count)} without time, place or flight`;
export const openRunSheet = "Open the run sheet";
export const decide = "Decide";
export const footer =
  "You get this mail each morning until you switch it off: Settings, Email Notifications.";
