import { askedWords, holdsWords, searchedNumber } from "../asked-words.ts";
import { fold } from "../fold.ts";
import type { OfficeBooking } from "./fields.ts";
import { bookingReference } from "./reference.ts";

/** Less finds too much while one types. */
const SHORTEST = 2;

/** The text in which a booking is searched for; the migration 1763720000 keeps the same in the database. */
export function searchTextOf({ customer, itemName, id }: OfficeBooking): string {
  const { firstName, lastName, email, phone } = customer;
  const words = fold(`${firstName} ${lastName}\n${email}\n${itemName}`);
  return `${words}\n${searchedNumber(phone)}\n#${bookingReference(id).toLowerCase()}`;
}

/** The bookings that what was typed or scanned may mean; those whose reference begins with it come first. */
export function findBookings(
  bookings: readonly OfficeBooking[],
  typed: string,
): readonly OfficeBooking[] {
  const words = askedWords(typed);
  if (words.join("").replace(/^#/, "").length < SHORTEST) return [];
  const found = bookings.filter((booking) => holdsWords(searchTextOf(booking), words));
  const reference = fold(typed).trim().replace(/^#/, "");
  const isMeant = ({ id }: OfficeBooking) => id.startsWith(reference);
  return [...found.filter(isMeant), ...found.filter((booking) => !isMeant(booking))];
}
