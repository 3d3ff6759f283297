/** What stands on a partner's statement, on paper and in the file. */
export const of = (partner: string) => `Statement for ${partner}`;
const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );
/** @param month `2026-11` */
export const monthOf = (month: string) =>
  `${MONTHS[Number(month.slice(5)) - 1] ?? ""} ${month.slice(0, 4)}`;
export const travel = (month: string) => `Guests travelling in ${month}`;
export const taxNumber = (number: string) => `Tax number: ${number}`;
export const asOf = (day: string) => `As of ${day}. All amounts in US dollars.`;
export const reference = "Booking";
export const day = "Day";
export const guest = "Guest";
export const service = "Service";
export const guests = "Guests";
export const price = "Price";
export const commission = "Commission";
export const net = "Net";
export const collected = "Collected by";
export const received = "Received by us";
export const owedToUs = "You owe us";
export const owedToYou = "We owe you";
export const note = "Note";
export const total = "Total";
export const absent = "No-shows";
export const absentNote = "Not counted above.";
export const owes = (who: string, whom: string) => `${who} owes ${whom}`;
export const settled = "Nothing is owed.";
export const none = "No guests came from you in this month.";
export const rate = "1 US dollar = 2 Belize dollars.";
