/** Asked before signing out loses what has not been sent. */
export const title = "Sign out and lose changes?";
export const text = (changes: number | null) =>
  (changes === null
    ? "This device does not say whether everything has been sent. "
    : `${changes === 1 ? "1 change has" : `${changes} changes have`} not been sent yet. `) +
  "Signing out removes everything from this device, and what was not sent is lost.";
export const stay = "Stay Signed In";
export const leave = "Sign Out and Discard";
