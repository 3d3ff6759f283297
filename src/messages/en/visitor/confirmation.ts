/** The confirmation page (SPEC §2). */
export const noScripts = "What was booked cannot be shown.";
export const bookingId = "Booking ID";
export const route = "Route";
export const location = "Location";
export const date = "Date";
export const pickUp = "Pick-up";
export const guests = "Guests";
export const customer = "Customer";
export const specialRequests = "Special Requests";
export const price = "Price";
export const total = "Total";
export const about = (belizeDollars: string) => `about ${belizeDollars}`;
export const paymentStatus = "Payment Status";

export const refused = "Needs your attention";
export const refusedText =
  "The booking could not be taken as it is. It is kept on this device: please book again or call us.";
export const waiting = "Saved on this device – not sent yet";
export const waitingText =
  "Open this app when you have a connection. Nothing is booked until we have answered.";
export const unwanted = "To be cancelled";
export const unwantedText =
  "You have taken this booking back. It is cancelled as soon as this device has a connection.";
export const cancelled = "Booking cancelled";
export const cancelledText = "This booking is cancelled.";
export const completed = "Completed";
export const completedText = "Thank you for travelling with us.";
export const received = "Booking Received";
export const confirmed = "Booking Confirmed!";
export const lookForward = "We look forward to seeing you.";
export const noMail =
  "We send no e-mail to confirm it: your voucher is below, under Download Summary.";
export const mailGoes = (address: string) => `A confirmation e-mail goes to ${address}.`;

export const important = "Important information";
/** What guests bring along. */
export const proof = { voucher: "your voucher", mail: "your confirmation e-mail" };

export const downloadSummary = "Download Summary";
export const shareBooking = "Share Booking";
export const askOnWhatsApp = "Ask on WhatsApp";
export const browseTours = "Browse Tours";
export const browseTransfers = "Browse Transfers";
export const cannotShare = "Sharing is not supported on this device.";
export const shared = (item: string, day: string, guests: string, reference: string) =>
  `${item}, ${day}, ${guests}. Booking #${reference}.`;
