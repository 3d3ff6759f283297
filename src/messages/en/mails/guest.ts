/** What a mail to a guest says beside the operator's own words (mail-templates.ts). */
export const confirmed = "Booking Confirmed!";
export const received = "Booking Received";
export const cancelled = "Booking cancelled";
/** As it stands in our words of a cancellation, and what stands there where something was paid. */
export const nothingPaid = "Nothing was paid online.";
export const paidUntilThen = (amount: string) =>
  `You have paid ${amount} USD until then; we will tell you what becomes of it.`;
export const cancelledByUs = `This booking has been cancelled. ${nothingPaid} If you did not expect this, please reply to this mail, call us or write on WhatsApp.`;

export const movedSubject = (service: string, reference: string) =>
  `Booking moved: ${service} ${reference}`;
export const movedHeading = "Booking moved";
export const movedTo = (reference: string) =>
  `You have moved this booking to another departure: ${reference} takes its place, and has a mail of its own.`;

/** In place of a name that we do not repeat. */
export const nameless = "guest";
export const greeting = (name: string) => `Dear ${name},`;
export const agreedSubject = (service: string, reference: string) =>
  `Your pick-up: ${service} ${reference}`;
export const agreed = "When and where to be ready";
export const changedSubject = (service: string, reference: string) =>
  `Your booking has changed: ${service} ${reference}`;
export const changed = "Your booking has changed";
export const asItStands =
  "This is how your booking stands now. It replaces what we have told you before.";

/** In place of what a stranger may have written. */
export const placeAsTold = "the place that you gave us";
export const flightAsTold = "the flight that you gave us";
export const codeAsTold = "the code that you gave us";

export const receiptSubject = (number: string, company: string) =>
  `Receipt ${number} of ${company}`;
export const hereIsReceipt = "Thank you. This mail is your receipt; please keep it.";
export const hereIsRefund = "This mail confirms what we have given back to you.";
/** Of one that takes another back, or was taken back. */
export const keepWithReceipt = "Please keep this mail with the receipt that it concerns.";

export const payment = "Payment";
export const wroteToUs = "We have what you wrote to us.";
export const whatToBring = "What to bring";
export const flightOrHotel = "Your flight, boat or hotel details, so that the driver finds you.";
export const border = "For a border crossing: passports of all guests and cash for border fees.";
export const thisMail = "This mail, printed or on your phone.";
export const goodToKnow = "Good to know";
export const beReady = "Please be ready 15 minutes early. All times are Belize time.";
export const payOnArrival = "Pay on arrival by cash (USD or BZD) or by major credit card.";
export const cancelAhead = (hours: number) =>
  `Cancel or reschedule at least ${hours} hours ahead for a full refund; within ${hours} hours a fee may apply. Do it on the page of your booking (the link is below), or reply to this mail, call us or write on WhatsApp.`;

export const linkSubject = (service: string, reference: string) =>
  `The link to your booking: ${service} ${reference}`;
export const linkHeading = "The link to your booking";
export const linkAsked =
  "Somebody who knows this e-mail address and the booking ID has asked us on our site to send you the link again: it stands below. If that was not you, you need not do anything.";

/** To the guest's own page; whoever has this link may do there what the guest may. */
export const trip = "See, change or cancel your booking, on any device";
/** Of one that is cancelled. */
export const cancelledTrip = "See your booking, on any device";
export const call = (phone: string) => `Call ${phone}`;
export const whatsapp = (phone: string) => `WhatsApp ${phone}`;
/** How a chat begins that is opened from a mail. */
export const aboutMyBooking = (reference: string) =>
  `Hello, this is about my booking ${reference}.`;
export const place = "San Ignacio, Cayo, Belize";

export const requestDeclinedSubject = (service: string, reference: string) =>
  `Your request: ${service} ${reference}`;
export const requestDeclined = "Your booking stays as it is";
export const requestDeclinedText = (asked: string) =>
  `We could not make the change that you have asked for (${asked}).`;
export const requestAnswer = (words: string) => `Our answer: ${words}`;
