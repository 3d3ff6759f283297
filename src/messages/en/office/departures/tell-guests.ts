/** Telling the guests of a departure that it is closed, or leaves at another time. */
export const title = "Tell the Guests";
/** How many have not been told; none where all have. */
export const tell = (untold: number) => (untold > 0 ? `${title} (${untold})` : title);
export const told = (told: number, all: number) =>
  `${told} of ${all} told. Each message is ready: send it, then tick who was told.`;
export const nobody = "There is nothing to tell them.";
export const moved = (from: string, to: string) => `${from} → ${to}`;
export const closed = (when: string) => `${when}: closed`;
export const isTold = "Told";
export const mailQueued = "A mail says so";
export const mailFollows = "A mail says so once the move is sent";
/** One to each. */
export const mailAll = (guests: number) => (guests === 1 ? "Mail the Guest" : `Mail All ${guests}`);
export const mailed = "Mails Are Queued";
export const mailsFollow = (guests: number) =>
  guests === 1
    ? "The guest gets a mail in two minutes."
    : `${guests} guests get a mail each, in two minutes.`;
export const noWay = "Neither a phone number nor an e-mail address";
export const whatsapp = "WhatsApp";
export const mail = "Mail";
