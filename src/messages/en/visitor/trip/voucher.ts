/** The voucher: a booking on one sheet. */
export const noScripts = "A voucher is made on your device and cannot be shown.";
export const noBooking = "No booking here";
export const noBookingText =
  "Vouchers are made on the device that booked. Open this page there, or call us with the booking ID of your e-mail.";
export const contactUs = "Contact Us";
export const browseTours = "Browse Tours";
export const back = "Back to Your Booking";
export const print = "Print or Save as PDF";

export const yourVoucher = "Your voucher";
export const voucher = "Booking Voucher";
export const request = "Booking Request";
export const refused = "Nothing is booked";
export const refusedText = "The booking could not be taken as it is. Please book again or call us.";
export const waiting = "Nothing is booked yet";
export const waitingText =
  "This request is saved on your device and not sent. Open this app when you have a connection; it becomes a booking when we have answered.";
export const unwanted = "To be cancelled";
export const unwantedText =
  "You have taken this booking back. It is cancelled as soon as this device has a connection.";
export const pending = "Pending";
export const cancelled = "Cancelled";
export const cancelledText = "This booking is cancelled and the voucher is no longer valid.";

export const bookingId = "Booking ID";
export const notSent = "Not sent";
export const qrCode = (reference: string) => `QR code of booking ${reference}`;
export const date = "Date";
export const guests = "Guests";
export const location = "Location";
export const route = "Route";
export const customer = "Customer";
export const price = "Price";
export const total = "Total";
export const about = (belizeDollars: string) => `about ${belizeDollars}`;
export const specialRequests = "Special Requests";
export const pickUp = "Pick-up";
export const pickUpAgreed = "Pick-up (Belize time)";
export const times = "Times (Belize)";
export const timeAsAgreed = "Time as agreed";
export const agreedHow = "by e-mail, phone or WhatsApp";
export const backAt = (time: string) => `Back at about ${time}`;

export const bringAndKnow = "What to bring and know";
export const driverWaits = "Your driver waits outside Arrivals with your name on a board";
export const passport = "Passport for every traveller, and a visa if your nationality needs one";
export const important = "Important information";
/** What guests bring along. */
export const proof = "this voucher";
export const reachUs = "Late, lost or a question? Call or write to us.";
