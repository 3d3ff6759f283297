/** One party of the run sheet: finding it, its notes, and what is paid. */
export const find = "Find a booking";
export const placeholder = "Reference, name or phone";
export const scan = "Scan Voucher";
export const stopScanning = "Stop Scanning";
export const noMatch = "No booking of these days matches.";
export const noCameraTitle = "No Camera";
export const noCamera = "The camera is not available. Please type the reference.";
export const cameraPicture = "Camera picture";

export const details = "Details";
export const closeDetails = "Close details";
export const inAll = (amount: string) => `${amount} USD in all`;

export const notes = "Notes";
export const departureTime = "Departure time";
export const notThePickUp =
  "When it departs. When one party is picked up belongs in the pick-up notes.";
export const pickUpNotes = "Pick-up notes";
export const toldToGuest = "The guest sees time and place, and is told of a change by mail.";
export const ownNotes = "Notes, for us only";
export const saveNotes = "Save Notes";
export const notesSaved = "Notes Saved";

export const payments = "Payments";
export const payment = "Payment";
export const nothingLeft = "Nothing left to pay";
export const paidThoughCancelled = (amount: string) => `${amount} paid, though it is cancelled`;
export const paidSoFar = (amounts: string) => `Paid so far: ${amounts}`;
export const correct = "Correct";
export const doNotCorrect = "Keep It as It Is";
export const correctPayment = "Correct the payment";
/** Who has recorded a payment when. */
export const takenBy = (who: string, when: string) => `${who} · ${when}`;
export const wasCorrected = "corrected";
export const kindOfPayment = "What it is";
export const paidIn = "Paid in";
export const ways = {
  USD: "US dollars, cash",
  BZD: "Belize dollars, cash",
  card: "Card (US dollars)",
  transfer: "Bank transfer (US dollars)",
  other: "Another way (US dollars)",
};
export const amountIn = (currency: string) => `Amount in ${currency}`;
export const amountNotReadable = "Enter an amount like 90 or 90.50";
export const note = "Note";
export const mayBeLeftOut = "May be left out";
export const whyCorrected = "Why it is corrected; stays with the payment. 0 where nothing was paid";
export const noteRequired = "A note is required";
export const lowerPrice = (amount: string) => `Take ${amount} off the price too`;
export const lowerPriceElse = (amount: string) =>
  `As goodwill, or for what they did not get. Otherwise ${amount} is to be paid again.`;
export const guestReads = "Why; the guest reads it beside the new price";
export const whyLowered = "Say why, for the guest: it stands beside the new price";
export const record = {
  payment: "Record Payment",
  deposit: "Record Deposit",
  refund: "Record Refund",
};
export const recordAllTheSame = "Record It All the Same";
export const saveCorrection = "Save Correction";
export const byCard = (amount: string) => `${amount} by card`;
export const recorded = {
  payment: (amount: string) => `Paid ${amount}`,
  deposit: (amount: string) => `Deposit of ${amount}`,
  refund: (amount: string) => `Given Back ${amount}`,
};
export const corrected = (amount: string) => `Corrected: ${amount}`;
