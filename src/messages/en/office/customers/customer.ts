import { bookings } from "../figures.ts";

/** One customer: what is known, notes, adding one, and forgetting one. */
export const addTitle = "Add New Customer";
export const close = "Close";
export const closeDetails = "Close details";
export const firstName = "First Name";
export const lastName = "Last Name";
export const email = "Email";
export const phoneOptional = "Phone (optional)";
export const add = "Add Customer";
export const saving = "Saving...";
export const addedTitle = "Customer Added";
export const added = (email: string) => `${email} is on the list.`;
export const errorAdding = "Error Adding Customer";

export const loading = "Loading customer details...";
export const notFetched = "The customer could not be fetched.";
export const customersEmail = "E-mail";
export const phone = "Phone";
export const noPhone = "None";
export const firstBooking = "First booking";
export const lastBooking = "Last booking";
export const noBooking = "None";
export const totalBookings = "Total bookings";
export const totalSpent = "Total spent";
export const spent = (amount: string) => `${amount} (without cancelled bookings)`;
export const history = "Booking history";
export const noneYet = "No bookings yet.";

export const notes = "Notes";
export const newNote = "New note";
export const addNote = "Add Note";
export const noteRequired = "Please write the note first.";
export const noteAddedTitle = "Note Added";
export const noteAdded = "The note is kept with the customer.";
export const noteNotSaved = (why: string) => `The note was not saved. ${why}`;

export const erase = "Erase personal data";
export const eraseTitle = "Erase personal data?";
export const eraseWhat = <Part>(name: Part, email: string, count: number) => [
  "Erase the personal data of ",
  name,
  ` (${email})? Name, e-mail, phone and words are taken out of ${bookings(count)}, their mails, messages and notes. Dates, services and prices stay for the figures. Signed waivers of trips that have begun stay for seven years, since a court may ask for them. Backups keep them for up to 14 days. This action cannot be undone.`,
];
export const stillToTravel = (name: string) => `${name} is still to travel`;
export const cancelFirst = (trips: number) =>
  `Once erased, nobody can tell who comes, where to pick them up or how to reach them. Cancel ${trips === 1 ? "it" : "them"} first, or erase after the trip.`;
export const keep = "Keep";
export const eraseForGood = "Erase for Good";
export const eraseAllTheSame = "Erase All the Same";
export const erasedTitle = "Personal Data Erased";
export const erased = "Nothing stored names this customer any more. The figures stay.";
export const errorErasing = "Error Erasing Data";
export const notErased = (why: string) => `Failed to erase the personal data. ${why}`;
