/** Writing to the guests of a day, one after the other, from the run sheet. */
export const title = "Write to the Guests";
/** How many have not been written to; none where all have. */
export const write = (left: number) => (left > 0 ? `${title} (${left})` : title);
export const written = (opened: number, all: number) =>
  `${opened} of ${all} opened. Each message is ready: look at it, then send it.`;
export const nobody = "Nobody is left to write to.";
export const more = "What else to say";
export const moreHint = "Stands in each message, in your words; may be left empty.";
export const opened = "Message opened";
export const noWay = "Neither a phone number nor an e-mail address";
export const whatsapp = "WhatsApp";
export const mail = "Mail";
export const close = "Close";
