import * as words from "#messages/office/bookings/fields.ts";
import * as history from "#messages/office/bookings/history.ts";
import { formatLongDay } from "../belize-date.ts";
import { languageOf } from "../language-of.ts";
import { dollarsToCents, formatUsdExact } from "../money.ts";
import type { PriceLine } from "../price/lines.ts";
import { answerLine, saidAnswers, saidGuests } from "../questions/told.ts";
import { FIELDS, type Field, type OfficeWire } from "./fields.ts";
import { handingWords } from "./payments/payment.ts";
import { PAYMENT_KINDS } from "./payments/row.ts";
import { extrasWords, partyWords, timesWords } from "./pick-up/said-details.ts";
import { bookingReference } from "./reference.ts";
import { PAYMENT_COLUMNS } from "./touched.ts";

/** Stands for all columns of a payment. */
const [PAYMENT] = PAYMENT_COLUMNS;

const LABELS = new Map<string, string>(Object.entries(words.labels));

/** A column of the wire in the office's words. */
export const labelOf = (column: string): string => LABELS.get(column) ?? column;

/** Columns as people see them: a payment is one thing, and what has no name goes with what has one. */
export function toldColumns(columns: readonly string[]): string[] {
  const told = columns.map((column) => (isOfPayment(column) ? PAYMENT : column));
  return [...new Set(told)].filter((column) => labelOf(column) !== column);
}

const isOfPayment = (column: string) => PAYMENT_COLUMNS.some((one) => one === column);

const FIELD_OF = new Map(Object.values(FIELDS).map((field: Field) => [field.wire, field]));

/** What stands in a column, for people; a payment with all that belongs to it. */
export function valueWords(column: string, fields: Partial<OfficeWire>): string {
  const value = fields[column as keyof OfficeWire];
  if (column === PAYMENT) return sumWords(fields);
  if (column === FIELDS.party.wire) return partyWords(countedIn(fields));
  if (column === FIELDS.extras.wire) return extrasWords(countedIn(fields));
  const { is }: Partial<Field> = FIELD_OF.get(column) ?? {};
  if (is === "dollars") return formatUsdExact(dollarsToCents(Number(value)));
  if (is === "day") return formatLongDay(String(value));
  if (column === FIELDS.lang.wire) return words.languages[languageOf(value)];
  return historyWords(column, String(value ?? ""));
}

/** What a price's lines tell of bands and extras. */
const countedIn = ({ guests = 0, price = 0, price_lines = "" }: Partial<OfficeWire>) => ({
  ...{ flightNumber: "", adults: 0, childrenAges: "", luggage: 0, childSeats: 0 },
  ...{ guests, priceCents: dollarsToCents(price), priceLines: price_lines },
});

/** What was paid in all, as acts of before there were rows say it. */
function sumWords(fields: Partial<Record<(typeof PAYMENT_COLUMNS)[number], unknown>>): string {
  const { paid_amount = 0, paid_currency = "", paid_method = "" } = fields;
  const cents = dollarsToCents(Number(paid_amount));
  const way = { currency: String(paid_currency), method: String(paid_method) };
  return cents === 0 ? "" : handingWords({ cents, ...way });
}

const STORED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...history.values,
  [FIELDS.lang.wire]: words.languages,
};

/**
 * What stands in a booking's history: in words of the reader's language where it is one of our codes. What
 * somebody has written stays as it is, and so does what was stored in words before there were codes.
 */
export function historyWords(field: string, value: string): string {
  // the history notes them only where there are bands or extras, and for what they say of these
  if (field === FIELDS.priceLines.wire) return linesWords(value);
  if (field === FIELDS.together.wire) return value && `#${bookingReference(value)}`;
  if (field === FIELDS.guestList.wire)
    return saidGuests({ guestList: value }, undefined).join("; ");
  if (field === FIELDS.answers.wire)
    return saidAnswers({ answers: value }, undefined).map(answerLine).join("; ");
  const [, amount, currency, method, note] = ADDED.exec(value) ?? [];
  if (amount === undefined || !PAYMENT_KINDS.some((kind) => kind === field))
    return STORED[field]?.[value] ?? value;
  const cents = dollarsToCents(Number(amount));
  const words = handingWords({ cents, currency: currency ?? "", method: method ?? "" });
  return [words, note && historyWords("paid_note", note)].filter(Boolean).join(" – ");
}

/** A payment in the history: `-20.00 BZD cash: Typed twice`. */
const ADDED = /^(-?\d+\.\d\d) (\w+) (\w+)(?:: (.*))?$/;

/** `1 × Child, 2 × Lunch box`, of a text of lines, whatever they come to. */
function linesWords(text: string): string {
  try {
    const lines: readonly PriceLine[] = JSON.parse(text);
    return lines
      .filter(({ kind }) => kind === "band" || kind === "added")
      .map(timesWords)
      .join(", ");
  } catch {
    // erased, or from before there were any
    return "";
  }
}
