/** What the pages of the back office are called: by the document, by themselves, by what leads to them. */
export const login = "Admin Login";
export const today = "Today";
export const calendar = "Calendar";
export const cashUp = "Cash-Up";
export const dashboard = "Dashboard";
export const bookings = "Manage Bookings";
export const services = "Manage Services";
export const departures = "Departures";
export const customers = "Customers";
export const reports = "Reports";
export const messages = "Messages";
export const settings = "Settings";
export const office = "Back office";
export const notFound = "Page not found";
export const description = "The operator's back office.";
export const receipt = "Receipt";
export const waivers = "Waivers";
