/** What a guest is asked before the pick-up, by WhatsApp or mail. */
export const greeting = (guest: string, company: string) => `Hello ${guest}, this is ${company}.`;
export const about = (service: string, day: string, reference: string) =>
  `We look forward to ${service} on ${day} (booking ${reference}). To plan it, we still need to know:`;
/** Each completes the sentence before. */
export const asked = {
  place: "where we may pick you up: the name of your hotel, or the address",
  dropOff: "where we may take you: the name of your hotel, or the address",
  time: "at what time you would like to be picked up",
  flight: "your flight number, and when the flight lands or leaves",
};
export const thanks = "You can simply answer this message. Thank you!";
export const subject = (service: string, reference: string) =>
  `Your pick-up for ${service}, booking ${reference}`;
