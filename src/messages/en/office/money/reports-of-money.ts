import { bookings, count } from "../figures.ts";

/** The reports of money, and what stands above the bookings behind one of their figures. */
export const reports = "Reports";
export const tabs = {
  "": "Overview",
  travel: "Money by travel date",
  booked: "Money by booking date",
};
export const leads = {
  travel: "Bookings whose trip is in these days, Belize time.",
  booked: "Bookings that were made in these days, Belize time.",
};
export const period = "Period";
export const periods = {
  thisMonth: "This month",
  lastMonth: "Last month",
  nextMonth: "Next month",
  thisYear: "This year",
  lastYear: "Last year",
  own: "Other days",
};
export const from = "From";
export const until = "Until";
export const wrongDays = "The first day comes after the last.";
export const exportPriceLines = "Export Price Lines";
export const days = (first: string, last: string) =>
  first === last ? first : `${first} – ${last}`;

export const sold = "Sold";
export const soldNote = "Confirmed and completed, without no-shows";
export const paid = "Paid so far";
export const paidNote = "Of what was sold, whenever it was paid";
export const paidBeyond = (amount: string) => `${amount} of it beyond the price`;
export const due = "Still due";
export const dueNote = "Of what was sold";
export const held = "With partners";
export const heldNote = "What guests pay to partners, commission included";
export const noShows = "No-shows";
export const noShowsNote = "Their price, apart from what was sold";
export const byService = "Sold, by Service";
export const byPartner = "Sold, by Partner";
export const byMonth = "Sold, by Month";
export const service = "Service";
export const partner = "Partner";
export const month = "Month";
export const nothing = "Nothing in these days.";
export const apart = "Apart From What Was Sold";
export const standing = "Bookings";
export const standings = {
  sold: "Sold",
  waiting: "Waiting for an answer",
  absent: "No-shows",
  cancelled: "Cancelled",
};
export const amounts = {
  price: "Price",
  paid: "Paid so far",
  due: "Still due",
  held: "With partners",
};

export const taken = (when: string) => `Taken, ${when}`;
export const takenNote =
  "What changed hands in these days, whatever it was for, less what was given back.";
export const byPerson = "By Person";
export const byMethod = "By Method";
export const takenByMonth = "By Month";
export const person = "Who has it";
export const nobody = "Nobody noted";
export const method = "Method";
export const payments = (number: number) =>
  `${count(number)} ${number === 1 ? "payment" : "payments"}`;
export const inUsd = "In US$";
export const inBzd = "In BZ$";
export const together = "Together, US$";

/** Above the list of bookings behind a figure. */
export const behindSold = (what: readonly string[], amount: string, number: number) =>
  `${what.join(" · ")}: ${amount}, ${bookings(number)}.`;
export const behindTaken = (what: readonly string[], amount: string, number: number) =>
  `${what.join(" · ")}: ${amount}, ${payments(number)}. Those of bookings that are deleted count too, and stand in the exported payments alone.`;
export const travelling = (when: string) => `trips ${when}`;
export const bookedOn = (when: string) => `booked ${when}`;
export const back = "Back to the report";
