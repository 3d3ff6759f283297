/** What a mail to the operator says. */
export const needsDecisionSubject = (what: string) => `Booking needs a decision: ${what}`;
export const needsDecision = "A booking needs your decision";
export const setAside = "It was set aside for a look.";
export const cancelledAlreadySubject = (what: string) => `New booking, cancelled already: ${what}`;
export const cancelledAlready = "A new booking, cancelled already";
export const newBooking = "New booking";
export const cancelledSubject = (what: string) => `Cancelled by the customer: ${what}`;
export const cancelled = "A customer has cancelled";
export const movedSubject = (what: string) => `Moved by the customer: ${what}`;
export const moved = "A customer has moved a booking";
export const movedTo = (reference: string) =>
  `It waits no more: ${reference} takes its place, for another departure.`;
export const changedSubject = (what: string) => `Changed by the customer: ${what}`;
export const changed = "A customer has changed a booking";

export const requestSubject = (what: string) => `A change is asked for: ${what}`;
export const request = "A guest asks for a change";
export const requestText =
  "It is too late for the guest to change it without you. Please accept or decline it under 'Needs a decision': the guest waits for your answer.";
export const wanted = (label: string) => `Wanted: ${label}`;
export const madeAt = "Asked at";
export const cancelledLate = (hours: number) =>
  `Less than ${hours} hours before the departure: a fee may apply. It is listed under 'Needs a decision' until somebody has ticked it.`;

export const status = "Status";
export const customer = "Customer";
export const name = "Name";
export const email = "Email";
export const phone = "Phone";
export const stillMissing = "Still missing";
export const none = "None";
export const received = "Received";
export const openBookings = "Open the bookings";
export const openBooking = "Open the booking";
export const openOther = (reference: string) => `Open ${reference}`;
export const openSettings = "Open the settings";
export const replyTo = (name: string) => `Reply to this mail to write to ${name}.`;

export const messageSubject = (name: string, subject: string) =>
  `Message from ${name}${subject ? `: ${subject}` : ""}`;
export const message = "A message from the website";

export const testSubject = (site: string) => `Test mail from ${site}`;
export const test = "Mail works";
export const testText =
  "You have asked for this test mail in the settings. Mails to customers go the same way.";

export const stalled = "Bookings are not copied off your server";
export const stalledText =
  "For more than a minute nothing has reached the bucket that keeps a copy of your bookings. The site goes on and all bookings are stored on the server; if it were lost now, what came since would be lost with it.";
export const stalledAdvice =
  "Whoever looks after the server finds the reason in its log. Once the bucket is reached again, everything goes there by itself.";
export const openDashboard = "Open the dashboard";
export const heldBack = "Mails to customers are held back";
export const heldBackText = (most: number) =>
  `${most} mails have gone to customers within a day, the most that your settings allow. All bookings are stored; further mails wait, and go out as the day passes.`;
export const heldBackAdvice =
  "If these are real bookings, allow more mails a day under Settings, Email Notifications. If somebody is playing with the booking form, look through the newest bookings.";
