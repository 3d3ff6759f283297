/** Titles and descriptions of the public pages, for search and for tabs. They are in every first view. */
const bookingPromise = "Book without an account. No payment required now - pay on site.";

export const siteTitle = (site: string) => `${site} | Belize tours & transfers`;
export const home = {
  description:
    "Guided tours and private transfers in Belize from San Ignacio, Cayo: Maya cities, caves, jungle rivers. Book online, pay on site.",
};
export const tours = {
  title: "Tours",
  /** @param counted how many, in words, as a sentence begins */
  description: (counted: string) =>
    `${counted} guided day tours in Belize and Guatemala: Xunantunich, Tikal, the ATM cave, the Inland Blue Hole, Cockscomb and more. Flexible departures, pay on site.`,
};
/** @param text one sentence about it */
export const tour = (text: string, duration: string, price: string) =>
  `${text} ${duration}, ${price} per person.`;
export const transfers = {
  title: "Transfers",
  description:
    "Private ground transfers across Belize, to Guatemala and Mexico: air-conditioned vehicles, professional drivers, fixed prices in USD, pay on site.",
};
export const about = {
  title: "About",
  description:
    "A tour and transfer operator from San Ignacio, Belize, founded in 2015: our story, our values and our team.",
};
export const contact = {
  title: "Contact",
  description:
    "Write, call or message us in San Ignacio, Cayo, Belize. Booking hours Mon-Sun 7am-9pm, online booking 24/7.",
};
export const privacy = {
  title: "Privacy",
  description:
    "Which data we keep when you book or write, where they are, for how long, what stays on your own device, and how to have them erased.",
};
export const book = (name: string) => `Book ${name}`;
export const bookTour = (name: string, price: string) =>
  `${name}: ${price} per person. ${bookingPromise}`;
export const bookTransfer = (name: string, price: string) =>
  `${name}: ${price} for up to two. ${bookingPromise}`;
export const bookUnknown = { title: "Book a tour or transfer", description: bookingPromise };
export const confirmation = { title: "Your booking", description: "What you have booked with us." };
export const voucher = { title: "Your voucher", description: "Your booking, to be printed." };
export const myBookings = {
  title: "My bookings",
  description: "What you have booked on this device.",
};
export const notFound = { title: "Page not found", description: "This page does not exist." };
export const office = { title: "Back office", description: "The operator's back office." };
