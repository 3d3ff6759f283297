import type { OfficeRow } from "#data/office/local/row.ts";
import type { BookingChanges, OfficeWire } from "#data/office/remote/bookings/row.ts";
import { formatLongDay } from "#domain/belize-date.ts";
import { paidWords } from "#domain/booking/payment.ts";
import { togetherWith } from "#domain/booking/touched.ts";
import { dollarsToCents, formatUsdExact } from "#domain/money.ts";

type Field = keyof BookingChanges;

/** Stands for all columns of a payment. */
const PAYMENT = "paid_amount";

const LABELS: Readonly<Partial<Record<Field, string>>> = {
  status: "Status",
  attendance: "Attendance",
  paid_amount: "Paid",
  item_name: "Service",
  departure_time: "Departure",
  pickup_notes: "Pick-up",
  notes: "Notes",
  booking_date: "Date",
  guests: "Guests",
  price: "Price",
};

/** A column of the wire for people. */
export function labelOf(column: string): string {
  return LABELS[column as Field] ?? column;
}

/** What stands in a column, for people; a payment with all that belongs to it. */
export function valueWords(column: string, fields: Partial<OfficeWire>): string {
  const value = fields[column as keyof OfficeWire];
  if (column === PAYMENT) {
    const { paid_amount = 0, paid_currency = "", paid_method = "" } = fields;
    const paidCents = dollarsToCents(paid_amount);
    return paidWords({ paidCents, paidCurrency: paid_currency, paidMethod: paid_method });
  }
  if (column === "price") return formatUsdExact(dollarsToCents(Number(value)));
  if (column === "booking_date") return formatLongDay(String(value));
  return String(value ?? "");
}

/** Columns as people see them: a payment is one thing, and stands for all its columns. */
export function toldColumns(columns: readonly string[]): string[] {
  return [...new Set(columns.map((column) => (isOfPayment(column) ? PAYMENT : column)))];
}

const isOfPayment = (column: string) => togetherWith(column).includes(PAYMENT);

/** What an act does, in one line. */
export function actWords(act: OfficeRow): string {
  if (act.kind === "new") return `New booking: ${act.command.item_name}`;
  return toldColumns(Object.keys(act.changes))
    .map((column) => `${labelOf(column)}: ${valueWords(column, act.changes) || "(empty)"}`)
    .concat(act.reason ? [`Note: ${act.reason}`] : [])
    .join(" · ");
}

/** Whose booking it is about. */
export function guestOf(act: OfficeRow): string {
  const { customer_first_name: first = "", customer_last_name: last = "" } =
    act.kind === "new" ? act.command : act.base;
  return `${first} ${last}`.trim();
}
