/** How a session ends: told on any page, so in every first view. */
export const notSignedOut = "Not signed out";
export const notSignedOutText =
  "A part of this page has not come. Check your connection, load it again and try once more.";
export const loadAgain = "Load Again";
export const signedOut = "Signed Out";
export const signedOutText = "Your sign-in has ended. Please sign in again.";
