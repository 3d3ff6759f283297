import type { BookingChanges } from "#domain/booking/fields.ts";
import { PAYMENT_COLUMNS } from "#domain/booking/touched.ts";
import { asVoid, type Receipt, withoutGuest } from "#domain/receipts/receipt.ts";
import { FRESH } from "../../local/queue-row.ts";
import type { CashUpRow, ChangeRow, OfficeRow, PaymentRow, ReceiptRow } from "../local/row.ts";

/** What says nothing about a guest: of all else in a booking, free text too, nobody can tell. */
const IMPERSONAL: ReadonlySet<string> = new Set<
  keyof BookingChanges | (typeof PAYMENT_COLUMNS)[number]
>([
  ...([
    "type",
    "item_id",
    "item_name",
    "booking_date",
    "departure_time",
    "guests",
    "price",
    "beyond_limit",
  ] as const),
  ...(["adults", "luggage", "child_seats"] as const),
  ...(["lang", "status", "attendance", "written_for", "moved_from", "told_news"] as const),
  ...PAYMENT_COLUMNS,
]);

/**
 * What may stay of acts on a device whose sign-in the server has ended: who was there, what was paid and
 * the like, under the booking's id, to be sent after the next sign-in. What names a guest goes, and so do
 * a new booking and all that was built upon it.
 * @param acts in their order
 * @returns `lost`: how many acts have gone, or have lost a part
 */
export function withoutGuests(acts: readonly OfficeRow[]): {
  readonly kept: readonly OfficeRow[];
  readonly lost: number;
} {
  const kept: OfficeRow[] = [];
  let lost = 0;
  /** By account and booking: what the act before was made on, where that one has gone. */
  const grounds = new Map<string, string | null>();
  const unmade = new Set<string>();
  for (const act of acts) {
    const group = `${act.accountId} ${act.booking}`;
    if (act.kind === "cash_up") {
      kept.push(uncommented(act));
      continue;
    }
    if (act.kind === "new") unmade.add(group);
    if (act.kind === "receipt") {
      // without its payment it is none, but its number was given
      kept.push(nameless(act, unmade.has(group) ? asVoid(act.receipt) : act.receipt));
      continue;
    }
    // nothing is left of a waiver without its names
    if (act.kind === "new" || act.kind === "waiver" || unmade.has(group)) {
      lost += 1;
      continue;
    }
    if (act.kind === "payment") {
      kept.push(unnamed(act));
      continue;
    }
    const changes = impersonal(act.changes);
    const version = act.version ?? grounds.get(group) ?? null;
    const isLess = Object.keys(changes).length < Object.keys(act.changes).length;
    if (isLess || act.letter?.text) lost += 1;
    if (Object.keys(changes).length === 0) {
      grounds.set(group, version);
      continue;
    }
    grounds.delete(group);
    kept.push(bare(act, { changes, version }));
  }
  return { kept, lost };
}

/** A cash-up without its note; where there was one, that says so. */
function uncommented({ cashUp, ...act }: CashUpRow): CashUpRow {
  const { kind, seq, id, accountId, booking, madeAtMs } = act;
  const said = { ...cashUp, note: cashUp.note ? "note_lost" : "" };
  return { ...FRESH, kind, seq, id, accountId, booking, madeAtMs, cashUp: said };
}

/** A payment without what names the guest; where there was a note, that says so. */
function unnamed({ payment, version, by, ...act }: PaymentRow): PaymentRow {
  const { kind, seq, id, accountId, booking, madeAtMs } = act;
  const said = { ...payment, note: payment.note ? "note_lost" : "" };
  const row = { ...FRESH, kind, seq, id, accountId, booking, madeAtMs, guest: "" };
  return { ...row, payment: said, version, by };
}

function nameless({ kind, seq, id, accountId, booking, madeAtMs }: ReceiptRow, receipt: Receipt) {
  const row = { ...FRESH, kind, seq, id, accountId, booking, madeAtMs, guest: "" };
  return { ...row, receipt: withoutGuest(receipt), isMailed: false };
}

/** An act as if it had just been made: what was answered to it names the guest again. */
function bare(act: ChangeRow, part: Pick<ChangeRow, "changes" | "version">): ChangeRow {
  const { kind, seq, id, accountId, booking, madeAtMs } = act;
  const base = impersonal(act.base);
  const reason = act.reason ? { reason: "note_lost" } : {};
  // what somebody has written names the guest
  const letter = act.letter === undefined || act.letter?.text ? {} : { letter: act.letter };
  const row = { ...FRESH, kind, seq, id, accountId, booking, madeAtMs, base, current: null };
  return { ...row, ...reason, ...letter, ...part };
}

function impersonal<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => IMPERSONAL.has(name)),
  ) as Fields;
}
