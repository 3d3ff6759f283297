import type { BookingForm } from "#domain/booking/rules.ts";

/** Digits only: 'whole numbers of 1 or more, and may be emptied' (SPEC §2, booking page). */
export function cleanGuests(typed: string): string {
  return typed.replace(/\D/g, "").replace(/^0+/, "").slice(0, 9);
}

/**
 * What stands in the form's fields. The fields keep their own values, so what was typed before the
 * scripts had arrived is not lost.
 */
export function readBookingForm(form: HTMLFormElement): BookingForm {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? "");
  const guests = cleanGuests(text("guests"));
  return {
    firstName: text("firstName"),
    lastName: text("lastName"),
    email: text("email"),
    phone: text("phone"),
    date: text("date"),
    guests: guests === "" ? null : Number(guests),
    specialRequests: text("specialRequests"),
  };
}
