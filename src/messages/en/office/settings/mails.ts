/** Who gets which mails, what they say, and whether they arrive. */
export const title = "Email Notifications";
export const recipient = "Admin recipient";
export const recipientHint = "Empty: the contact e-mail";
export const notifyAdmin = "Notify admin on new booking";
export const sendConfirmation = "Send confirmation to customer";
export const summary = "Send me a summary each morning";
export const summaryHint =
  "At 6:00: today's and tomorrow's departures, new bookings, what needs a decision";
export const mostMails = "Most mails to customers a day";
export const mostMailsHint =
  "What is more waits, and you are told: somebody may be playing with the booking form.";

export const sendTest = "Send Test Mail";
export const sending = "Sending...";
export const goesToSaved = "The test mail goes to the saved recipient.";
export const testSentTitle = "Test Mail Sent";
export const testSent = "It is on its way to you.";
export const testFailedTitle = "Test Mail Failed";

export const texts = "Mail texts";
export const mail = "Mail";
export const kinds = {
  confirmed: "Booking confirmed, to the customer",
  received: "Booking received, to the customer",
  cancelled: "Booking cancelled, to the customer",
  first: "Days before the trip, to the customer",
  eve: "The evening before, to the customer",
  thanks: "Thanks after the trip, to the customer",
  operator: "New booking, to you",
};
export const subject = "Subject";
export const message = "Message";
export const filledIn = (names: string) => `Filled in: ${names}`;
export const preview = "Preview";
export const previewOf = (day: string) =>
  `Preview with an example of ${day}. The booking's facts and how to reach you follow below the message.`;
export const useBuiltIn = "Use the Built-in Text";
