import type { OfficeRow } from "#data/local/office-row.ts";
import type { BookingChanges } from "#data/remote/office-booking-row.ts";
import { formatLongDay } from "#domain/belize-date.ts";
import { dollarsToCents, formatUsdExact } from "#domain/money.ts";

type Field = keyof BookingChanges;

const LABELS: Readonly<Partial<Record<Field, string>>> = {
  status: "Status",
  attendance: "Attendance",
  paid_amount: "Paid",
  paid_currency: "Paid in",
  paid_method: "Paid by",
  departure_time: "Departure",
  pickup_notes: "Pick-up",
  notes: "Notes",
  booking_date: "Date",
  guests: "Guests",
  price: "Price",
};

/** A field of the wire for people. */
export function labelOf(field: string): string {
  return LABELS[field as Field] ?? field;
}

/** A field's value for people. */
export function valueWords(field: string, value: unknown): string {
  if (field === "price") return formatUsdExact(dollarsToCents(Number(value)));
  if (field === "paid_amount") return Number(value) === 0 ? "" : Number(value).toFixed(2);
  if (field === "booking_date") return formatLongDay(String(value));
  if (value === "no-show") return "no-show";
  return String(value ?? "");
}

/** What an act does, in one line. */
export function actWords(act: OfficeRow): string {
  if (act.kind === "new") return `New booking: ${act.command.item_name}`;
  return Object.entries(act.changes)
    .map(([field, value]) => `${labelOf(field)}: ${valueWords(field, value) || "(empty)"}`)
    .join(" · ");
}

/** Whose booking it is about. */
export function guestOf(act: OfficeRow): string {
  const { customer_first_name: first = "", customer_last_name: last = "" } =
    act.kind === "new" ? act.command : act.base;
  return `${first} ${last}`.trim();
}
