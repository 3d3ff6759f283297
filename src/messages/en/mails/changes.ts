/** What a guest is told of what has changed: in a mail since the last one, by chat of a departure. */
export const moved = (before: string, now: string) =>
  `Your booking has been moved from ${before} to ${now}.`;
/** Of a day that stays. */
export const otherTime = (day: string, before: string, now: string) =>
  `The time of your booking on ${day} has changed from ${before} to ${now} (Belize time).`;
export const dayAndTime = (day: string, time: string) => `${day}, ${time} (Belize time)`;
export const changed = "What has changed:";
/** After a move. */
export const alsoChanged = "What else has changed:";
export const time = "Time";
export const pickUp = "Pick-up";
export const instead = (label: string, now: string, before: string) =>
  `${label}: ${now} (before: ${before})`;
export const added = (label: string, now: string) => `${label}: ${now}`;
/** Of what was told and holds no more. */
export const none = "none";

/** By chat or a mail of one's own: what it is about, then what has changed, why, and what next. */
export const about = (service: string, reference: string) =>
  `This is about ${service}, booking ${reference}.`;
export const closed = (when: string) => `Unfortunately it can't take place on ${when}.`;
export const reason = (why: string) => `The reason: ${why}.`;
export const anotherDay =
  "Which other day would suit you? If none does, we cancel the booking, and you owe nothing.";
export const unsuitable = "If that does not suit you, please tell us.";
export const answer = "You can simply answer this message.";
