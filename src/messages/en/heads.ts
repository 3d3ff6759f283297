/** Titles of the public pages, for tabs and for search. They are in every first view. */

export const siteTitle = (site: string) => `${site} | Belize tours & transfers`;
export const tours = "Tours";
export const transfers = "Transfers";
export const about = "About";
export const contact = "Contact";
export const privacy = "Privacy";
export const book = (name: string) => `Book ${name}`;
export const bookUnknown = "Book a tour or transfer";
export const confirmation = "Your booking";
export const voucher = "Your voucher";
export const myBookings = "My bookings";
export const trip = "Your trip";
export const notFound = "Page not found";
export const office = "Back office";
