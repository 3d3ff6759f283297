/** How old what is shown is: quiet, on every page. */
export const connection = "Connection";
export const noConnection = (asOf: string) => `No connection – ${asOf}`;
export const signInEnded = (asOf: string) => `Your sign-in has ended – ${asOf}`;
export const asOf = (clock: string) => `as of ${clock}`;
export const asOfDay = (day: string, clock: string) => `as of ${day}, ${clock}`;
export const notLoadedYet = "not loaded yet";
export const signIn = "Sign In";
export const waiting = (changes: number) =>
  `${changes} ${changes === 1 ? "change" : "changes"} waiting`;
export const needAttention = (changes: number) =>
  `${changes} ${changes === 1 ? "needs" : "need"} your attention`;
