import type { BookingForm } from "./fields.ts";
import { checkDetails } from "./pick-up/details.ts";
import { checkBooking, type FieldErrors, type GuestLimits } from "./rules.ts";

/** A form checked at the desk, with what a pick-up goes by: past days may stand, and who has no e-mail goes without. */
export function checkAtDesk(form: BookingForm, limits: GuestLimits): FieldErrors {
  const { email, ...errors } = { ...checkBooking(form, limits, null), ...checkDetails(form) };
  return email && form.email.trim() ? { ...errors, email } : errors;
}
