/** A page was asked for in a language that this device does not keep, and there is no line. */
export const needsLine = (name: string) => `${name} needs a connection`;
export const keptHere = "This device keeps the site in English.";
