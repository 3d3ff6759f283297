/** Whether a departure has a seat for a booking that is made or changed. */
export const full = "This departure has no seats left for them.";
export const closed = "This departure is closed or does not leave.";
export const none = "Nothing leaves at this time by the schedule.";
export const busy = "No guide or vehicle is free at that time.";
export const willWait = (why: string) =>
  `${why} If you save it so, the booking is not confirmed: it waits for a decision.`;
export const willBeBeyond = (why: string) => `${why} It is confirmed all the same.`;
export const beyond = "Confirm beyond the limit";
export const beyondHint = "You will have to find the seats yourself; the history notes it.";
/** Other departures of the day. */
export const others = "On that day there is room at:";
export const other = (time: string, left: number) =>
  `${time} (${left} ${left === 1 ? "seat" : "seats"} left)`;
/** @param asOf `as of 14:05` */
export const seats = (asOf: string) => `Seats ${asOf} (Belize time)`;
export const again = "Confirm it again";
export const againHint = "It waits now, and this departure has room for it.";

export const waitsTitle = "Waits for a Decision";
export const waits = (reference: string, why: string) =>
  `Booking #${reference} is not confirmed. ${why} It stands under 'Needs a decision'.`;
