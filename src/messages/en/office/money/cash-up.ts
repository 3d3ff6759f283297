/** Counting what somebody has taken, against what should be there. */
export const lead = "What was taken, counted against what should be there.";
export const print = "Print Sheet";
export const loading = "Loading the takings...";
export const notLoaded = "The takings could not be loaded.";
export const errorFetching = "Error Fetching Takings";
export const couldNotLoad = (why: string) => `Could not load the takings. ${why}`;

export const whose = "Whose takings";
export const mine = (name: string) => `Mine (${name})`;
export const which = "Day";
export const allDays = "All days";
/** On paper. */
export const sheetOf = (name: string, day: string) => `Cash-up – ${name}, ${day}`;

export const nothingOpen = "Nothing to count";
export const howItComes =
  "What this person takes or gives back from now on stands here until it is counted.";
export const lastOne = (when: string) => `The last cash-up was on ${when}.`;
export const isOld = (most: number) =>
  `These are the newest ${most} payments. Older ones wait for another cash-up.`;

export const currencies = { USD: "US dollars", BZD: "Belize dollars" };
export const method = (currency: string, method: string) => `${currency}, ${method}`;
export const takings = "Takings";
/** The table of them, aloud. */
export const byWay = "Takings by currency and method";
export const way = "Way";
export const taken = "Taken";
export const back = "Given back, corrected";
export const expected = "Should be there";
export const counted = "Counted";
export const difference = "Difference";
export const expectedOf = (amount: string) => `Should be there: ${amount}`;
export const madeOf = (taken: string, back: string) =>
  `taken ${taken}, given back or corrected ${back}`;
export const tooMuch = (amount: string) => `${amount} too much`;
export const missing = (amount: string) => `${amount} missing`;
export const agrees = "Agrees";

export const count = "Count";
export const countedIn = (currency: string, method: string) => `Counted: ${currency}, ${method}`;
export const countFirst = "Count it and enter the amount, 0 for nothing";
export const notReadable = "Enter an amount like 90 or 90.50";
export const note = "Note";
export const whyItDiffers = "Why it differs; stays with the cash-up";
export const mayBeLeftOut = "May be left out";
export const noteRequired = "A note is required";
export const signOff = "Sign Off";
export const signOffAllTheSame = "Sign It Off All the Same";
export const signsOff = (name: string) => `Signed off as ${name}. It can't be changed afterwards.`;
export const signedOff = "Signed Off";
export const ofWhom = (name: string) => `Takings of ${name}`;
export const waits = (name: string) =>
  `Takings of ${name}. It is sent as soon as there is a connection.`;
export const notSigned = "Not Signed Off";
export const cannotStore = "This device cannot store it. Nothing has been signed off.";

export const kindAt = (kind: string, when: string) => `${kind}, ${when}`;
export const payments = "Payments";
export const paymentsLater = "Its payments are listed with a connection.";

export const earlier = "Earlier Cash-Ups";
export const noneEarlier = "None yet.";
export const by = (when: string, who: string) => `${when}, signed off by ${who}`;
export const waiting = "waiting";
export const toTheTakings = "To the Takings";
export const unknown = "This cash-up is not among the last ones.";

export const signedBy = "Signed off by";
export const countedAt = "Counted";
export const ofPayments = "Payments";
export const span = (payments: number, from: string, until: string) =>
  `${payments}, ${from} to ${until}`;
/** On paper, before a line. */
export const signatureOf = (who: string) => `Signature ${who}`;
export const received = "Received by, signature";
