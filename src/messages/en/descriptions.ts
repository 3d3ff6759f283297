/** What search engines and messengers say of the public pages: rendered ahead, and on no phone. */
const bookingPromise = (payAhead = "") =>
  `Book without an account. ${payAhead || "No payment required now - pay on site"}.`;

export const home =
  "Guided tours and private transfers in Belize from San Ignacio, Cayo: Maya cities, caves, jungle rivers. Book online, pay on site.";
/** @param counted how many, in words, as a sentence begins */
export const tours = (counted: string, isFlexible: boolean) =>
  `${counted} guided day tours in Belize and Guatemala: Xunantunich, Tikal, the ATM cave, the Inland Blue Hole, Cockscomb and more. ${isFlexible ? "Flexible departures, pay" : "Pay"} on site.`;
export const transfers =
  "Private ground transfers across Belize, to Guatemala and Mexico: air-conditioned vehicles, professional drivers, fixed prices in USD, pay on site.";
export const about =
  "A tour and transfer operator from San Ignacio, Belize, founded in 2015: our story, our values and our team.";
export const contact =
  "Write, call or message us in San Ignacio, Cayo, Belize. Booking hours Mon-Sun 7am-9pm, online booking 24/7.";
export const privacy =
  "Which data we keep when you book or write, where they are, for how long, what stays on your own device, and how to have them erased.";
export const bookUnknown = bookingPromise();
export const confirmation = "What you have booked with us.";
export const voucher = "Your booking, to be printed.";
export const myBookings = "What you have booked on this device.";
export const trip = "Your booking, by the link that we have sent you.";
export const notFound = "This page does not exist.";
export const office = "The operator's back office.";
/** @param text one sentence about it */
export const tour = (text: string, duration: string, price: string) =>
  `${text} ${duration}, ${price} per person.`;
/** @param payAhead what is said in place of 'pay on site'; empty where that holds */
export const bookTour = (name: string, price: string, payAhead: string) =>
  `${name}: ${price} per person. ${bookingPromise(payAhead)}`;
export const bookTransfer = (name: string, price: string, payAhead: string) =>
  `${name}: ${price} for up to two. ${bookingPromise(payAhead)}`;
/** Of a ride whose fare is one for the group. */
export const bookGroupTransfer = (name: string, price: string, payAhead: string) =>
  `${name}: ${price} for your group. ${bookingPromise(payAhead)}`;
