import * as v from "valibot";
import { CURRENCIES, PAYMENT_KINDS, PAYMENT_METHODS } from "../booking/payments/row.ts";
import type { Receipt } from "./receipt.ts";
import { TAX_CLASSES } from "./tax.ts";

const text = v.string();
const cents = v.number();
const ContentSchema = v.looseObject({
  issuer: v.object({ name: text, address: text, taxNumber: text }),
  guest: text,
  service: v.record(text, text),
  day: text,
  kind: v.picklist(PAYMENT_KINDS),
  cents,
  currency: v.picklist(CURRENCIES),
  method: v.picklist(PAYMENT_METHODS),
  otherCents: cents,
  taxClass: v.picklist(TAX_CLASSES),
  taxCents: cents,
  otherTaxCents: cents,
  lines: v.array(v.looseObject({ kind: text, count: cents, unitCents: cents, cents })),
  priceCents: cents,
  paidCents: cents,
  dueCents: cents,
  cancels: text,
  replaces: text,
});
const ReceiptSchema = v.looseObject({
  id: text,
  series: text,
  number: v.number(),
  issued_at: text,
  content: ContentSchema,
});

/** Receipts as a guest's device was told them; what this build cannot read is left out. */
export function readReceipts(told: unknown): readonly Receipt[] {
  const all: readonly unknown[] = Array.isArray(told) ? told : [];
  return all.filter((one) => v.is(ReceiptSchema, one)) as unknown as readonly Receipt[];
}
