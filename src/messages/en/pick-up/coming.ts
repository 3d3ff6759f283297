/** What guests are written before their departure, by WhatsApp or mail; the rest of it is that of `question.ts`. */
export const about = (service: string, when: string, reference: string) =>
  `We look forward to ${service} on ${when}, booking ${reference}.`;
export const pickUp = (where: string) => `Your pick-up: ${where}.`;
export const missing = "To plan it, we still need from you:";
export const subject = (service: string, reference: string) => `${service}, booking ${reference}`;
