import type { OfficeBooking } from "../booking/fields.ts";
import { dueCents, inCurrency } from "../booking/payments/payment.ts";
import type { Payment } from "../booking/payments/row.ts";
import type { Language } from "../language.ts";
import { linesFrom } from "../price/kept-lines.ts";
import type { SettingsRow } from "../site/settings-row.ts";
import { receiptNumber } from "./number.ts";
import type { Issuer, Receipt, ReceiptContent } from "./receipt.ts";
import { type TaxClass, taxContained } from "./tax.ts";

/** What a device knows beside the booking. */
interface Known {
  readonly issuer: Issuer;
  readonly language: Language;
  /** What other languages call what was booked. */
  readonly names: ReceiptContent["service"];
  readonly taxClass: TaxClass;
}

/**
 * Who gives receipts, as the settings say. What a device has kept from before there were receipts lacks their fields.
 * @param address of the operator, where the settings have none
 */
export const issuerOf = (
  row: Pick<SettingsRow, "site_title"> &
    Partial<Pick<SettingsRow, "receipt_name" | "receipt_address" | "tax_number">>,
  address: string,
): Issuer => ({
  name: row.receipt_name || row.site_title,
  address: row.receipt_address || address,
  taxNumber: row.tax_number ?? "",
});

/** A payment in the other currency, at two Belize dollars for one of the US. */
const otherCents = ({
  cents,
  currency,
  usd_cents,
}: Pick<Payment, "cents" | "currency" | "usd_cents">): number =>
  currency === "BZD" ? usd_cents : inCurrency(cents, "BZD");

/** What a receipt of a payment says, as its booking stands now. */
export function receiptContent(
  booking: OfficeBooking,
  payment: Payment,
  { issuer, language, names, taxClass }: Known,
): ReceiptContent {
  const { customer, priceCents, paidCents, priceLines, date: day } = booking;
  const { kind, cents, currency, method } = payment;
  const other = otherCents(payment);
  const cancelled = booking.payments.find(({ id }) => id === payment.corrects)?.receipt;
  return {
    language,
    issuer,
    guest: `${customer.firstName} ${customer.lastName}`.trim(),
    service: { ...names, en: booking.itemName },
    day,
    ...{ kind, cents, currency, method, otherCents: other },
    ...{ taxClass, taxCents: taxContained(cents, taxClass) },
    otherTaxCents: taxContained(other, taxClass),
    lines: linesFrom(priceLines, priceCents) ?? [],
    ...{ priceCents, paidCents, dueCents: dueCents(booking) },
    cancels: cancelled ? receiptNumber(cancelled) : "",
    replaces: "",
  };
}

/** True for the receipt of a payment that was refused because another device gave its number too. */
export const replacing = (content: ReceiptContent, refused: Receipt): ReceiptContent => ({
  ...content,
  replaces: receiptNumber(refused),
});
