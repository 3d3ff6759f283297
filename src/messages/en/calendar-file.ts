/** What a booking's calendar file says. */
export const product = "EN";
/** Before the entry's name. */
export const signs = {
  unsent: "Not booked yet: ",
  pending: "Pending: ",
  cancelled: "Cancelled: ",
};
export const tomorrow = (service: string) => `Tomorrow: ${service}`;
export const inBelize = (place: string) => `${place}, Belize`;

export const nothingBooked = "Nothing is booked until we have answered.";
export const cancelled = "This booking is cancelled.";
export const booking = (reference: string) => `Booking #${reference}`;
export const belizeTime = (what: string) => `${what} (Belize time)`;
/** Of what has no time yet. */
export const pickUpOpen = "We agree the pick-up time with you by e-mail or phone.";
export const total = (dollars: string, belizeDollars: string) =>
  `Total: ${dollars} USD (about ${belizeDollars})`;
export const reachUs = (phone: string) => `Phone / WhatsApp: ${phone}`;
