/** How a booking or message of this device stands: in My bookings, and in what is told of it elsewhere. */
export const unwanted = "To be cancelled";
export const unwantedText =
  "We cancel it as soon as this device has a connection. Keep this app open for a moment then.";
export const refused = "Needs your attention";
export const sending = "Sending…";
export const nothingBooked = "Nothing is booked until we have answered.";
export const waiting = "Saved on this device – not sent yet";
export const waitingText = "Open this app when you have a connection.";
export const waitingSeat =
  "Your seat is confirmed when it is sent. Open this app when you have a connection.";
export const cancelled = "Cancelled";
export const cancelledText = "This booking is cancelled.";
export const completed = "Completed";
export const completedText = "Thank you for travelling with us.";
export const received = "Booking received";
export const confirmed = "Booking confirmed";
export const payOnSite = "Pay on site.";
export const payAhead = {
  part: "Please pay the deposit by its day; what is left you pay on site.",
  all: "Please pay the whole price by its day.",
};
export const moved = "Moved";
export const movedText = "Another booking has taken its place.";
