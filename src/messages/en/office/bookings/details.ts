/** Everything about one booking. */
export const edit = "Edit Booking";
export const email = "Email Customer";
export const customer = "Customer";
export const customersEmail = "E-mail";
export const noEmail = "None";
export const phone = "Phone";
export const service = "Service";
export const serviceOf = (name: string, type: string) => `${name} (${type})`;
export const date = "Date";
export const guests = "Guests";
export const price = "Price";
export const totalPrice = "Total price";
export const status = "Status";
export const bookedOn = "Booked on";
export const language = "Language";
export const cancelledLate = "Cancelled after it was free: a fee may apply";
export const freeUntil = "Free to change or cancel until";
export const specialRequests = "Special requests";
export const fullId = "Full id";

export const partner = "Partner";
export const partnerEarns = (partner: string, commission: string, net: string) =>
  `${partner}, commission ${commission}, net ${net}`;
export const paid = "Paid";
export const depositThere = (due: string, there: string) => `${due}, ${there} there.`;
export const depositLate = "Overdue.";
export const askByWhatsApp = "Ask by WhatsApp";
export const askByMail = "Ask by Mail";
export const departure = "Departure";
export const departureAt = (time: string) => `${time} (Belize time)`;
export const pickUp = "Pick-up";
export const pickUpPlace = "Pick-up place";
export const stillMissing = "Still missing";
export const notes = "Notes";
export const cameFrom = "Came from";
export const sources = {
  web: "The site",
  desk: "The booking desk",
  code: "A traveller's code",
  seed: "Demo data",
};

export const notFetched = (why: string) => `Mails and history could not be fetched. ${why}`;
export const tryAgain = "Try Again";

export const history = "History";
export const nothingChanged = "Nothing has been changed yet.";
/** What stands in the history and is no field of a booking, or is said as it is stored. */
export const entries = {
  moved_to: "Moved by the guest to",
  price_lines: "Party and extras",
  created: "Booked",
  price: "Price (USD)",
  reason: "Reason for the price",
  paid_note: "Note on the payment",
  receipt: "Receipt given",
  receipt_void: "Receipt number that is not valid",
  waiver: "Waiver signed",
  waiver_void: "Waiver that does not hold",
};
export const empty = "(empty)";
export const somebody = "Unknown";
export const otherWayMissing = "The other way has not come. This one costs less for it.";
export const otherWayCancelled =
  "Cancelled: this one costs less for it still. Edit Booking can take that away.";
