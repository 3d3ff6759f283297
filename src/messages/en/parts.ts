/** What parts of many pages say: in every first view, so only what stands there. */
export const close = "Close";
export const optional = "(optional)";
export const tryAgain = "Try Again";
export const notLoaded = "This page could not be loaded. Check your connection and try again.";
export const offline = "You are offline";

export const scriptsOff = "JavaScript is switched off";
export const reachUs = <Part>(phone: Part, email: Part, whatsApp: (words: string) => Part) => [
  "Call ",
  phone,
  ", write to ",
  email,
  " or ",
  whatsApp("message us on WhatsApp"),
  ".",
];
