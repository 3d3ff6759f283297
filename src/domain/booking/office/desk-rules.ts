import type { CatalogueItem } from "#domain/catalogue/item.ts";
import type { BookingForm } from "../fields.ts";
import { checkCounts, checkParty } from "../party/check.ts";
import { checkDetails } from "../pick-up/details.ts";
import { checkBooking, type FieldErrors, guestLimits } from "../rules.ts";

/**
 * A form checked at the desk, with what a pick-up goes by, bands and extras: past days may stand, and who has no e-mail
 * goes without. @param item null where the catalogue has it no more
 */
export function checkAtDesk(form: BookingForm, item: CatalogueItem | null): FieldErrors {
  const { email, ...errors } = {
    ...checkBooking(form, guestLimits(item), null),
    ...checkDetails(form),
    ...(item ? checkParty(form, item) : checkCounts(form)),
  };
  return email && form.email.trim() ? { ...errors, email } : errors;
}
