/** What a mail to a guest says of what has changed since the last one. */
export const moved = (before: string, now: string) =>
  `We have moved your booking from ${before} to ${now}.`;
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
