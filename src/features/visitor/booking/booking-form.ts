import { ASKED, type BookingForm, FIELDS } from "#domain/booking/fields.ts";
import { parseGuests } from "#domain/booking/guests.ts";
import type { FieldErrors } from "#domain/booking/rules.ts";

/** What is wrong in a part of the form that has more to say than its fields do. */
export type PartCheck = (form: BookingForm) => FieldErrors;

/**
 * What stands in the form's fields. The fields keep their own values, so what was typed before the
 * scripts had arrived is not lost.
 */
export function readBookingForm(form: HTMLFormElement): BookingForm {
  const data = new FormData(form);
  const fields = ASKED.map((name) => {
    const typed = String(data.get(name) ?? "");
    if (FIELDS[name].is !== "number") return [name, typed];
    return [name, parseGuests(typed) ?? (name === "guests" ? null : 0)];
  });
  return Object.fromEntries(fields);
}
