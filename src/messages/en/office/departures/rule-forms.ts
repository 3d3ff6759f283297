/** The forms for what can be sold: what they ask, what comes of it, and whom it hits. */
export const close = "Close";
export const saving = "Saving...";
export const saveAllTheSame = "Save All the Same";

/** From Monday, as rules count them. */
export const weekdays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
];
const short = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
/** `weekday`: 1 is Monday. */
export const shortWeekday = (weekday: number) => short[weekday - 1] ?? "";
/** `Tue, Nov 24`; `date` is `Nov 24`. */
export const dayOf = (weekday: number, date: string) => `${shortWeekday(weekday)}, ${date}`;

export const schedule = {
  add: "New Schedule",
  edit: "Edit Schedule",
  weekdays: "On these days",
  times: "Leaves at",
  time: (place: number) => `Time ${place}`,
  addTime: "Add a Time",
  from: "First day (if it has one)",
  until: "Last day (if it has one)",
  season: "Without a first and last day it goes on all year.",
  seats: "Seats of each departure",
  leastGuests: "Fewest guests to run (if any)",
  cutoff: "Hours before leaving until which guests can book",
  isOnRequest: "The office answers each booking",
  onRequestHint: "Nothing is confirmed by itself; each booking waits for your answer.",
  save: "Save Schedule",
};

export const exception = {
  add: "New Exception",
  edit: "Edit Exception",
  kind: "What is different",
  scope: "Of what",
  from: "First day",
  until: "Last day",
  which: "Which departure",
  allOfDay: "All of the day",
  leaves: "Leaves at",
  newTime: "Leaves at, instead",
  seats: "Seats",
  reason: "Reason, which guests read",
  reasonHint: "Such as 'River too high'. It may be left empty.",
  reasonIn: (language: string) => `The same in ${language}`,
  save: "Save Exception",
};

export const limits = {
  edit: "Limits and Needs",
  groups: "Groups a day",
  groupsHint: "0: as many as book. For a service without a schedule.",
  busy: "Minutes until who goes along is free again",
  busyHint: (usual: string) => `With the way back. Empty: as long as it takes, ${usual}.`,
  needs: "A departure needs",
  needOf: (place: number) => `Need ${place}`,
  perGuests: (need: string) => `${need}: one for how many guests`,
  perHint: "0: one, however many come; a vehicle or boat with seats for all.",
  addNeed: "Add a Need",
  save: "Save Limits",
};

export const resource = {
  add: "New Guide or Vehicle",
  edit: "Edit Guide or Vehicle",
  kind: "What it is",
  name: "Name",
  nameHint: "As your staff knows it: 'Marvin', 'White Hiace'.",
  seats: "Seats for guests",
  languages: "Languages",
  languagesHint: "With commas between them: English, Spanish, Kriol.",
  daysOff: "Days off",
  spanOf: (place: number) => `Days off ${place}`,
  from: "First day",
  until: "Last day",
  first: (span: string) => `${span}: first day`,
  last: (span: string) => `${span}: last day`,
  addSpan: "Add Days Off",
  save: "Save",
};

/** The next weeks, with what is being edited in it. */
export const preview = {
  title: "The next four weeks",
  ofService: (service: string) => `The next four weeks: ${service}`,
  /** `seats` is 0 where nobody counts them. */
  offered: (departures: number, seats: number) =>
    seats
      ? `${departures} ${departures === 1 ? "departure" : "departures"}, ${seats} seats`
      : `${departures} open ${departures === 1 ? "day" : "days"}`,
  now: (offered: string) => `now: ${offered}`,
  unsound: "What comes of it stands here when the fields are right.",
  changed: "changed",
  none: "Nothing leaves",
  anyTime: "Any time",
  sold: (guests: number, seats: number) => `${guests} of ${seats} seats sold`,
  soldShort: (guests: number, seats: number) => `${guests} of ${seats}`,
  groups: (parties: number, groups: number) => `${parties} of ${groups} groups`,
  guests: (guests: number) => `${guests} ${guests === 1 ? "guest" : "guests"}`,
  closed: "Closed",
  astray: (guests: number) => `${guests} ${guests === 1 ? "guest" : "guests"} without a departure`,
};

/** What a change does to bookings that stand already. */
export const losses = {
  closed: (bookings: number, guests: number) =>
    `${party(bookings, guests)} then ${bookings === 1 ? "has" : "have"} no departure`,
  full: (bookings: number, guests: number) =>
    bookings === 1
      ? `${party(bookings, guests)} then is on a departure with too few seats`
      : `${party(bookings, guests)} then are on departures with too few seats`,
  moved: (bookings: number, guests: number) =>
    `${party(bookings, guests)} then ${bookings === 1 ? "leaves" : "leave"} at another time`,
  goAlong: (bookings: number) =>
    bookings === 1
      ? "It moves along, with who drives or guides it. Where guests get mails, its guest is told by one; in the calendar a message is ready."
      : "They move along, with who drives or guides them. Where guests get mails, each is told by one; in the calendar a message to each is ready.",
  stay: (bookings: number) =>
    bookings === 1
      ? "It stays confirmed, and its guest is not told. In the calendar you can move it, and a message is ready."
      : "They stay confirmed, and their guests are not told. In the calendar you can move them, and a message to each is ready.",
  show: (count: number) => (count === 1 ? "Show it" : `Show all ${count}`),
  open: (reference: string) => `#${reference}, in a new tab`,
  call: (who: string) => `Call ${who}`,
  noTime: "no time yet",
  lookedAt: (day: string) => `Only bookings up to ${day}, which this device keeps, were looked at.`,
  short: (days: number) =>
    `On ${days === 1 ? "1 day" : `${days} days`} fewer guides or vehicles are there than bookings need`,
  shortStay: (days: string) => `All bookings stay confirmed. Find somebody for: ${days}.`,
  assigned: (count: number) =>
    `Goes along with ${count === 1 ? "1 departure" : `${count} departures`} on days off`,
  assignedStay: "The assignment stays. Find somebody else in the calendar.",
};
const party = (bookings: number, guests: number) =>
  `${bookings} confirmed ${bookings === 1 ? "booking" : "bookings"} (${preview.guests(guests)})`;

export const saved = "Saved";
export const removed = "Deleted";
export const waits = (what: string) => `${what}. It is sent as soon as there is a connection.`;
export const undo = "Undo";
export const takenBack = "Taken Back";
export const notSaved = "Not Saved";
export const cannotStore = "This device cannot store it. Nothing has been changed.";
export const decideBelow = "See what waits on this device, at the head of the page.";
