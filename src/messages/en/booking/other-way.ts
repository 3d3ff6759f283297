/** A transfer that is offered both ways, and both ways booked in one step. */
export const thereAndBack = "There and back";
/** Of a service whose other way has no name of its own any more. */
export const theOtherWay = (service: string) => `${service} (the other way)`;
/** The booking of the other way, in one line. */
export const other = (service: string, day: string, reference: string) =>
  `${service}, ${day} (#${reference})`;
export const otherCancelled = (other: string) => `${other}: cancelled`;
export const otherInItsMail = "The other way is a booking of its own, with a mail of its own.";
export const bothFor = (amount: string) => `Both ways together: ${amount} USD`;
