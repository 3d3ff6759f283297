import type { BookingForm } from "./rules.ts";

/** One line without control characters, blanks at the ends or runs of blanks: names and numbers. */
export function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replace(/ {2,}/g, " ")
    .trim();
}

/** Text of several lines: line ends as `\n`, no other control characters but tabs. */
export function severalLines(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]+/gu, "")
    .trim();
}

/** The form as it is stored and sent; done once on the device and once more on the server. */
export function normaliseBooking(form: BookingForm): BookingForm {
  return {
    firstName: oneLine(form.firstName),
    lastName: oneLine(form.lastName),
    email: oneLine(form.email),
    phone: oneLine(form.phone),
    date: form.date.trim(),
    guests: form.guests,
    specialRequests: severalLines(form.specialRequests),
  };
}
