/** Telling the guests of a departure that it is closed, or leaves at another time. */
export const title = "Tell the Guests";
/** How many have not been told; none where all have. */
export const tell = (untold: number) => (untold > 0 ? `${title} (${untold})` : title);
export const told = (told: number, all: number) =>
  `${told} of ${all} told. Each message is ready: look at it, then send it.`;
export const nobody = "There is nothing to tell them.";
export const moved = (from: string, to: string) => `${from} → ${to}`;
export const closed = (when: string) => `${when}: closed`;
export const mailed = "The site sends a mail by itself";
export const opened = "Message opened";
export const noWay = "Neither a phone number nor an e-mail address";
export const whatsapp = "WhatsApp";
export const mail = "Mail";
