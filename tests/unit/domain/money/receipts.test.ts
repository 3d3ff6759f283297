import { describe, expect, test } from "vitest";
import { BLANK, officeBookingOf } from "#domain/booking/office/fields.ts";
import { rowsOf } from "#domain/booking/payments/payment.ts";
import type { Payment } from "#domain/booking/payments/row.ts";
import { issuerOf, receiptContent, replacing } from "#domain/receipts/issue.ts";
import { isSeries, newSeries, receiptNumber } from "#domain/receipts/number.ts";
import {
  asVoid,
  isReceiptable,
  isTakenBack,
  type Receipt,
  withoutGuest,
} from "#domain/receipts/receipt.ts";
import { readReceipts } from "#domain/receipts/schema.ts";
import { SPOKEN } from "#domain/receipts/spoken.ts";
import { taxContained } from "#domain/receipts/tax.ts";
import { receiptLines, receiptText } from "#domain/receipts/text.ts";

test.each([
  [0, 0],
  [1, 0],
  [4, 0],
  [5, 1],
  [9, 1],
  [10_000, 1_111],
  [11_250, 1_250],
  [40_001, 4_445],
  [-40_001, -4_445],
  [99_999_999, 11_111_111],
])("%i cents contain %i of tax", (cents, tax) => {
  expect(taxContained(cents, "standard")).toBe(tax);
  expect([taxContained(cents, "zero"), taxContained(cents, "")]).toEqual([0, 0]);
});

test("what is given back contains what was taken, to the cent, and nothing is half a cent", () => {
  for (let cents = 1; cents < 5_000; cents += 1) {
    expect(taxContained(-cents, "standard") + taxContained(cents, "standard")).toBe(0);
    expect(Math.abs(taxContained(cents, "standard") - cents / 9)).toBeLessThan(0.5);
  }
});

test("a series is five letters that nobody mistakes, and numbers are written at length", () => {
  const series = newSeries((count) => Uint8Array.from({ length: count }, (_, at) => at * 51));
  expect([series, isSeries(series)]).toEqual(["CHLPV", true]);
  expect(["CJPW", "CJPWI", "cjpwn", 5].map(isSeries)).toEqual([false, false, false, false]);
  expect(receiptNumber({ series, number: 12 })).toBe("CHLPV-0012");
});

const booking = officeBookingOf({
  ...BLANK,
  ...{ id: "k7m2q9xdabcdefg", type: "tour", item_id: 5, item_name: "Caracol", status: "confirmed" },
  ...{ booking_date: "2026-12-24", guests: 3, price: 540, paid_amount: 200.01 },
  ...{ customer_first_name: "Ana", customer_last_name: "Müller" },
  price_lines: JSON.stringify([
    { kind: "guests", count: 3, unitCents: 20_000, cents: 60_000 },
    { kind: "agreed", count: 1, unitCents: -6_000, cents: -6_000, reason: "Friends" },
  ]),
});
const settings = { site_title: "Cayo Wayfarers", receipt_address: "4 Main St\nSan Ignacio" };
const issuer = issuerOf({ ...settings, tax_number: "TIN 1234" }, "Belize");
const known = { issuer, language: "es", names: { es: "Caracol (ruinas)" } } as const;
const taking = {
  id: "payment00000001",
  kind: "payment",
  note: "",
  taken_at: "2026-12-01T12:00:00Z",
};
const [paid] = rowsOf(
  { ...taking, kind: "payment", cents: 40_001, currency: "BZD", method: "cash" },
  [],
  "Rosa",
) as [Payment];
const given = (payment: Payment, taxClass: "" | "standard" | "zero" = "standard"): Receipt => ({
  ...{ id: "receipt00000001", payment: payment.id, series: "CJPWN", number: 12 },
  issued_at: "2026-12-02 03:00:00.000Z",
  content: receiptContent(booking, payment, { ...known, taxClass }),
});
const said = (receipt: Receipt, language: "en" | "es", isCancelled = false) =>
  receiptLines(receiptText(booking.id, receipt, SPOKEN[language], isCancelled));

describe("a receipt", () => {
  test("says in English what was paid, for what, in both currencies, and the tax in it", () => {
    expect(said(given(paid), "en")).toBe(`Receipt No. CJPWN-0012

Cayo Wayfarers
4 Main St
San Ignacio
Tax number: TIN 1234

Date: Tuesday, December 1, 2026
Received from: Ana Müller
Booking: #K7M2Q9XD
For: Caracol
Day of travel: Thursday, December 24, 2026
US$ 200.00 × 3 people: US$ 600.00
By agreement (Friends): −US$ 60.00
Price of the booking: US$ 540.00 = BZ$ 1,080.00
Received, cash: BZ$ 400.01 = US$ 200.01
GST 12.5 % included: BZ$ 44.45 = US$ 22.22
Paid so far: US$ 200.01 = BZ$ 400.02
Still due: US$ 339.99 = BZ$ 679.98

1 US dollar = 2 Belize dollars`);
  });

  test("says the same in Spanish, and nothing of tax where there is none", () => {
    expect(said(given(paid, ""), "es")).toBe(`Recibo N.º CJPWN-0012

Cayo Wayfarers
4 Main St
San Ignacio
Número de contribuyente: TIN 1234

Fecha: martes 1 de diciembre de 2026
Recibido de: Ana Müller
Reserva: #K7M2Q9XD
Por: Caracol (ruinas)
Día del viaje: jueves 24 de diciembre de 2026
US$ 200.00 × 3 personas: US$ 600.00
Según lo acordado (Friends): −US$ 60.00
Precio de la reserva: US$ 540.00 = BZ$ 1,080.00
Recibido, efectivo: BZ$ 400.01 = US$ 200.01
Pagado hasta ahora: US$ 200.01 = BZ$ 400.02
Por pagar: US$ 339.99 = BZ$ 679.98

1 dólar estadounidense = 2 dólares de Belice`);
    expect(said(given(paid, "zero"), "es")).toContain("GST 0 % (tasa cero): BZ$ 0.00 = US$ 0.00");
  });

  test("of a refund is given to the guest, and of a correction names what it takes back", () => {
    const [refund] = rowsOf(
      { ...taking, kind: "refund", cents: 5_000, currency: "USD", method: "card" },
      [],
      "Rosa",
    ) as [Payment];
    const back = said(given(refund), "en");
    expect(back).toContain("Receipt for a refund No. CJPWN-0012");
    expect(back).toContain("Given back to: Ana Müller");
    expect(back).toContain("Given back, card: −US$ 50.00 = −BZ$ 100.00");
    expect(back).toContain("GST 12.5 % included: −US$ 5.56 = −BZ$ 11.11");

    const payments = [{ ...paid, receipt: given(paid) }];
    const correction = { ...taking, id: "payment00000002", kind: "correction" as const };
    const command = { ...correction, corrects: paid.id, instead: null, note: "Slip" };
    const [taken] = rowsOf(command, payments, "Rosa") as [Payment];
    expect(taken.receipt).toBeUndefined();
    const content = receiptContent({ ...booking, payments }, taken, { ...known, taxClass: "" });
    const second = { ...given(paid), number: 13, content };
    expect(said(second, "en")).toContain("This cancels receipt CJPWN-0012.");
    expect(said(second, "es")).toContain("Anula el recibo CJPWN-0012.");
    const anew = { ...second, content: replacing(given(paid).content, second) };
    expect(said(anew, "en")).toContain("the place of receipt CJPWN-0013, which was never valid");
  });

  test("says at its head that it is cancelled, once its payment was taken back", () => {
    expect(said(given(paid), "en")).not.toContain("cancelled");
    expect(said(given(paid), "en", true)).toMatch(/^Receipt No\. CJPWN-0012, cancelled\n/);
    expect(said(given(paid), "es", true)).toMatch(/^Recibo N\.º CJPWN-0012, anulado\n/);
    const back = { ...paid, id: "payment00000002", kind: "correction", corrects: paid.id } as const;
    expect([paid, back].map((one) => isTakenBack(one, [paid, back]))).toEqual([true, false]);
  });

  test("is given for what stands, and for what takes a receipt back", () => {
    const back = { ...paid, id: "payment00000002", kind: "correction", corrects: paid.id } as const;
    const receipted = { ...paid, receipt: given(paid) };
    expect(isReceiptable(paid, [paid])).toBe(true);
    expect([paid, back].map((one) => isReceiptable(one, [paid, back]))).toEqual([false, false]);
    expect(isReceiptable(back, [receipted, back])).toBe(true);
  });

  test("is read by its guest's device as it was told, and left out where it cannot be read", () => {
    const told = JSON.parse(JSON.stringify([given(paid), withoutGuest(given(paid))]));
    const { content, ...bare } = told[0];
    const strange = { ...bare, content: { ...content, currency: "EUR" } };
    expect(readReceipts([...told, bare, strange, null, "x"])).toEqual(told);
    expect([undefined, null, "[]", {}].map(readReceipts)).toEqual([[], [], [], []]);
  });

  test("names nobody any more where the guest is erased, and its number stays", () => {
    const left = withoutGuest(asVoid(given(paid)));
    expect(said(left, "en")).not.toMatch(/Ana|Friends|Received from/);
    expect([left.payment, left.number]).toEqual(["", 12]);
  });

  test("knows what a band or an extra is called in either language, of a kind from after it", () => {
    const names = { en: "children", es: "niños" };
    const line = { kind: "band", count: 2, unitCents: 5_000, cents: 10_000, names };
    const content = { ...given(paid).content, lines: [line] } as unknown as Receipt["content"];
    expect(said({ ...given(paid), content }, "es")).toContain("US$ 50.00 × 2 niños: US$ 100.00");
    // as on the pages: what costs nothing is free, and no sum of nothing
    const infant = { ...line, count: 1, unitCents: 0, cents: 0, names: { en: "Infant" } };
    const free = { ...content, lines: [infant] } as unknown as Receipt["content"];
    expect(said({ ...given(paid), content: free }, "en")).toContain("\n1 × Infant: Free\n");
    expect(said({ ...given(paid), content: free }, "es")).toContain("\n1 × Infant: Gratis\n");
  });
});
