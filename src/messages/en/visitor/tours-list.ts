/** The list of tours (SPEC §2, Tours list). */
export const title = "Tours in Belize";
/** @param counted the number in words, as a sentence begins */
export const lead = (count: number, counted: string) =>
  `${counted} ${count === 1 ? "day" : "days"} out, each with a licensed guide: pyramids, caves, waterfalls, and a river to float home on.`;
export const offline =
  "Tours and prices are as this device last heard of them. You can book all the same.";
export const flexible = "Departures are flexible";
export const flexibleText =
  "There is no timetable. Tell us the date and time that suit you when you book.";
/** In their place where some tours have a timetable. */
export const someScheduled = "When tours leave";
export const someScheduledText =
  "Some leave at set times, which their pages name. For all others, tell us the date and time that suit you when you book.";
export const withChocolate = (price: string) => `with the chocolate tour ${price} per person`;

export const customTour = "Something else in mind?";
export const customTourText =
  "A private day, another pace, a place that is not on this page: we plan custom tours all over Belize.";
export const planCustomTour = "Plan a Custom Tour";

export const rates =
  "Rates are per person in USD and vary with group size and pickup location. Minimums may apply.";
