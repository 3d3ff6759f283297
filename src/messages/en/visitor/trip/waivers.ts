/** The waiver of a booking, signed on a guest's own phone. */
export const sign = "Sign the waiver";
export const each = "Each guest signs for themselves, a parent or guardian for a child.";
export const signed = (count: number, of: number) => `${count} of ${of} guests have signed`;
export const all = "All of you have signed. Thank you!";
export const noText = "The text could not be fetched. It needs a connection once.";
export const tryAgain = "Try Again";
