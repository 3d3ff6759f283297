/** How a booking stands, in sentences that pages and mails share. */
export const weHaveIt = "We have your booking.";
export const late = "The date has passed.";
export const priceChanged = (before: string, now: string) =>
  `The price has changed from ${before} to ${now}.`;
export const withdrawn = "This service is not offered at the moment.";
export const closed = "That departure is not open.";
export const full = "That departure is full.";
export const busy = "We have nobody free for it at that time.";
/** The same with one of the three before it as its second half. */
export const weHaveItBut = (why: string) =>
  `We have your booking, but ${why.charAt(0).toLowerCase()}${why.slice(1)}`;
/** How a booking that waits goes on. */
export const weWillConfirm = "We will confirm it by e-mail or phone.";
/** In its place where the departure has no room for it: that one is nothing to be confirmed. */
export const weLookFurther =
  "We will look for another day or time for you, and tell you by e-mail or phone.";
/** In its place where the day has passed: that day is nothing to be confirmed. */
export const anotherDate = "Please tell us another date that suits you.";
export const priceLower = (before: string, now: string) =>
  `The price has gone down from ${before} to ${now}.`;
