/** Mails that go to guests by themselves before their trip and after it. */
export const title = "Reminders and Thanks";
export const names = {
  first: "Some days before the trip",
  eve: "The evening before",
  thanks: "Thanks after the trip",
};
export const isOn = {
  first: "Remind guests by mail",
  eve: "Remind guests by mail the day before",
  thanks: "Thank guests by mail",
};
export const hints = {
  first: "When and where, what to bring, and what they have not told or paid yet",
  eve: "The same; it also goes out late, since it is about the next morning",
  thanks: "Once for a journey, with one of the addresses below. Each guest can end them by a link.",
};
export const daysBefore = "Days before the trip";
export const daysAfter = "Days after the trip";
export const at = "At (Belize time)";
export const wakes = "Send nothing before";
export const sleeps = "And nothing after";
export const hour = (hour: number) => `${hour % 12 || 12}:00 ${hour % 24 < 12 ? "am" : "pm"}`;
export const reviews = "Where guests can say how it was, one address a line";
export const reviewsHint =
  "Each mail names one of them, in turn. As long as there is none, no thanks are sent.";
export const texts = "What these mails say: Email Notifications, Mail texts";
