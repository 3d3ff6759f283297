/** Why a question to the server failed, where the server's own words would not help. */
export const noAnswer = "The server could not be reached. Check your connection and try again.";
export const unreadable = "The server's answer could not be read.";
export const sessionEnded = "Your sign-in has expired. Please sign in again.";
export const serverTrouble = "The server has a problem at the moment. Please try again shortly.";
export const notAllowed = "This account may not do that.";
export const gone = "It is not there any more.";
export const tooOften = "Too many requests. Please wait a minute and try again.";
export const unknown = "Unknown error";
