import { type BookingChanges, FIELDS, type OfficeWire } from "#domain/booking/fields.ts";
import { BLANK, EDITED_COLUMNS } from "#domain/booking/office/fields.ts";
import {
  countPaid,
  explained,
  isAnswered,
  rowsOf,
  usdCents,
} from "#domain/booking/payments/payment.ts";
import { ROOM_REASONS } from "#domain/booking/status.ts";
import { touchedBy } from "#domain/booking/touched.ts";
import { centsToDollars, dollarsToCents } from "#domain/money.ts";
import { rowOfVoid, rowOfWaiver } from "#domain/waivers/row.ts";
import type { ChangeRow, OfficeRow, PaymentRow, ReceiptRow, WaiverActRow } from "../local/row.ts";

/**
 * What the acts that wait make of a booking; `stored` is null for one that the server has not yet. A
 * change that was refused makes nothing of it, nor what was built upon it, until somebody has looked. Payments stand
 * by themselves.
 */
export function withActs(stored: OfficeWire | null, acts: readonly OfficeRow[]): OfficeWire | null {
  const made = acts.find((act) => act.kind === "new");
  let shown = stored ?? (made ? bookingOfAct(made) : null);
  let isHeldUp = false;
  for (const act of acts) {
    if (!shown || act.kind === "new" || act.kind === "cash_up") continue;
    if (act.state === "attention") isHeldUp ||= act.kind === "change";
    else if (act.kind === "payment") shown = withPayment(shown, act);
    else if (act.kind === "receipt") shown = withReceipt(shown, act);
    else if (act.kind === "waiver") shown = withWaiver(shown, act);
    else if (!isHeldUp) shown = { ...shown, ...inUsDollars(act.changes) };
  }
  return shown;
}

/** One whose answer was lost may have come with a refresh. */
function withPayment(shown: OfficeWire, { payment, by }: PaymentRow): OfficeWire {
  const known = shown.payments ?? [];
  const rows = rowsOf(payment, known, by).filter(({ id }) => known.every((one) => one.id !== id));
  const { status } = shown;
  const paidCents = dollarsToCents(shown.paid_amount);
  const owing = { paidCents, priceCents: dollarsToCents(shown.price), status };
  const paid_amount = centsToDollars(paidCents + countPaid(rows));
  const told = isAnswered(payment) ? explained(owing, rows) : rows;
  return { ...shown, paid_amount, payments: [...known, ...told] };
}

/** A payment has one receipt: the server's, where it has one already. */
function withReceipt(shown: OfficeWire, { receipt }: ReceiptRow): OfficeWire {
  const payments = (shown.payments ?? []).map((payment) =>
    payment.id === receipt.payment && !payment.receipt ? { ...payment, receipt } : payment,
  );
  return { ...shown, payments };
}

/** One whose answer was lost may have come with a refresh. */
function withWaiver(shown: OfficeWire, { waiver, by, madeAtMs }: WaiverActRow): OfficeWire {
  const known = shown.waivers ?? [];
  if (known.some(({ id }) => id === waiver.id)) return shown;
  const row =
    "voids" in waiver
      ? rowOfVoid(waiver, by, new Date(madeAtMs).toISOString())
      : rowOfWaiver(waiver, by);
  return { ...shown, waivers: [...known, row] };
}

/** Acts of before payments were rows say what was paid in all, in the currency of the last. */
function inUsDollars(changes: BookingChanges): BookingChanges {
  const { paid_currency, paid_amount, ...others } = changes as Record<string, unknown>;
  if (paid_amount === undefined) return changes;
  const cents = usdCents(
    dollarsToCents(Number(paid_amount)),
    paid_currency === "BZD" ? "BZD" : "USD",
  );
  return { ...others, paid_amount: centsToDollars(cents) } as BookingChanges;
}

/** All that waiting changes of one booking come to. */
export function mergedChanges(acts: readonly OfficeRow[]): BookingChanges {
  return Object.assign({}, ...acts.map((act) => (act.kind === "change" ? act.changes : {})));
}

/** The columns in which a booking differs from what a change was made on, but for what follows by itself. */
function changedSince(base: Partial<OfficeWire>, booking: OfficeWire): string[] {
  return Object.entries(base)
    .filter(([column, value]) => value !== booking[column as keyof OfficeWire])
    .map(([column]) => column)
    .filter((column) => EDITED_COLUMNS.includes(column));
}

/** True when a booking is as a change was to make it, and nobody has changed anything else meanwhile. */
export function isOwnResult(sent: ChangeRow, booking: OfficeWire): boolean {
  // what was allowed beyond the limit ends by itself where the booking moves, and without room it waits
  const follows = [
    FIELDS.isBeyondLimit.wire,
    ...(waitsForRoom(booking) ? [FIELDS.status.wire] : []),
  ];
  const touched = [...touchedBy(sent.changes), ...follows];
  return changedSince(sent.base, booking).every((column) => touched.includes(column));
}

/**
 * True when a booking is already as acts that wait would make it, and they do no more: words to a guest, or an answer to
 * what one has asked for, nobody else has sent.
 */
export function hasAlready(booking: OfficeWire, waiting: readonly OfficeRow[]): boolean {
  const saysMore = (act: OfficeRow) =>
    act.kind === "change" && (Boolean(act.letter) || act.request !== undefined);
  return (
    !waiting.some(saysMore) &&
    Object.entries(mergedChanges(waiting)).every(
      ([field, value]) => booking[field as keyof OfficeWire] === value,
    )
  );
}

/**
 * What a booking held where changes have put something else: what takes them back. What the server has done of itself
 * goes back with them: that it waits, where there was no room, and that it is no more beyond the limit.
 * @param latest what it is now, by what this device knows
 */
export function inverseOf(
  before: OfficeWire,
  changes: BookingChanges,
  latest: OfficeWire,
): BookingChanges {
  const asksForRoom = Object.keys(changes).some((field) => PLACE.includes(field));
  const isConfirmed = latest.status === "confirmed" || waitsForRoom(latest);
  const held = [
    ...Object.keys(changes),
    ...(asksForRoom && before.status === "confirmed" && isConfirmed ? [FIELDS.status.wire] : []),
    ...(asksForRoom && before.beyond_limit ? [FIELDS.isBeyondLimit.wire] : []),
  ];
  return Object.fromEntries(held.map((field) => [field, before[field as keyof OfficeWire]]));
}

/** What seats are asked for by. */
const PLACE: readonly string[] = [
  FIELDS.status.wire,
  FIELDS.type.wire,
  FIELDS.itemId.wire,
  FIELDS.date.wire,
  FIELDS.departureTime.wire,
  FIELDS.guests.wire,
];

const waitsForRoom = ({ status, pending_reason }: OfficeWire) =>
  status === "pending" && ROOM_REASONS.includes(pending_reason);

/** The acts of each booking, in their order. */
export function actsByBooking(acts: readonly OfficeRow[]): ReadonlyMap<string, OfficeRow[]> {
  const grouped = new Map<string, OfficeRow[]>();
  for (const act of acts) {
    const group = grouped.get(act.booking);
    if (group) group.push(act);
    else grouped.set(act.booking, [act]);
  }
  return grouped;
}

/** As the server will store it: the desk's bookings are confirmed. */
function bookingOfAct({ command, madeAtMs }: Extract<OfficeRow, { kind: "new" }>): OfficeWire {
  const { price_reason: _reason, send_mail: _mail, ...fields } = command;
  return {
    ...BLANK,
    ...fields,
    quoted_price: fields.price,
    status: "confirmed",
    source: "desk",
    created_at: new Date(madeAtMs).toISOString(),
  };
}
