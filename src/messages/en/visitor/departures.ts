/** What can be had of a service: in the booking form, and in place of a departure that could not be had. */
export const departureTime = "Departure time";
export const chooseDate = "Choose a date to see when it leaves.";
/** In a calendar's square. */
export const squares = {
  few: (left: number) => `${left} left`,
  full: "full",
  closed: "closed",
};
/** At a time to choose, or behind a day. */
export const seatsLeft = (left: number) => (left === 1 ? "1 seat left" : `${left} seats left`);
export const open = "Seats available";
export const states = {
  full: "Full",
  busy: "Nobody free",
  closed: "Closed",
  past: "Too late to book",
  none: "No departure",
};
export const closedBecause = (reason: string) => `Closed: ${reason}`;
export const dayIs = (day: string, state: string) => `${day} – ${state}`;

/** Why nobody can be booked then. */
export const obstacles = {
  departure_none: "Nothing leaves on that day.",
  departure_past: "It is too late to book that departure.",
  departure_full: "That departure is full.",
  departure_busy: "We have nobody free for it at that time.",
  departure_closed: "That departure is closed.",
  departure_closed_because: (reason: string) => `That departure is closed: ${reason}.`,
  departure_time_required: "Departure time is required",
};
export const chooseAnother = "Please choose another day or time.";
export const sendAllTheSame =
  "You can send your booking all the same: what counts is what is left when it arrives.";
/** A party that is larger than what is left; without a time where it leaves when its guests wish. */
export const onlyLeft = (left: number, time: string) =>
  `Only ${left} ${left === 1 ? "seat is" : "seats are"} left${time ? ` at ${time}` : ""}; the office will answer you.`;
export const asOf = (time: string) => `What is left, as of ${time} (Belize time).`;
export const asOfDay = (day: string, time: string) =>
  `What is left, as of ${day}, ${time} (Belize time).`;
export const seatWhenSent = "Your seat is confirmed when it is sent.";

export const others = "What else there is";
export const moveTo = (departure: string) => `Move to ${departure}`;
export const moveText = "One tap books it anew and cancels this one.";
export const notMoved = "This device cannot store it. Please call us or book again.";
