import { isCalendarDay } from "#domain/belize-date.ts";
import { isBookingId } from "#domain/booking/reference.ts";
import { LANGUAGES } from "#domain/language.ts";
import { isNumber, isSeries } from "#domain/receipts/number.ts";
import type { Receipt } from "#domain/receipts/receipt.ts";
import { TAX_CLASSES, taxClassOf, taxContained } from "#domain/receipts/tax.ts";
import type { Changes } from "../bookings/edit-check.ts";
import { takenAt } from "../payments/read.ts";

/** What the words of a receipt may take, as JSON. */
const MOST_CONTENT = 20_000;
const AMOUNTS = ["cents", "otherCents", "priceCents", "paidCents", "dueCents"] as const;

/** A receipt as it came, and a code for each field that breaks a rule. */
export function readReceipt(body: Changes, nowMs: number) {
  const { id, payment, series, number, content } = body;
  const issued = takenAt({ taken_at: body.issued_at, sent_at: body.sent_at }, nowMs);
  const isVoid = payment === "";
  const errors: Record<string, string> = {
    ...(isBookingId(id) ? {} : { id: "id_malformed" }),
    ...(isVoid || isBookingId(payment) ? {} : { payment: "payment_unknown" }),
    ...(isSeries(series) ? {} : { series: "receipt_series" }),
    ...(isNumber(number) ? {} : { number: "receipt_number" }),
    ...(isSaid({ ...Object(content) }) ? {} : { content: "receipt_content" }),
    ...(issued.error ? { issued_at: issued.error } : {}),
  };
  const receipt = { id, payment, series, number, issued_at: issued.at, content };
  return { receipt: receipt as unknown as Receipt, errors };
}

const isText = (value: unknown, most: number) => typeof value === "string" && value.length <= most;

/** True for what a receipt can say; that it says what its payment was, the database holds. */
function isSaid(content: Changes): boolean {
  const { language, issuer, guest, service, day, taxClass, lines, cancels, replaces } = content;
  const { name, address, taxNumber } = { ...Object(issuer) };
  const isTaxed =
    TAX_CLASSES.some((known) => known === taxClass) &&
    content.taxCents === taxContained(Number(content.cents), taxClassOf(taxClass)) &&
    content.otherTaxCents === taxContained(Number(content.otherCents), taxClassOf(taxClass));
  return (
    LANGUAGES.some((known) => known === language) &&
    isText(name, 100) &&
    isText(address, 300) &&
    isText(taxNumber, 40) &&
    isText(guest, 202) &&
    Object.values(Object(service)).every((called) => isText(called, 300)) &&
    isCalendarDay(String(day)) &&
    AMOUNTS.every((amount) => Number.isInteger(content[amount])) &&
    [content.priceCents, content.dueCents].every((amount) => Number(amount) >= 0) &&
    isTaxed &&
    Array.isArray(lines) &&
    isText(cancels, 20) &&
    isText(replaces, 20) &&
    JSON.stringify(content).length <= MOST_CONTENT
  );
}
