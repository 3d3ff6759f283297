/** What a device shows by push; of a person nothing but the booking's reference. */
export const titles = {
  new: (reference: string) => `New booking ${reference}`,
  confirmed: (reference: string) => `Booking ${reference} is confirmed`,
  moved: (reference: string) => `Booking ${reference} has another time`,
  cancelled: (reference: string) => `Booking ${reference} is cancelled`,
};
export const bodies = {
  new: "Open it in the back office.",
  confirmed: "We look forward to seeing you. My Bookings has the details.",
  moved: "My Bookings says when and where.",
  cancelled: "My Bookings has the details.",
};
