/** What stands on a receipt: its guest and the tax office read it. */
export const titles = {
  payment: "Receipt",
  deposit: "Receipt for a deposit",
  refund: "Receipt for a refund",
  correction: "Cancellation of a receipt",
};
export const numbered = (number: string) => `No. ${number}`;
/** Beside its number, once its payment was taken back. */
export const cancelled = (number: string) => `${number}, cancelled`;
export const taxNumber = (number: string) => `Tax number: ${number}`;
export const date = "Date";
export const receivedFrom = "Received from";
export const givenTo = "Given back to";
export const booking = "Booking";
export const bookedService = "For";
export const day = "Day of travel";
/** Whole lines of a price, as messages/booking/price-lines.ts has them for the pages. */
export const lines = {
  group: "Fare for the group",
  base: "Base fare, 1-2 passengers",
  extra: (price: string, count: number) => `${price} × ${count} extra`,
  code: (text: string) => `Code ${text}`,
  agreed: "By agreement",
};
/** Of a line that costs nothing. */
export const free = "Free";
export const price = "Price of the booking";
export const amounts = {
  payment: "Received",
  deposit: "Deposit received",
  refund: "Given back",
  correction: "Taken back",
};
export const methods = { cash: "cash", card: "card", transfer: "bank transfer", other: "other" };
export const taxes = { standard: "GST 12.5 % included", zero: "GST 0 % (zero-rated)" };
export const paidSoFar = "Paid so far";
export const stillDue = "Still due";
export const cancels = (number: string) => `This cancels receipt ${number}.`;
export const takesBack = "This takes back a payment that was recorded wrongly.";
export const replaces = (number: string) =>
  `This takes the place of receipt ${number}, which was never valid.`;
export const rate = "1 US dollar = 2 Belize dollars";
