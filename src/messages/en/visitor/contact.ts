/** The contact page and its form (SPEC §2, Contact; §4). */
export const title = "Contact Us";
export const lead =
  "A question, a date, a route that is not on the list: write, call or send a WhatsApp.";

export const details = "Contact Details";
export const mainOffice = "Main Office";
export const officeAddress = "San Ignacio Town, Cayo District, Belize";
export const phoneOrWhatsApp = "Phone / WhatsApp";
export const messageOnWhatsApp = "Message on WhatsApp";
export const reservations = "Reservations";
export const bookingHours = "Booking Hours";
export const hours = "Mon-Sun 7am-9pm";
export const onlineBooking = "Online booking 24/7";

export const mapAlt =
  "Map of Belize: our office is in San Ignacio in the west, near the border with Guatemala; " +
  "Belmopan lies to its east, Belize City and the airport on the coast.";
export const fromTheAirport = "Two hours west of the airport.";
export const openInMaps = "Open in maps";

export const sendUsAMessage = "Send Us a Message";
export const noScripts = "This form cannot be sent.";
export const name = "Name";
export const email = "Email";
export const phone = "Phone";
export const subject = "Subject";
export const message = "Message";
export const offline =
  "You can write all the same. Your message is kept here, and sent when you open this app with a connection.";
export const sending = "Sending...";
export const send = "Send Message";

export const sentTitle = "Message Sent!";
export const sent = "Thank you! We'll be in touch soon.";
export const savedTitle = "Saved on this device";
export const saved = "Not sent yet. Open this app when you have a connection.";
export const failedTitle = "Message not sent";
export const failed = (address: string) =>
  `Your words are still here. Please try again, or write to ${address}.`;

export const direct = "Direct Reservations";
export const directText =
  "Book with us directly by e-mail, phone or WhatsApp, or online at any hour. No payment is required now - pay on site.";

export const faqTitle = "Frequently Asked Questions";
/** @param hours until so many before, cancelling is free */
export const faq = (hours: number) => [
  {
    id: "ahead",
    question: "How far in advance should I book?",
    answer:
      "Book tours 48-72 hours ahead, especially in peak season (December to April), and 1-2 weeks ahead for large groups.",
  },
  {
    id: "cancel",
    question: "What is your cancellation policy?",
    answer: `You get a full refund for cancellations ${hours} or more hours before the tour. Within ${hours} hours fees may apply. In an emergency we are flexible.`,
  },
  {
    id: "private",
    question: "Do you offer private tours?",
    answer: "Yes. Private versions of all tours are available.",
  },
  {
    id: "planning",
    question: "Can you help plan my itinerary?",
    answer:
      "Yes. Itinerary planning is complimentary if you book multiple tours or transfers with us.",
  },
];
