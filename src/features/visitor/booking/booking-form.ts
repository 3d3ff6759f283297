import { parseGuests } from "#domain/booking/guests.ts";
import type { BookingForm } from "#domain/booking/rules.ts";

/**
 * What stands in the form's fields. The fields keep their own values, so what was typed before the
 * scripts had arrived is not lost.
 */
export function readBookingForm(form: HTMLFormElement): BookingForm {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? "");
  return {
    firstName: text("firstName"),
    lastName: text("lastName"),
    email: text("email"),
    phone: text("phone"),
    date: text("date"),
    guests: parseGuests(text("guests")),
    specialRequests: text("specialRequests"),
  };
}
