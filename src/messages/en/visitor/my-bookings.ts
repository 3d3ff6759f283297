/** What is kept on this device, and what can be done with it. */
export const title = "My bookings";
export const lead =
  "What you have booked on this device. It is kept here, and opens without a connection.";
export const offline = "Your bookings stand here as this device last heard of them.";
export const noScripts = "What was booked on this device cannot be shown.";
export const unavailable =
  "This browser does not let us store anything, so bookings cannot be kept here. " +
  "Booking works online; your confirmation comes by e-mail.";
export const nothingYet = "Nothing is booked on this device yet.";
export const browseTours = "Browse Tours";
export const browseTransfers = "Browse Transfers";

export const date = "Date";
export const pickUp = "Pick-up";
export const reference = "Reference";
export const guests = "Guests";
export const total = "Total";
export const yourMessage = "Your message to us";

export const mend = "Mend and Resend";
export const otherDate = "Choose Another Date";
export const voucher = "Voucher and Calendar";
export const undo = "Undo";
export const cancelBooking = "Cancel Booking";
/** Withdraws a cancellation that waits. */
export const keepAfterAll = "Keep It After All";
export const removeFromDevice = "Remove from This Device";
export const cancelQuestion = "Cancel this booking?";
export const cancelText = (hours: number) =>
  `At least ${hours} hours ahead it is free; within ${hours} hours a fee may apply.`;
export const cancelIt = "Yes, Cancel It";
export const otherStays = "The other way stays booked at its price, unless you cancel it too.";
export const cancelOther = (other: string) => `Cancel the other way too: ${other}`;
export const removeQuestion = "Remove it from this device?";
export const removeText = "A booking that we have confirmed stays booked.";
export const remove = "Remove";
export const keepIt = "Keep It";

export const forget = "Forget everything on this device";
export const forgetQuestion = "Forget everything on this device?";
export const forgetText =
  "Everything of yours is removed from this device, bookings that have not been sent too. " +
  "What we have confirmed stays booked.";
export const forgetEverything = "Forget Everything";
export const keep = "Keep";
export const forgotten = "Forgotten";
export const forgottenText = "Nothing of yours is left on this device.";

/** Begins the text message, and is read by whoever enters it. */
export const handOverLead = (company: string, missing: string) =>
  `Booking for ${company}${missing}: `;
export const handOverWithout = {
  nothing: "",
  requests: ", special requests not in it",
  pickUp: ", not all of the pick-up in it",
  both: ", pick-up and special requests not all in it",
};
export const handOver = "No data? Send it as a text message";
export const handOverTooLong = (phone: string) =>
  `No data? It is too long for a text message: call us at ${phone} and we take it down.`;
export const handOverText =
  "The message holds your booking. We confirm it by phone or e-mail; nothing is doubled when " +
  "this device comes online later.";
export const requestsApart = <Part>(strong: (words: string) => Part, requests: string) => [
  strong("Your special requests do not fit into it."),
  ` We get them when this device comes online; what cannot wait, please add to the message yourself: “${requests}”`,
];
export const pickUpApart =
  "Not all of your pick-up fits into it. We get the rest when this device comes online.";
export const bySms = "Send by SMS";
export const byWhatsApp = "Send by WhatsApp";
