/** A code in the booking form; it comes after the form's first view. */
export const haveCode = "I have a code";
export const code = "Code";
export const check = "Check code";
export const asking = "One moment…";
export const takesOff = (amount: string) => `This code takes ${amount} off the price.`;
export const takesOffThere = (amount: string) =>
  `This code takes ${amount} off the price of the way there.`;
export const notHeld =
  "This code does not hold for this service and day. You can book all the same, at the price shown.";
export const notAsked =
  "The code cannot be checked at the moment. We check it when your booking arrives; the price shown here is without it.";
