/** The guest's own page of a booking, its link, and how one has that sent again. */
export const opening = "Your booking is being opened.";
export const noScripts = "Your booking cannot be opened.";
export const unreachable = "Your booking could not be fetched";
export const unreachableText =
  "There is no connection, or we cannot be reached. This page tries again by itself when the line is back.";
export const tryAgain = "Try Again";
export const myBookings = "My Bookings";

export const wrong = "This link opens no booking";
export const wrongText =
  "It may have been cut off on its way, or ended. Please open the link of our newest e-mail, or have it sent to you again here. If nothing helps, call us or write to us.";
export const contactUs = "Contact Us";

export const otherPhone = "Open it on another phone";
export const otherPhoneText =
  "Scan the code with the other phone, or send the link to yourself or to those who travel with you. Whoever has it can see this booking, change it and cancel it.";
export const code = "QR code of the link to this booking";
export const link = "Link";
export const copy = "Copy Link";
export const copied = "Copied";
export const copiedText = "The link is ready to be pasted.";
export const notCopied = "Please copy the marked link.";
export const byWhatsApp = "Send by WhatsApp";
export const shared = (item: string, day: string, link: string) => `${item}, ${day}: ${link}`;
export const end = "End All Links Sent So Far";
export const endQuestion = "End all links to this booking?";
export const endText =
  "Links in e-mails and on other phones open nothing from now on, nor does the code on a printed voucher. The booking stays, and this device keeps it.";
export const endYes = "End Them";
export const endNo = "Keep Them";
export const ended = "Links ended";
export const endedText = "What you send from now on is a new link.";
export const endedBefore = "The links had been ended before";
export const endedBeforeText = "Have the new one sent to you by e-mail, under My Bookings.";
export const notEnded = "We do not know whether the links have ended";
export const notEndedText =
  "There was no answer. Please try again; if this device has lost its link, have the new one sent to you under My Bookings.";

export const cancelled = "Booking cancelled";
export const cannotCancel = "The booking could not be cancelled";
export const cannotCancelText = "There was no answer. Please try again, or call us.";

export const find = "Booked on another device? Find your booking";
export const findText =
  "Tell us your e-mail and the booking ID: its eight letters and digits stand on the voucher and in our e-mails. We send the link to the address of the booking.";
export const email = "E-mail";
export const reference = "Booking ID";
export const referenceMissing = "Please enter the booking ID";
export const sendLink = "Send Me the Link";
export const sending = "Sending...";
export const asked =
  "Thank you. If we have a booking with this e-mail and ID, its link arrives within a few minutes. For your safety we do not say here whether there is one. Nothing came? Look into the spam folder, or call us.";
export const notAsked =
  "This did not get through. Please try again in a minute, with a connection.";

/** On the voucher, beside the code of the link. */
export const onVoucher = "See or cancel this booking on any phone";
