/** What guests ask for once changing is free no more, and who has cancelled then. */
export const requests = "Guests who ask for a change, oldest first";
export const request = "Asks for a change";
export const overtaken = "Changed since";
export const overtakenText =
  "The office has changed the same since the guest asked. Accepting puts what the guest wants in its place.";
export const was = (value: string) => `(now ${value})`;
export const priceStays = (price: string) => `The price stays ${price}`;
export const priceBecomes = (price: string, before: string) => `New price ${price} (now ${before})`;
export const hasRoom = "There is room.";
export const noRoom = {
  closed: "That departure is not open.",
  full: "That departure is full.",
  busy: "No guide or vehicle is free then.",
};
export const noRoomOther = "That departure has no room.";
export const refused =
  "It cannot be made as it was asked for. Please decline it, or edit the booking as you agree with the guest.";
export const askedAt = (day: string, clock: string) => `Asked on ${day}, ${clock}`;
export const accept = "Accept";
export const acceptBeyond = "Accept Beyond the Limit";
export const decline = "Decline";
export const keepOpen = "Not Now";
export const answer = {
  en: "Your answer to the guest",
  es: "Your answer to the guest, in Spanish",
};
export const answerHint = "The guest reads it by mail, and with the booking on each device.";
export const declineIt = "Decline with These Words";
export const accepted = (reference: string) =>
  `Booking #${reference} is changed as its guest asked`;
export const declined = (reference: string) => `The request for booking #${reference} is declined`;

export const late = "Cancelled when it was free no more";
export const lateBadge = "Cancelled late";
export const lateText = (hours: number) =>
  `Less than ${hours} hours before the departure: a fee may apply.`;
export const seen = "Seen";
export const seenDone = (reference: string) => `The late cancellation of #${reference} is ticked`;
export const seenUndone = (reference: string) =>
  `The late cancellation of #${reference} is listed again`;
