import {
  inCurrency,
  isCorrectable,
  oneOf,
  paymentQuestion,
  rowsOf,
  usdCents,
} from "#domain/booking/payments/payment.ts";
import {
  CURRENCIES,
  type Currency,
  type Handing,
  PAYMENT_METHODS,
  type Payment,
} from "#domain/booking/payments/row.ts";
import { PAYMENT_COLUMNS } from "#domain/booking/touched.ts";
import { amountCents } from "#domain/money.ts";
import type { Changes } from "../bookings/edit-check.ts";
import { newId } from "../new-record.ts";
import { owingOf } from "./add.ts";
import { paymentsOf } from "./rows.ts";

/**
 * Devices from before payments were rows say what was paid in all. What it has grown by since they looked is a payment;
 * where it fell, or was paid in another way, all that stands is taken back and the sum is recorded anew.
 */
export function hasSums(changes: Changes): boolean {
  return PAYMENT_COLUMNS.some((column) => column in changes);
}

/** What else changes. */
export const withoutSums = (changes: Changes): Changes =>
  Object.fromEntries(
    Object.entries(changes).filter(([column]) => !PAYMENT_COLUMNS.some((one) => one === column)),
  );

/** A code for each column that breaks a rule: an amount goes with its currency and method. */
export function sumFaults(changes: Changes): Readonly<Record<string, string>> {
  const { paid_amount, paid_currency, paid_method } = changes;
  const cents = amountCents(paid_amount);
  const faults = {
    ...("paid_amount" in changes && Number.isNaN(cents) ? { paid_amount: "amount_invalid" } : {}),
    ...(paid_currency ? oneOf("paid_currency", CURRENCIES, paid_currency) : {}),
    ...(paid_method ? oneOf("paid_method", PAYMENT_METHODS, paid_method) : {}),
  };
  if (Object.keys(faults).length > 0) return faults;
  const isWhole = PAYMENT_COLUMNS.every((column) => column in changes);
  const hasWay = Boolean(paid_currency && paid_method);
  return isWhole && (cents === 0 || hasWay) ? {} : { paid_amount: "payment_apart" };
}

interface Sums {
  readonly id: string;
  readonly changes: Changes;
  /** What stood in the columns when the device looked. */
  readonly before: Changes;
  /** True where nothing has changed since. */
  readonly knewAll: boolean;
  readonly note: string;
  readonly by: string;
  readonly takenAt: string;
}

/** The rows that it comes to, a code that asks for a note, or null where others have recorded what is to be corrected. */
export function rowsOfSums(
  app: pb.App,
  booking: pb.Record,
  sums: Sums,
): readonly Payment[] | string | null {
  const { note, by, knewAll, takenAt: taken_at } = sums;
  const [was, is] = [handingOf(sums.before), handingOf(sums.changes)];
  const [before, after] = [usdCents(was.cents, was.currency), usdCents(is.cents, is.currency)];
  const owing = owingOf(booking);
  const known = paymentsOf(app, booking.id);
  const take = (cents: number) =>
    rowsOf({ ...is, id: sums.id, kind: "payment", cents, note, taken_at }, known, by);
  if (after > before) {
    const grown =
      was.currency === is.currency
        ? is.cents - was.cents
        : is.cents - inCurrency(before, is.currency);
    const rows = take(grown);
    const asked = paymentQuestion(owing, rows);
    return asked && knewAll && !note ? asked : rows;
  }
  const isSameWay = was.currency === is.currency && was.method === is.method;
  if (after === before && (isSameWay || after === 0)) return [];
  if (!note) return "payment_corrected";
  if (owing.paidCents !== before) return null;
  const wrong = known.filter((row) => isCorrectable(row, known));
  const back = wrong.flatMap(({ id: corrects }, at) => {
    const isLast = after === 0 && at === wrong.length - 1;
    const id = isLast ? sums.id : newId();
    return rowsOf({ kind: "correction", id, corrects, instead: null, note, taken_at }, known, by);
  });
  return after === 0 ? back : [...back, ...take(is.cents)];
}

function handingOf(columns: Changes): Handing {
  const isBelizes = columns.paid_currency === "BZD";
  const currency: Currency = isBelizes ? "BZD" : "USD";
  const cents = amountCents(columns.paid_amount) || 0;
  return { cents, currency, method: columns.paid_method as Handing["method"] };
}
