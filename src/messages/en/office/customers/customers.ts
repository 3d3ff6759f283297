import { count } from "../figures.ts";

/** Everybody who booked: the list. */
export const total = (customers: number) =>
  `${count(customers)} ${customers === 1 ? "customer" : "customers"}`;
export const addNew = "Add New Customer";
export const exportCsv = "Export CSV";
export const searchCustomers = "Search customers";
export const placeholder = "Name or e-mail";
export const sortBy = "Sort by";
export const orders = {
  "last_name asc": "Name (A to Z)",
  "last_name desc": "Name (Z to A)",
  "email asc": "Contact (A to Z)",
  "email desc": "Contact (Z to A)",
  "total_bookings desc": "Most bookings",
  "total_bookings asc": "Fewest bookings",
  "total_spent desc": "Most spent",
  "total_spent asc": "Least spent",
  "last_activity desc": "Latest activity",
  "last_activity asc": "Earliest activity",
};

export const caption = "Days are Belize days. Total Spent leaves cancelled bookings out.";
export const name = "Name";
export const contact = "Contact";
export const totalBookings = "Total Bookings";
export const totalSpent = "Total Spent";
export const lastActivity = "Last Activity";
export const lastActivityOn = (day: string) => `Last activity: ${day}`;
export const noActivity = "None";
/** After a customer's name. */
export const details = "details";

export const loading = "Loading customers...";
export const notFetched = "The customers could not be fetched.";
export const errorFetching = "Error Fetching Data";
export const couldNotLoad = (why: string) => `Could not load customer data. ${why}`;
export const noneYet = "No customers yet";
export const howTheyCome = "Whoever books stands here. You can also add somebody yourself.";
export const noMatch = "No customers found matching your search.";
export const firstPage = "First Page";
export const clearSearch = "Clear Search";
