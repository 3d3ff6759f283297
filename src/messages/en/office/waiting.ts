/** What has not been sent from this device, and what the server has refused. */
export const title = "Changes on This Device";
export const close = "Close";
export const allSent = "Everything has been sent.";
export const madeAt = (clock: string) => `at ${clock}`;
export const newBooking = (service: string) => `New booking: ${service}`;
export const receipt = (number: string) => `Receipt ${number}`;
export const mailedReceipt = (number: string) => `Receipt ${number}, by mail`;
export const voidReceipt = (number: string) => `Receipt ${number} is not valid`;
export const waiver = (guest: string) => `Waiver signed for ${guest}`;
export const voidWaiver = (reason: string) => `A waiver does not hold: ${reason}`;
export const declareVoid = "Note It as Not Valid";
export const giveAnew = "Give It Anew";
export const empty = "(empty)";
export const nothingPaid = "nothing was paid";
export const cashUp = (counted: string) => `Cash-up: ${counted}`;
export const takingsOf = (name: string) => `Takings of ${name}`;
export const withLetter = "with a mail to the guest";
export const noteOf = (note: string) => `Note: ${note}`;

export const waiting = "Waiting to be sent.";
export const goesOnTrying =
  "The server does not take it at the moment. This device goes on trying.";
export const mend = "Mend Booking";
export const signAgain = "Sign Again";
/** Where the money of a deleted booking is. */
export const liesWith = (what: string, who: string) => `${what}: it lies with ${who}.`;
export const withoutBooking = "Record It Without the Booking";
export const remove = "Remove from This Device";
export const note = "Note";
export const keptInHistory = "Kept in the history";
export const sendWithNote = "Send with This Note";
export const chosenOver = "Chosen over what had been stored meanwhile";
/** Where two have changed the same rule. */
export const keepMine = "Keep Mine";
export const keepTheirs = "Keep Theirs";
