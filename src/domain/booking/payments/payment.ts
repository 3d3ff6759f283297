import { BZD_PER_USD, formatAmountExact, formatUsdExact, MOST_CENTS } from "#domain/money.ts";
import { values } from "#messages/office/bookings/history.ts";
import type { OfficeBooking } from "../fields.ts";
import {
  CURRENCIES,
  type Currency,
  type Handing,
  PAYMENT_METHODS,
  type Payment,
  type PaymentCommand,
} from "./row.ts";
import { type Owing, unsettledCents } from "./settle.ts";

type Paid = Pick<OfficeBooking, "paidCents" | "payments">;

/** The longest note of a payment, in characters. */
export const MOST_NOTE = 500;

/** An amount in US cents, two Belize dollars for one; half a cent away from nothing, so that a correction takes back all. */
export function usdCents(cents: number, currency: Currency): number {
  if (currency === "USD") return cents;
  return Math.sign(cents) * Math.round(Math.abs(cents) / BZD_PER_USD);
}

/** US cents in cents of another currency. */
export function inCurrency(usd: number, currency: Currency): number {
  return currency === "BZD" ? usd * BZD_PER_USD : usd;
}

/** What payments come to, in US cents: the view `booking_payments` says the same. */
export function countPaid(payments: readonly Payment[]): number {
  return payments.reduce((sum, { usd_cents }) => sum + usd_cents, 0);
}

/**
 * What its guests still have to pay us, in US cents; nothing for a cancelled booking, and where they pay a partner in our
 * stead. The columns `due` and `held` of the office's list say the same (`pb_migrations/1763700000_office.js`).
 */
export function dueCents({ priceCents, paidCents, status, paidTo }: Owing): number {
  return status === "cancelled" || paidTo ? 0 : Math.max(0, priceCents - paidCents);
}

/** What has been paid beyond the price, in US cents; nothing for a cancelled booking. */
export function overpaidCents({ priceCents, paidCents, status }: Owing): number {
  return status === "cancelled" ? 0 : Math.max(0, paidCents - priceCents);
}

/**
 * The rows that a command adds; none where what it corrects is not there, or has been taken back by another.
 * @param known the booking's rows
 * @param by the name of whoever records it
 */
export function rowsOf(
  command: PaymentCommand,
  known: readonly Payment[],
  by: string,
): readonly Payment[] {
  const { id, kind, note, taken_at } = command;
  const recorded = { id, kind, note, taken_at, made_by: by, explains: 0 };
  if (command.kind !== "correction") {
    const { cents, currency, method } = command;
    const given = kind === "refund" ? -cents : cents;
    const counted = { cents: given, currency, method, usd_cents: usdCents(given, currency) };
    return [{ ...recorded, ...counted, taken_by: by, corrects: "" }];
  }
  const { corrects, instead } = command;
  const wrong = known.find((one) => one.id === corrects);
  if (!wrong || !isCorrectable(wrong, known)) return [];
  const { receipt: _its, ...stood } = wrong;
  const back = { cents: -wrong.cents, usd_cents: -wrong.usd_cents };
  const taken = { ...stood, ...recorded, ...back, corrects };
  if (!instead) return [taken];
  // it lies where the wrong one was put, and is counted with the correction, not on a day that is closed
  const right = rowsOf({ ...instead, note: "", taken_at }, [], by);
  return [taken, ...right.map((row) => ({ ...row, taken_by: wrong.taken_by }))];
}

/** Those that a correction can name: neither corrected yet, nor corrections. */
export function isCorrectable({ id, kind }: Payment, known: readonly Payment[]): boolean {
  return kind !== "correction" && !known.some(({ corrects }) => corrects === id);
}

/**
 * What has to be asked before rows are added: the answer is a note, which stays with them. A code
 * (`#domain/office/refusal.ts`), empty for guests who pay no more than is due.
 */
export function paymentQuestion(booking: Owing, rows: readonly Payment[]): string {
  const [first] = rows;
  if (!first) return "";
  if (first.kind === "correction") return "payment_corrected";
  const after = booking.paidCents + countPaid(rows);
  if (first.kind === "refund") {
    return after < 0 ? `refund_beyond:${formatUsdExact(booking.paidCents)}` : "";
  }
  if (booking.status === "cancelled") return "payment_cancelled";
  if (after <= booking.priceCents) return "";
  return `payment_beyond:${formatUsdExact(after - booking.priceCents)}`;
}

/** True where a note answers what was asked: one that stood there before says something else. */
export const isAnswered = ({ note, answers = true }: PaymentCommand): boolean =>
  answers && note !== "";

/**
 * What giving back makes due once more, in US cents: where nobody is to pay it again, the price becomes so much less.
 * Nothing where more is given back than was paid: no price can make up for that.
 */
export function dueAgainCents(booking: Owing, rows: readonly Payment[]): number {
  const after = { ...booking, paidCents: booking.paidCents + countPaid(rows) };
  if (rows[0]?.kind !== "refund" || after.paidCents < 0) return 0;
  return dueCents(after) - dueCents(booking);
}

/**
 * Rows with what their note explains: it answers the question that was asked. That of a correction says why the other
 * was wrong.
 */
export function explained(booking: Owing, rows: readonly Payment[]): readonly Payment[] {
  const [first] = rows;
  if (!first?.note || first.kind === "correction" || !paymentQuestion(booking, rows)) return rows;
  const paidCents = booking.paidCents + countPaid(rows);
  return rows.map((row) => ({ ...row, explains: unsettledCents({ ...booking, paidCents }) }));
}

/** What is wrong with how money changed hands, by the names of the wire. */
export function handingFaults({ cents, currency, method }: Record<keyof Handing, unknown>) {
  const isWhole = typeof cents === "number" && Number.isInteger(cents);
  return {
    ...(isWhole && cents > 0 && cents <= MOST_CENTS ? {} : { cents: "payment_amount" }),
    ...oneOf("currency", CURRENCIES, currency),
    ...oneOf("method", PAYMENT_METHODS, method),
  };
}

export const oneOf = (field: string, words: readonly string[], value: unknown) =>
  words.some((word) => word === value) ? {} : { [field]: `one_of:${words.join(", ")}` };

const METHODS: Readonly<Record<string, string>> = values.paid_method;

/** An amount and how it was paid: `1,050.00 USD, cash`. */
export function handingWords({ cents, currency, method }: Record<keyof Handing, string | number>) {
  return [`${formatAmountExact(Number(cents))} ${currency}`.trim(), METHODS[method] ?? ""]
    .filter(Boolean)
    .join(", ");
}

/** What has been paid in all, each way by itself: `1,080.00 BZD, cash; 40.00 USD, card`; empty for nothing. */
export function paidWords({ paidCents, payments }: Paid): string {
  const ways = new Map<string, Handing>();
  for (const { cents, currency, method } of payments) {
    const way = `${currency} ${method}`;
    ways.set(way, { cents: cents + (ways.get(way)?.cents ?? 0), currency, method });
  }
  // what was kept before there were rows is known as a sum
  if (payments.length === 0 && paidCents !== 0) return `${formatAmountExact(paidCents)} USD`;
  const paid = [...ways.values()].filter(({ cents }) => cents !== 0);
  return paid.map(handingWords).join("; ");
}
