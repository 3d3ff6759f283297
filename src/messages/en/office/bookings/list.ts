/** The list of bookings: with the first list, so what opens above it has rooms of its own. */
export const bookings = "Bookings";
export const refresh = "Refresh";
export const importBooking = "Import Booking";
export const newBooking = "New Booking";

export const views = "Views";
export const viewNames = {
  all: "All",
  today: "Today",
  tomorrow: "Tomorrow",
  pending: "Pending",
  decision: "Needs a decision",
  mails: "Mail failed",
  deposit: "Deposit missing",
  settle: "Paid beyond",
  alone: "Other way missing",
  of: "Behind a figure",
  partner: "From a partner",
};
export const searchBookings = "Search bookings";
export const placeholder = "Name, e-mail, service or #reference";
export const sortBy = "Sort by";
export const ascending = (column: string) => `${column} ↑`;
export const descending = (column: string) => `${column} ↓`;

export const id = "ID";
export const customer = "Customer";
export const service = "Service";
export const types = { tour: "tour", transfer: "transfer" };
export const date = "Date";
export const guests = "Guests";
export const price = "Price";
export const status = "Status";
export const paid = (amount: string) => `${amount} paid`;
export const depositMissing = (amount: string, day: string) => `Deposit: ${amount} by ${day}`;
export const depositLate = (amount: string, day: string) => `Deposit overdue: ${amount}, ${day}`;
export const created = "Created";
export const createdAt = (day: string, clock: string) => `Created ${day}, ${clock}`;
export const actions = "Actions";
export const belizeTime = "Times are Belize time.";
/** After a booking's reference. */
export const details = "details";
export const select = (reference: string) => `Select booking #${reference}`;
export const selectAll = "Select all on this page";
export const actionsFor = (reference: string) => `Actions for booking #${reference}`;
export const review = "Set aside for a look: it may not be a person.";

export const loading = "Loading bookings...";
export const notFetched = "The bookings could not be fetched.";
export const errorFetching = "Error Fetching Bookings";
export const couldNotFetch = (why: string) => `Could not fetch bookings. ${why}`;
export const noneYet = "No bookings yet";
export const howTheyCome = "As soon as somebody books on the site, the booking stands here.";
export const noMatch = "No bookings found matching your criteria.";
export const clearFilters = "Clear Filters";
export const firstPage = "First Page";
