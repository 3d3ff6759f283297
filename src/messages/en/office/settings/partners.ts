/** Hotels and agents, under Settings. */
export const title = "Partners";
export const hint =
  "Hotels and agents who send you guests. Whoever comes by a partner's address books as its guest, for 14 days on that device. What you agree here counts for bookings from now on.";
export const none = "No partners yet.";
export const add = "Add Partner";
export const edit = "Edit";
export const editTitle = "Edit Partner";
export const statement = "Statement";
export const bookings = "Bookings";
export const of = (what: string, partner: string) => `${what}: ${partner}`;
export const ended = "Ended";
export const terms = (share: string, nets: number) =>
  `${share} % commission${nets === 0 ? "" : nets === 1 ? ", 1 net price" : `, ${nets} net prices`}`;
export const collects = "Guests pay the partner";
export const weCollect = "Guests pay you";
export const address = "Address for its guests";
export const tryAgain = "Try Again";
export const close = "Close";

export const name = "Name";
export const contact = "Contact";
export const contactHint = "Who you write to or call; stands on statements";
export const key = "Key";
export const keyHint =
  "Stands in the partner's address and cannot be changed later. Where the partner collects, keep it hard to guess.";
export const keyStays = "Stands in addresses that are out there, and so it stays.";
export const share = "Commission in percent";
export const shareHint = "Of the price, where no net price is agreed";
export const nets = "Net prices";
export const netsHint =
  "What the partner pays for a service, per guest or vehicle as its price is. Children, extras and discounts follow in the same share.";
export const service = "Service";
export const chooseService = "Choose a service";
export const netPrice = "Net, US$";
export const addNet = "Add Net Price";
export const remove = "Remove";
export const numbered = (what: string, number: number) => `${what} ${number}`;
export const collectsLabel = "Guests pay the partner";
export const collectsHint =
  "They are told so and owe you nothing; the partner owes you what is left after its commission. Whoever has the partner's address can book like this: give it to its desk only.";
export const language = "Language of its statements";
export const activeLabel = "New bookings may come from it";
export const activeHint = "Without this its address leads to your site like any other.";
export const save = "Save Partner";
export const saving = "Saving...";
export const overtaken = (fields: string) =>
  `Somebody else has changed this in the meantime: ${fields}. What you have not changed yourself stands here anew; save again to keep all as it stands here.`;
export const savedTitle = "Partner Saved";
export const saved = (partner: string) => `${partner} is saved.`;

export const month = "Month of travel";
export const print = "Print or Save as PDF";
export const exportCsv = "Export CSV";
export const loading = "Loading statement...";
export const notLoaded = "The statement could not be loaded.";

/** Above the list of bookings, and in a booking's details. */
export const allFrom = (partner: string) => `All bookings from ${partner}`;
export const toPartners = "To the partners";
