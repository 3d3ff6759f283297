import { bookings, count } from "./figures.ts";

/** How business stands, and what wants the operator. */
export const welcome = (username: string) => `Welcome back, ${username}!`;
export const lead = "How business stands, and what wants your eye.";
export const refresh = "Refresh Data";
export const notLoaded = "The figures could not be loaded.";
export const errorFetching = "Error Fetching Data";
export const couldNotLoad = (why: string) => `Could not load dashboard data. ${why}`;

export const revenue = "Expected Revenue";
export const withoutCancelled = "Excludes cancelled bookings";
export const totalBookings = "Total Bookings";
export const inThisSelection = "In this selection";
export const customers = "Unique Customers";
export const byEmail = "Counted by e-mail";
export const pending = "Pending Actions";
export const confirmedOrPending = "Confirmed or pending bookings";
export const toDecide = (count: string) => `${count} to decide`;

export const quickActions = "Quick Actions";
export const addBooking = "Add New Booking";
export const manageBookings = "Manage Bookings";
export const manageServices = "Manage Services";
export const settings = "Settings";

export const recent = "Recent Bookings";
export const viewAll = "View all";
export const recentNotLoaded = "The recent bookings could not be loaded.";
export const loadingRecent = "Loading recent bookings...";
export const noneYet = "No bookings yet";
export const howTheyCome = "As soon as somebody books on the site, the booking stands here.";
export const columns = {
  id: "ID",
  customer: "Customer",
  service: "Service",
  status: "Status",
  date: "Date",
};

export const activity = "System Activity";
export const loadingActivity = "Loading system activity...";
export const notKnown = "Not known at the moment.";
export const nothingCritical = "No critical activity.";
export const lastBackup = "Last backup";
export const offTheMachine = "Off the machine";
export const noneMade = "None yet";
export const freeSpace = "Free disk space";
export const version = "Version";

export const diskIsLow = (space: string) =>
  `Only ${space} of disk space are left on the server: the next backup may fail.`;
export const copyIsLate =
  "The newest backup has not been copied off the machine: the log says why.";
export const copyIsPlain =
  "Backups leave the machine unencrypted: set BACKUP_RECIPIENT (docs/OPERATIONS.md).";
export const shipped = "Bookings elsewhere";
export const behind = (seconds: number) => `up to ${count(Math.max(1, seconds))} s ago`;
export const shippingStands =
  "Bookings are not copied off the machine at the moment: if it were lost now, so would be what came since.";
export const standby = "Second machine";
export const standbyChecked = (seconds: number | null) =>
  seconds === null
    ? "not tried yet"
    : `could take over ${seconds < 120 ? "a minute" : `${count(Math.round(seconds / 60))} min`} ago`;
export const standbyIsSilent = (minutes: number) =>
  `The second machine has not been heard of for ${count(minutes)} minutes: it could not take over now.`;
export const standbyHasNoKey =
  "The second machine lacks the key, without which it can't take over (docs/OPERATIONS.md).";
export const standbyFails = (reason: string) => `The second machine could not take over: ${reason}`;
export const standbyIsOld =
  "The second machine has not tried for hours whether it could take over.";
export const seatsMended =
  "The count of seats was wrong and has been mended: look whether a departure was sold twice.";
export const crowded = (departures: number) =>
  `${count(departures)} ${departures === 1 ? "departure has" : "departures have"} more guests than seats.`;
export const mailsFailed = (mails: number) =>
  `${count(mails)} ${mails === 1 ? "mail was" : "mails were"} given up.`;
export const sendAgain = "Send again";
export const toSettle = (figure: number) =>
  `${bookings(figure)} ${figure === 1 ? "is" : "are"} paid beyond what is due.`;
export const settle = "Settle";
export const alone = (figure: number) =>
  `${bookings(figure)} ${figure === 1 ? "costs" : "cost"} less for another way that is cancelled or has not come.`;
export const seeAlone = "Decide";
export const depositsMissing = (figure: number, overdue: number) =>
  `${bookings(figure)} ${figure === 1 ? "has" : "have"} a deposit that is not paid yet${overdue > 0 ? `; ${count(overdue)} overdue` : ""}.`;
export const seeDeposits = "See Them";
export const noticesFailed = (notices: number) =>
  `${count(notices)} ${notices === 1 ? "notice" : "notices"} of a visitor's message did not reach you.`;
export const read = "Read";
export const requests = (count: number) =>
  count === 1 ? "1 guest asks for a change" : `${count} guests ask for a change`;
export const lateCancels = (count: number) =>
  count === 1 ? "1 booking was cancelled late" : `${count} bookings were cancelled late`;
export const waitForDecision = {
  late: (figure: number) => `${bookings(figure)} reached us after the date had passed.`,
  price: (figure: number) => `${bookings(figure)} came at another price than ours.`,
  withdrawn: (figure: number) =>
    `${bookings(figure)} ${figure === 1 ? "asks" : "ask"} for a service that is not offered.`,
  review: (figure: number) => `${bookings(figure)} may not come from a person.`,
  closed: (figure: number) =>
    `${bookings(figure)} ${figure === 1 ? "asks" : "ask"} for a departure that is not open.`,
  full: (figure: number) =>
    `${bookings(figure)} ${figure === 1 ? "asks" : "ask"} for a departure that is full.`,
  busy: (figure: number) => `${bookings(figure)} found no guide or vehicle free.`,
  request: (figure: number) =>
    `${bookings(figure)} ${figure === 1 ? "is" : "are"} on request: your answer confirms.`,
  recovered: (figure: number) =>
    `${bookings(figure)} came back after the restore and ${figure === 1 ? "waits" : "wait"}: ${figure === 1 ? "its departure has" : "their departures have"} no room now, or ${figure === 1 ? "it" : "they"} waited before.`,
};
export const cameBack = (figure: number) =>
  `${bookings(figure)} came back from guests' devices after the restore.`;
export const decide = "Decide";
export const mailsWaiting = (mails: number) =>
  `${count(mails)} ${mails === 1 ? "mail waits" : "mails wait"} to be sent; that goes on by itself.`;
export const samples = "Sample testimonials, team or links are still on the site.";
export const replaceSamples = "Replace or hide them";
