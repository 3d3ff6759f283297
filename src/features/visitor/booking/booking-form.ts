import { ASKED, type BookingForm } from "#domain/booking/fields.ts";
import { parseGuests } from "#domain/booking/guests.ts";

/**
 * What stands in the form's fields. The fields keep their own values, so what was typed before the
 * scripts had arrived is not lost.
 */
export function readBookingForm(form: HTMLFormElement): BookingForm {
  const data = new FormData(form);
  const fields = ASKED.map((name) => {
    const typed = String(data.get(name) ?? "");
    return [name, name === "guests" ? parseGuests(typed) : typed];
  });
  return Object.fromEntries(fields);
}
