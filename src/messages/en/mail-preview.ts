/** What an example of a booking is told as, where the operator looks at the mails of each language. */
export const example = {
  date: "Saturday, June 20, 2026",
  guests: "3 people",
  why: "The price has changed from $510 to $540.",
};
