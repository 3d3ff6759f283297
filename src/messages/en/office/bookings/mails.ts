/** A booking's mails, and a letter to its customer. */
export const mails = "Mails";
export const none = "No mails have been sent.";
export const states = {
  queued: "Waiting",
  sending: "Being sent",
  sent: "Sent",
  suppressed: "Held back",
  failed: "Failed",
};
export const kinds = {
  customer: "Confirmation to the customer",
  operator: "Notice to the operator",
  message: "Message to the customer",
  "customer-agreed": "Change or pick-up, to the customer",
  "customer-confirmed": "Your confirmation to the customer",
  "customer-declined": "Your answer to the customer",
  "departure-news": "News of the departure, to the customer",
  receipt: "Receipt to the customer",
  "customer-cancelled": "Cancellation to the customer",
  "deposit-due": "Reminder of the deposit, to the customer",
  "deposit-late": "Deposit overdue, to the customer",
  "trip-link": "Link to the booking, asked for by the customer",
  "reminder-first": "Reminder days before, to the customer",
  "reminder-eve": "Reminder of the evening before, to the customer",
  "reminder-thanks": "Thanks after the trip, to the customer",
  "operator-changed": "Change to the operator",
  "operator-request": "Request for a change, to the operator",
  "customer-request": "Your answer to a request, to the customer",
  "operator-cancelled": "Cancellation to the operator",
};
export const otherKind = "Message";
/** Why a mail was held back, by the code with which it is stored. */
export const reasons = {
  switched_off: "Switched off in the settings",
  told_by_another: "Another mail says how the booking stands",
  as_told: "It stands as the customer was told before",
  not_confirmed: "The booking is no longer confirmed",
  decided_otherwise: "It was decided otherwise meanwhile",
  office_wrote_none: "The customer was to hear nothing by mail",
  deposit_settled: "The deposit is there, or no longer asked for",
  moved_meanwhile: "The booking was moved; a reminder goes before its new day",
  trip_begun: "The trip had begun already",
  not_travelled: "The customer has not travelled",
  travels_again: "The customer travels again soon, and is thanked after that",
  thanked_lately: "The customer was thanked within a month",
  opted_out: "The customer wants no such mails",
  before_restore: "It may have been sent before the backup was restored",
  no_address: "There is no e-mail address",
  mailbox_full: "This address has had three mails today",
  held_back: "Held back: as many mails as the settings allow have gone to customers today",
  booked_at_desk: "Booked at the desk",
};
export const resend = "Resend";
export const sentTitle = "E-mail Sent";
export const sentAgain = (recipient: string) => `Sent again to ${recipient}.`;
export const waitingTitle = "E-mail Waiting";
export const triedAgain = "It could not be sent yet and is tried again.";
export const notSentTitle = "E-mail Not Sent";

/** By the language in which the customer is written to. */
export const to = {
  en: (name: string, email: string) => `To ${name}, ${email}`,
  es: (name: string, email: string) => `To ${name}, ${email}, in Spanish`,
};
export const template = "Template";
export const emptyLetter = "An empty letter";
export const letters = {
  pickUp: "Pick-up and meeting point",
  otherDate: "Ask for another date",
  price: "Agree on the price",
  weather: "Weather or road conditions",
  thanks: "Thank you",
};
export const subject = "Subject";
export const message = "Message";
export const filledIn = (names: string) => `Filled in when sent: ${names}`;
export const preview = "Preview";
export const send = "Send E-mail";
export const sending = "Sending...";
export const subjectRequired = "Subject is required";
export const messageRequired = "Message is required";
export const asItStands = (fault: string) => `${fault}. It would be sent as it stands`;
export const onItsWay = (email: string) => `The message to ${email} is on its way.`;
export const inTheQueue = (email: string) =>
  `The message to ${email} could not be sent yet. It stays in the queue and is tried again.`;
