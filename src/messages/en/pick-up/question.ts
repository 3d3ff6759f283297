/** What a guest is asked before the pick-up, by WhatsApp or mail. */
export const greeting = (guest: string, company: string) => `Hello ${guest}, this is ${company}.`;
export const about = (service: string, day: string, reference: string) =>
  `We look forward to ${service} on ${day} (booking ${reference}). To plan it, we still need from you:`;
/** Each is what the sentence before asks for. */
export const asked = {
  departure_time: "the time at which you would like to be picked up",
  pickup_place: "the place where we may pick you up: the name of your hotel, or the address",
  flight_number: "your flight number, and when the flight lands or leaves",
  adults: "the number of adults, and the age of each child",
  luggage: "the number of pieces of luggage that you bring",
  guest_list: "the names of all of you",
  waiver:
    "the signature of each of you under the waiver, on the page of your booking or with our guide",
};
export const thanks = "You can simply answer this message. Thank you!";
export const subject = (service: string, reference: string) =>
  `Your pick-up for ${service}, booking ${reference}`;
