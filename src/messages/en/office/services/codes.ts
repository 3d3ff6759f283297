/** Codes that take something off a price: their list and their form. */
export const title = "Codes";
export const add = "Add Code";
export const addTitle = "Add a Code";
export const edit = "Edit";
export const change = (code: string) => `Edit code ${code}`;
export const close = "Close";
export const save = "Save Code";
export const saving = "Saving...";
export const savedTitle = "Code Saved";
export const saved = (code: string) => `${code} is stored.`;
export const loading = "Loading codes...";
export const notFetched = "The codes could not be fetched.";
export const noneYet = "No codes yet";
export const whatFor =
  "Guests who have a code type it when they book, and pay less. The site lists none of them.";

export const off = (amount: string) => `${amount} off`;
export const switchedOff = "Switched off";
const times = (count: number) => (count === 1 ? "once" : `${count} times`);
export const used = (count: number) => (count === 0 ? "Not used yet" : `Used ${times(count)}`);
export const usedOf = (count: number, most: number) => `Used ${count} of ${times(most)}`;
export const offSoFar = (amount: string) => `${amount} taken off so far`;
export const between = (from: string, until: string) =>
  [from && `from ${from}`, until && `until ${until}`].filter(Boolean).join(" ");
export const kindsOfDays = {
  booked: (days: string) => `For bookings made ${days}`,
  travelled: (days: string) => `For travel ${days}`,
};
export const each = (count: number) => `Each guest ${times(count)}`;

export const code = "Code";
export const textHint =
  "From 3 to 20 letters, digits and hyphens. Guests may type it in small letters and with blanks.";
export const textStays = "It stays as it is, since bookings name it.";
export const takesOff = "Takes off";
export const kinds = { percent: "A share of the price", cents: "An amount" };
export const shares = { percent: "Percent of the price", cents: "Amount in US dollars" };
export const days = {
  booked_from: "Booked from",
  booked_until: "Booked until",
  travelled_from: "Travel from",
  travelled_until: "Travel until",
};
export const counts = { uses: "Uses in all", uses_each: "Uses by each guest" };
export const countHints = {
  uses: "Empty for no limit. Cancelled bookings give their use back.",
  uses_each: "Empty for no limit. By e-mail address and phone.",
};
export const holdsFor = "Holds for";
export const services = { all: "All services", some: "Only these" };
export const chooseOne = "Choose at least one service";
export const active = "Can be used";
export const activeHint =
  "What was booked with it keeps its price when you change or switch it off.";
