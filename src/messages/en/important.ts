/** What to know before the day (SPEC §2, confirmation). */
export const beEarly = "Please arrive 15 minutes early.";
export const beEarlyAsAgreed =
  "Please arrive 15 minutes early for the time that we agree with you.";
export const bring = (proof: string) => `Bring ${proof}, printed or on your phone.`;
export const payOnArrival = "Pay on arrival by cash (USD or BZD) or major credit cards.";
/** Where a deposit is due before, or something is paid. */
export const payWhatIsLeft =
  "Pay what is left on arrival by cash (USD or BZD) or major credit cards.";
export const cancelAhead = (hours: number) => `Cancel or reschedule at least ${hours} hours ahead.`;
export const leastGuests = (least: number) =>
  `At least ${least} guests are needed for this tour; if there are fewer, we will contact you.`;
