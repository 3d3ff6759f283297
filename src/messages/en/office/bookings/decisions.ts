/** What waits for the operator's decision. */
const weekdays = "Sun Mon Tue Wed Thu Fri Sat".split(" ");
const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
/** A weekday counts from Sunday, a month from January, both from 0. */
export const shortDay = (weekday: number, day: number, month: number) =>
  `${weekdays[weekday]}, ${months[month]} ${day}`;

export const waiting = "Bookings that wait for a decision, oldest first";
export const allDecided = "Nothing is left to decide here.";
export const writeToGuest = "Write to the guest";
/** @param asOf `as of 14:05` */
export const seats = (asOf: string) => `Seats ${asOf} (Belize time)`;
export const fitsNow = "Fits now";
export const fitted = (asOf: string) => `Fitted ${asOf}`;
export const reasons = {
  late: "Date passed",
  price: "Other price",
  withdrawn: "Not offered",
  review: "To be checked",
  closed: "Not open",
  full: "Full",
  busy: "Nobody free",
  request: "On request",
  recovered: "Came back",
};
export const since = (day: string, clock: string) => `Booked on ${day}, ${clock}`;

export const seatsTaken = (taken: number, seats: number) => `${taken} of ${seats} seats taken`;
export const groupsTaken = (taken: number, groups: number) =>
  `${taken} of ${groups} groups taken that day`;
export const partyOf = (guests: number) => `party of ${guests}`;
export const room = (figures: string) => `There is room now: ${figures}.`;
export const behind = (figures: string) =>
  `There is room, but an older booking waits for the same seats: ${figures}.`;
export const full = (figures: string) => `No room: ${figures}.`;
/** @param lacking `1 guide, 1 vehicle with 9 seats`; empty where that is not known */
export const busy = (figures: string, lacking: string) =>
  lacking
    ? `Not free at that time: ${lacking} (${figures}).`
    : `No guide or vehicle is free at that time (${figures}).`;
export const seated = (vehicles: string, seats: number) =>
  `${vehicles} with ${seats} ${seats === 1 ? "seat" : "seats"}`;
export const closed = (reason: string) =>
  reason ? `That departure is closed: ${reason}.` : "That departure is not open.";
export const past = "Guests cannot book it themselves at this time.";
export const cameBack = "The guest's device brought it back after a restore.";
export const onRequest = "This departure is on request: your answer confirms.";

export const moveTo = "Move and confirm";
/** Before a day and a time. */
export const move = (who: string) => `Move ${who} to`;
export const left = (seats: number) => `${seats} left`;
export const alternativesUnknown = "Other departures are shown with a connection.";
export const confirm = "Confirm";
export const confirmBeyond = "Confirm Beyond the Limit";
export const decline = "Decline";

export const beyondTitle = "Confirm Beyond the Limit?";
export const confirmAllTheSame =
  "Confirm it all the same? You will have to find the seats yourself; the history notes it.";
export const letWait = "Let It Wait";
export const otherWayStays =
  "Booked there and back: the other way is a booking of its own, and stays as it is.";
export const declineTitle = (reference: string) => `Decline Booking #${reference}`;
export const declineAndWrite = "Decline and Write";
export const asItIsSent = "Sent as it stands here, with the booking's facts below it.";
export const noAddress = (phone: string) =>
  `There is no e-mail address: please call the guest, ${phone}.`;

export const confirmed = (reference: string) => `Booking #${reference} is confirmed`;
export const confirmedBeyond = (reference: string) =>
  `Booking #${reference} is confirmed beyond the limit`;
export const moved = (reference: string, to: string) =>
  `Booking #${reference} is confirmed for ${to}`;
export const declined = (reference: string) => `Booking #${reference} is declined`;
export const waitsAgain = (reference: string) => `Booking #${reference} waits again`;
