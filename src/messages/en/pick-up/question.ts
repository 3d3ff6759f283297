/** What a guest is asked before the pick-up, by WhatsApp or mail. */
export const greeting = (guest: string, company: string) => `Hello ${guest}, this is ${company}.`;
export const about = (service: string, day: string, reference: string) =>
  `We look forward to ${service} on ${day} (booking ${reference}). To plan it, we still need to know:`;
/** Each completes the sentence before. */
export const asked = {
  departure_time: "at what time you would like to be picked up",
  pickup_place: "where we may pick you up: the name of your hotel, or the address",
  flight_number: "your flight number, and when the flight lands or leaves",
  adults: "how many of you are adults, and how old the children are",
  luggage: "how many pieces of luggage you bring",
};
export const thanks = "You can simply answer this message. Thank you!";
export const subject = (service: string, reference: string) =>
  `Your pick-up for ${service}, booking ${reference}`;
