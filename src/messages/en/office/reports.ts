import { count } from "./figures.ts";

/** What the bookings add up to. */
export const lead = "By the day that a booking was made, Belize time.";
export const print = "Print";
export const exportReport = "Export Report";
export const exportPayments = "Export Payments";
export const loading = "Loading report...";
export const notLoaded = "The report could not be loaded.";
export const errorFetching = "Error Fetching Reports";
export const couldNotLoad = (why: string) => `Could not load report data. ${why}`;
export const noneYet = "No bookings yet";
export const howTheyCome = "As soon as somebody books, the figures begin here.";
export const noMatch = "No bookings match these filters.";
export const clearFilters = "Clear Filters";

/** On paper, where no label stands beside them. */
export const allStatuses = "All statuses";
export const allServices = "All services";

export const expectedRevenue = "Expected Revenue";
export const withoutCancelled = "Excludes cancelled bookings";
export const totalBookings = "Total Bookings";
export const inThisSelection = "In this selection";
export const averageValue = "Avg. Booking Value";
export const ofThosePaid = "Of the bookings that bring revenue";
export const activeCustomers = "Active Customers";
export const byEmail = "Unique e-mail addresses";

export const bookingTrends = "Booking Trends";
export const revenueTrends = "Revenue Trends";
export const topByBookings = "Top Services by Bookings";
export const topByRevenue = "Top Services by Revenue";
export const bookings = "Bookings";
export const revenue = "Revenue";
export const period = "Period";
export const nothing = "Nothing in this selection.";
export const inASentence = (title: string, entries: number, top: string, figure: string) =>
  `${title}: bars for ${entries} entries, the largest ${top} with ${figure}. The table below has them all.`;
export const showAsTable = "Show as table";
export const tableOf = (title: string) => `${title}, table`;

export const seatsByService = "Seats Sold, by Service";
export const seatsByWeekday = "Seats Sold, by Weekday";
export const howSeatsCount =
  "Confirmed and completed, by the day of departure, until today. A departure that nobody booked counts as the schedule has it now.";
export const exportSeats = "Export Seats";
export const weekday = "Weekday";
export const weekdays = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split(" ");
export const sold = "Sold";
export const offered = "Offered";
export const share = "Share";
export const percent = (share: number) => `${share}%`;
export const turnedAway = "Turned Away";
export const howTheyAreCounted =
  "Bookings that found no room and got none since, by the day that they were made.";
export const reason = "Why";
export const reasons = {
  closed: "Departure closed",
  full: "Departure full",
  busy: "No guide or vehicle free",
};
export const parties = "Parties";
export const stillWaiting = "Waiting";

export const ofThisReport = "Bookings of this report";
export const showingFirst = (rows: number, total: number) =>
  `Showing first ${rows} results of ${count(total)}`;
export const id = "ID";
export const customer = "Customer";
export const service = "Service";
export const date = "Date";
export const guests = "Guests";
export const price = "Price";
export const status = "Status";
export const created = "Created";
