/** The search that a key opens anywhere in the back office. */
export const title = "Search";
export const close = "Close search";
export const label = "Bookings and customers";
export const placeholder = "Name, phone, e-mail, service or #reference";
export const found = "Found";
export const nothingFound = "Nothing found.";
