/** What a mail to the operator says. */
export const needsDecisionSubject = (what: string) => `Booking needs a decision: ${what}`;
export const needsDecision = "A booking needs your decision";
export const setAside = "It was set aside for a look.";
export const cancelledAlreadySubject = (what: string) => `New booking, cancelled already: ${what}`;
export const cancelledAlready = "A new booking, cancelled already";
export const newBooking = "New booking";
export const cancelledSubject = (what: string) => `Cancelled by the customer: ${what}`;
export const cancelled = "A customer has cancelled";

export const status = "Status";
export const customer = "Customer";
export const name = "Name";
export const email = "Email";
export const phone = "Phone";
export const stillMissing = "Still missing";
export const none = "None";
export const received = "Received";
export const openBookings = "Open the bookings";
export const openSettings = "Open the settings";
export const replyTo = (name: string) => `Reply to this mail to write to ${name}.`;

export const messageSubject = (name: string, subject: string) =>
  `Message from ${name}${subject ? `: ${subject}` : ""}`;
export const message = "A message from the website";

export const testSubject = (site: string) => `Test mail from ${site}`;
export const test = "Mail works";
export const testText =
  "You have asked for this test mail in the settings. Mails to customers go the same way.";

export const heldBack = "Mails to customers are held back";
export const heldBackText = (most: number) =>
  `${most} mails have gone to customers within a day, the most that your settings allow. All bookings are stored; further mails wait, and go out as the day passes.`;
export const heldBackAdvice =
  "If these are real bookings, allow more mails a day under Settings, Email Notifications. If somebody is playing with the booking form, look through the newest bookings.";
