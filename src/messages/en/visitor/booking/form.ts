/** The booking form (SPEC §2, booking page; §8), and what is said of what it sends. */
export const notFoundText =
  "It is not offered at the moment, or has another name now. Please choose from what we have.";
export const tours = "Tours";
export const transfers = "Transfers";

export const bookYourTour = "Book Your Tour";
export const bookYourTransfer = "Book Your Transfer";
export const privateTransfer = "Private Ground Transfer";

export const yourInformation = "Your Information";
export const noPayment =
  "No payment required now - pay on site, by cash (USD or BZD) or major credit card.";
export const onlineOnly =
  "Nothing can be stored on this device: it is full, or the browser does not allow it. " +
  "So booking works online only: stay on this page until we have answered.";
export const noScripts = "This form cannot be sent.";
export const offline =
  "You can book all the same. Your booking is kept here, and it is sent, and booked, when " +
  "you open this app with a connection.";
export const processing = "Processing...";
export const confirmBooking = "Confirm Booking";

export const firstName = "First Name";
export const lastName = "Last Name";
export const email = "Email";
export const phone = "Phone";
export const phoneHint = "With country code, e.g. +501 600-0100";
export const date = "Date";
export const chooseFromCalendar = "Choose a date from the calendar";
export const chooseDate = "Choose a date";
export const noCalendar = "The calendar could not be loaded. Please type the date.";
export const openingCalendar = "Opening the calendar...";
export const time = "Time";
export const preferredTime = "Preferred Time";
/** @param least fewest that can be booked, told from two on */
export const numberOfGuests = (least: number) =>
  least > 1 ? `Number of Guests (Min ${least})` : "Number of Guests";
export const fewerGuests = "Fewer guests";
export const moreGuests = "More guests";
export const specialRequests = "Special Requests";
export const requestsExample = "Dietary needs, pickup location, anything we should know";

export const summary = "Booking Summary";
export const total = "Total";
export const about = (belizeDollars: string) => `about ${belizeDollars}`;
export const tooFew = (least: number) => `Minimum ${least} guests required for this tour.`;
/** The same where a hotel or agent collects. */
export const payPartner = (partner: string) => `You pay ${partner}. Nothing is to be paid on site.`;
export const freeUntil = (hours: number) => `Free to change or cancel up to ${hours} hours before`;
export const payOnSite = "No payment required now - pay on site";

export const failed = "Booking Failed";
export const failedText = (why: string) =>
  `There was an error processing your booking. Please try again. Error: ${why}`;
export const failedUnexpectedly =
  "An unexpected error occurred while saving your booking. Please try again.";
export const notLoaded =
  "This page is not complete on this device, and there is no connection. Please try again.";
export const notStored =
  "This device cannot store the booking, and there is no connection to send it.";
