/** The run sheet: who sets out when, who is there, and what they owe. */
export const runSheet = (day: string) => `Run sheet – ${day}`;
export const print = "Print";
export const newBooking = "New Booking";
export const loading = "Loading the run sheet...";
export const notHere = "This day is not on this device";
export const keeps = (from: string, to: string) =>
  `It keeps ${from} to ${to}. Any other day needs a connection.`;
export const nobody = "Nobody sets out on this day";
export const howTheyCome = "Bookings for this day stand here as soon as they are made.";

export const days = "Days";
export const anyDay = "Any day";
export const today = "Today";
export const tomorrow = "Tomorrow";
export const free = "free";
export const guests = (count: number) => `${count} ${count === 1 ? "guest" : "guests"}`;

export const timeToBeAgreed = "Time to be agreed:";
export const next = "Next";
export const departed = "Departed";
export const bookings = (count: number) => `${count} ${count === 1 ? "booking" : "bookings"}`;
export const pending = (bookings: number) => `${bookings} pending`;
export const seats = (sold: number, offered: number) => `${sold} of ${offered} seats sold`;
/** The reason may be empty. */
export const closed = (reason: string) => (reason ? `Closed: ${reason}` : "Closed");
export const goesAlong = (kind: string, who: string) => `${kind}: ${who}`;
export const nobodyYet = "not assigned";
/** A departure's own page. */
export const manifest = "Manifest";
export const manifestOf = (departure: string) => `Manifest of ${departure}`;
export const manifestHead = (day: string) => `Manifest – ${day}`;
export const wholeDay = "The Whole Day";
export const nobodyHere = "Nobody is on this departure";
export const nobodyHereText = "Its guests may have moved to another time or day.";
export const arrived = (guests: number) => `${guests} here`;
export const toPay = (amount: string) => `${amount} to pay`;
export const nothingToPay = "nothing to pay";

export const waiting = "waiting";
export const needsAttention = "needs your attention";
export const paid = "Paid";
/** The hotel or agent whose guests these are. */
export const from = (partner: string) => `From ${partner}`;
export const paidTooMuch = (amount: string) => `${amount} paid too much`;
export const edit = "Edit";
export const pickUp = "Pick-up";
export const flight = (number: string) => `Flight ${number}`;
export const bags = (count: number) => `${count} ${count === 1 ? "bag" : "bags"}`;
export const childSeats = (count: number) =>
  `${count} ${count === 1 ? "child seat" : "child seats"}`;
export const missing = (what: string) => `Missing: ${what}`;
export const askByWhatsApp = "Ask by WhatsApp";
export const askByMail = "Ask by Mail";
export const noWayToAsk = "There is no phone number or mail address to ask by.";
export const requests = "Requests";
export const notes = "Notes";
/** On paper, beside a box. */
export const here = "Here";

export const whatHappened = (who: string) => `What happened with ${who}`;
export const checkIn = "Check In";
export const checkedIn = "Checked In";
export const checkInTakenBack = "Check-in Taken Back";
export const noShow = "No-show";
export const noShowTakenBack = "No-show Taken Back";
export const completed = "Completed";
export const confirmedAgain = "Confirmed Again";
