/** Telling a guest by push what becomes of a booking. */
export const askPending =
  "This device can tell you as soon as we have decided, even with the site closed.";
export const ask =
  "This device can tell you if the time changes or we have to cancel, even with the site closed.";
export const on = "This device tells you when something changes.";
export const turnOn = "Tell Me on This Device";
export const turnOff = "Tell Me No More";
export const denied =
  "Your browser does not let this site notify you. You can allow it in the browser's settings.";
export const failed = "That did not work. Please try again when you have a good connection.";
