/** The calendar: what departs when, with how many, and who goes along. */
export const views = {
  month: "Month",
  week: "Week",
  day: "Day",
  timeline: "Guides and vehicles",
  agenda: "Agenda",
};
export const view = "View";
export const today = "Today";
export const earlier = "Earlier";
export const later = "Later";
export const chosenDay = "Day";
export const addDeparture = "Add Departure";
export const closeDays = "Close Days";
export const loading = "Loading the calendar...";
export const notHere = "These days are not on this device";
export const keeps = (from: string, to: string) =>
  `It keeps ${from} to ${to}. Other days need a connection.`;
export const nothing = "Nothing departs in these days";
export const howTheyCome =
  "Bookings stand here as soon as they are made, and departures once a service has a schedule.";
export const lead = (departures: number, guests: number) =>
  `${departures} ${departures === 1 ? "departure" : "departures"} · ${guests} ${guests === 1 ? "guest" : "guests"}`;

/** What is said of a departure; the short ones stand where there is little room. */
export const seatsTaken = (taken: number, seats: number) => `${taken} of ${seats} seats taken`;
export const groupsTaken = (taken: number, groups: number) => `${taken} of ${groups} groups`;
export const guests = (count: number) => `${count} ${count === 1 ? "guest" : "guests"}`;
export const waiting = (guests: number) => `${guests} waiting for a decision`;
export const closed = "Closed";
export const closedFor = (reason: string) => `Closed: ${reason}`;
export const noSuchDeparture = "Nothing leaves at this time by the schedule";
export const noTime = "Time to be agreed";
export const missing = (what: string) => `Missing: ${what}`;
export const conflict = (who: string, why: string) => `${who}: ${why}`;
export const dayClosed = (scope: string, reason: string) =>
  reason ? `Closed: ${scope} – ${reason}` : `Closed: ${scope}`;

/** What the library's own parts are called. */
export const allDay = "All day";
export const weekShows =
  "A week shows departures with bookings, a guide or a vehicle; a day shows all of them.";
export const timeSlot = "Hour";
export const more = (hidden: number) => `+${hidden} more`;
export const resources = "Who and what";
export const resourceSlot = "Hour of";
export const unassigned = "Nobody yet";
export const dayOff = "Day off";
export const dayOfMonth = (day: string, departures: number) =>
  departures === 0
    ? `${day}: nothing departs`
    : `${day}: ${departures} ${departures === 1 ? "departure" : "departures"}`;
export const nobodyListed =
  "There are no guides or vehicles yet. Once they are listed, they stand here in rows of their own.";

/** An open departure. */
export const close = "Close";
export const runSheet = "Run Sheet";
export const printManifest = "Print Manifest";
export const manifest = "Who goes";
export const nobody = "Nobody is booked on it.";
export const move = "Move";
export const moveOf = (who: string) => `Move ${who}`;
export const moveAll = (count: number) => `Move All ${count}`;
export const edit = "Edit";
export const pickUp = "Pick-up";
export const crew = "Who goes along";
export const nobodyYet = "Nobody is assigned yet.";
export const assign = "Assign";
export const guideOrVehicle = "Guide or vehicle";
export const choose = "Choose";
export const free = "free";
export const withSeats = (name: string, seats: number) => `${name}, ${seats} seats`;
/** @param isNew false where it was to be taken off */
export const notAssigned = (who: string, isNew: boolean) =>
  isNew ? `${who} was not assigned` : `${who} was not taken off`;
export const takeOff = "Take Off";
export const takeOffOf = (who: string) => `Take ${who} off`;
export const changes = "Changes of this day";
export const removeChange = "Remove";
export const removeChangeOf = (what: string) => `Remove ${what}`;
export const closeDeparture = "Close This Departure";
export const changeSeats = "Change Seats";
export const changeTime = "Change the Time";

/** The forms. */
export const movedTo = (day: string, time: string) => (time ? `${day}, ${time}` : day);
export const moveTitle = (who: string) => `Move ${who}`;
export const moveTitleMany = (count: number) => `Move ${count} Bookings`;
export const moveAsk = (count: number, to: string) => `${count} bookings move to ${to}.`;
/** Of so many that move, those whom a mail tells. */
export const moveMails = (mailed: number, all: number) => {
  if (all > 1) return `Mails tell ${mailed} of them. Messages to all come next.`;
  return mailed === 1
    ? "The guest gets a mail that says so."
    : "The guest gets no mail: a message comes next.";
};
export const newDay = "To day";
export const newTime = "At";
export const timeLeft = (time: string, left: string) => `${time} (${left})`;
export const left = (seats: number) => (seats === 1 ? "1 seat left" : `${seats} seats left`);
export const chooseTime = "Choose a departure";
export const nothingLeaves = "This service does not leave on that day.";
export const wouldBeFull =
  "There are not seats for all of them: who is confirmed will wait for a decision.";
export const wouldBeClosed = "It is closed: who is confirmed will wait for a decision.";
export const moveButton = "Move";

/** What has been done. */
export const moved = "Moved";
export const movedMany = (count: number) => `${count} bookings`;
export const assigned = "Assigned";
export const reassigned = "Assigned Anew";
export const takenOff = "Taken Off";
export const removedDone = "Removed";
export const undo = "Undo";
/** Of what the server has refused: it was never done. */
export const forget = "Forget It";
export const takenBack = "Taken Back";
export const notSaved = "Not Saved";
export const cannotStore = "This device cannot store it. Nothing has been changed.";
export const notPossible = "Not Possible";

/** Of bookings that were moved where there is no room. */
export const waitNow = (count: number) =>
  `${count} ${count === 1 ? "booking waits" : "bookings wait"} now: the departure has no room or is closed. 'Needs a decision' says why.`;
