import { fold } from "../fold.ts";
import type { OfficeBooking } from "./office-booking.ts";
import { bookingReference } from "./reference.ts";

/** The text in which a booking is searched for: name, e-mail, service and reference (ADR 0006). */
export function searchTextOf({ customer, itemName, id }: OfficeBooking): string {
  const { firstName, lastName, email } = customer;
  return fold(`${firstName} ${lastName}\n${email}\n${itemName}\n#${bookingReference(id)}`);
}

/**
 * The bookings that somebody at the river bank may mean: those whose reference begins with what was
 * typed or scanned, else those with it in their name or phone number.
 */
export function findBookings(
  bookings: readonly OfficeBooking[],
  typed: string,
): readonly OfficeBooking[] {
  const reference = typed.trim().replace(/^#/, "").toUpperCase();
  if (reference.length < 2) return [];
  const named = bookings.filter(({ id }) => id.toUpperCase().startsWith(reference));
  if (named.length > 0) return named;
  const words = fold(typed);
  const digits = typed.replace(/\D/g, "");
  return bookings.filter(({ customer }) => {
    if (fold(`${customer.firstName} ${customer.lastName}`).includes(words)) return true;
    return digits.length >= 4 && customer.phone.replace(/\D/g, "").includes(digits);
  });
}
