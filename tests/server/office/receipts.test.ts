import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { OfficeWireSchema } from "#domain/booking/office/schemas.ts";
import type { Payment } from "#domain/booking/payments/row.ts";
import { asVoid, type Receipt } from "#domain/receipts/receipt.ts";
import { parseCsv } from "../../trust/support/csv.ts";
import { askForLateMails, bookWell, newId } from "../support/bookings.ts";
import { pay } from "../support/payments.ts";
import { messagesOf } from "../support/requests.ts";
import { sharedAdmin, sharedInstance, sharedOffice } from "../support/shared.ts";

const instance = sharedInstance();
const admin = sharedAdmin(instance);
const office = sharedOffice(instance, admin);

const content = {
  language: "en",
  issuer: { name: "Cayo Wayfarers", address: "San Ignacio", taxNumber: "1234" },
  guest: "Ana Müller",
  service: { en: "Caracol", es: "Caracol" },
  ...{ day: "2026-12-24", kind: "payment", cents: 4_000, currency: "USD", method: "cash" },
  ...{ otherCents: 8_000, taxClass: "standard", taxCents: 444, otherTaxCents: 889 },
  lines: [{ kind: "guests", count: 2, unitCents: 27_000, cents: 54_000 }],
  ...{ priceCents: 54_000, paidCents: 4_000, dueCents: 50_000, cancels: "", replaces: "" },
} as unknown as Receipt["content"];

const LETTERS = "CDFHJKLMNPRTVWXY";
/** A device of its own, whatever others of this file give. */
let devices = 0;
const anotherSeries = () => {
  devices += 1;
  return `CDF${LETTERS.charAt(devices >> 4)}${LETTERS.charAt(devices & 15)}`;
};

/** A booking with a payment of $40 in cash, and the receipt that a device would give for it. */
async function paid(part: object = {}, about: Record<string, unknown> = {}) {
  const [booking, payment] = [await bookWell(instance, about), newId()];
  await pay(office, booking, { id: payment });
  const issued_at = new Date().toISOString();
  const given = { id: newId(), payment, series: anotherSeries(), number: 1, issued_at, content };
  return { booking, receipt: { ...given, ...part } as Receipt };
}

const give = (booking: string, receipt: object) =>
  office.post(`bookings/${booking}/receipts`, receipt);
const codeOf = ({ status, body }: { status: number; body: Record<string, unknown> }) => [
  status,
  body.code,
];
const stored = (where: string) =>
  instance.sql<Record<string, string>>(
    `SELECT *, content ->> '$.guest' AS guest, content ->> '$.lines' AS lines FROM receipts WHERE ${where}`,
  );

describe("a receipt", () => {
  test("is stored as it was given, told with its payment, and to devices that follow", async () => {
    const { booking, receipt } = await paid();
    await office.get("bookings");
    const days = "field?from=2026-01-01&to=2099-01-01";
    const { cursor } = (await office.get(days)).body;
    const answer = await give(booking, receipt);
    expect(answer.status).toBe(200);
    const told = answer.body.booking as { payments: Payment[] };
    expect([answer.body.id, told]).toMatchObject([receipt.id, { id: booking }]);
    const { issued_at: _then, ...rest } = receipt;
    expect(told.payments).toMatchObject([{ id: receipt.payment, receipt: rest }]);
    const { bookings } = (await office.get(`${days}&since=${cursor}`)).body;
    expect((bookings as object[]).map((one) => v.parse(OfficeWireSchema, one))).toEqual([told]);
    expect(await stored(`id = '${receipt.id}'`)).toMatchObject([
      { issued_by: "admin", series: receipt.series, number: 1 },
    ]);
    expect(await office.history(booking)).toContain(`admin receipt:  → ${receipt.series}-0001`);
    // another payment's correction is not taken for one with a receipt
    await pay(office, booking, { kind: "correction", corrects: receipt.payment, note: "Slip" });
    const [, back] = (await office.get(`bookings/${booking}`)).body.payments as Payment[];
    expect(back?.receipt).toBeNull();
    const corrected = { kind: "correction", cents: -4_000, taxCents: -444, otherTaxCents: -889 };
    const taken = { ...content, ...corrected, otherCents: -8_000, cancels: "CDFCC-0001" };
    const second = { ...receipt, id: newId(), payment: back?.id, number: 2, content: taken };
    expect((await give(booking, second)).status).toBe(200);
  });

  test("that comes twice is stored once, and mailed once for each time that it was asked for", async () => {
    const { booking, receipt } = await paid();
    const mail = newId();
    const first = await give(booking, { ...receipt, mail });
    expect((await give(booking, { ...receipt, mail })).body).toEqual(first.body);
    expect(codeOf(await give(booking, { ...receipt, number: 2 }))).toEqual([
      409,
      "receipt_id_used",
    ]);
    const mails = async () =>
      instance.sql(
        `SELECT kind, text FROM mails WHERE booking = '${booking}' AND kind = 'receipt'`,
      );
    expect(await mails()).toEqual([{ kind: "receipt", text: receipt.id }]);
    expect((await give(booking, { ...receipt, mail: newId() })).status).toBe(200);
    expect(await mails()).toHaveLength(2);
    expect(await stored(`booking = '${booking}'`)).toHaveLength(1);
  });

  test("goes by mail in the guest's language, as text and as HTML, to whoever has an address", async () => {
    const { booking, receipt } = await paid(
      {},
      { lang: "es", customer_email: "recibo@example.com" },
    );
    await askForLateMails(instance, booking);
    const before = instance.postOffice.mails.length;
    await give(booking, { ...receipt, mail: newId() });
    expect((await askForLateMails(instance, booking)).body).toEqual({ sent: true });
    const [mail, ...others] = instance.postOffice.mails
      .slice(before)
      .filter(({ to }) => to.includes("recibo@example.com"));
    expect([others, mail?.to]).toEqual([[], ["recibo@example.com"]]);
    const number = `${receipt.series}-0001`;
    expect(mail?.parsed.subject).toBe(`Recibo ${number} de Cayo Wayfarers`);
    for (const part of [mail?.parsed.text, mail?.parsed.html?.replace(/<[^>]+>/g, " ")]) {
      for (const words of [number, "Ana Müller", "US$ 40.00 = BZ$ 80.00", "GST 12.5 % incluido"]) {
        expect(part).toContain(words);
      }
    }
    const phoned = await paid();
    await instance.sql(`UPDATE bookings SET customer_email = '' WHERE id = '${phoned.booking}'`);
    expect((await give(phoned.booking, { ...phoned.receipt, mail: newId() })).status).toBe(200);
    expect(
      await instance.sql(
        `SELECT 1 FROM mails WHERE booking = '${phoned.booking}' AND kind = 'receipt'`,
      ),
    ).toEqual([]);
  });

  test("has a number of its own: of two that race, and of a device that was copied, one is told", async () => {
    const [one, other] = [await paid(), await paid()];
    const { series } = one.receipt;
    const twice = await Promise.all([
      give(one.booking, one.receipt),
      give(other.booking, { ...other.receipt, series }),
    ]);
    expect(twice.map(codeOf).sort()).toEqual([
      [200, undefined],
      [409, "receipt_twice"],
    ]);
    expect(twice.find(({ status }) => status === 409)?.body.message).toContain(
      "Another device has given this number already",
    );
    expect(await stored(`series = '${series}'`)).toHaveLength(1);
    // given anew under another series
    const left = twice[0]?.status === 409 ? one : other;
    const anew = { ...left.receipt, id: newId(), series: anotherSeries() };
    expect((await give(left.booking, anew)).status).toBe(200);
  });

  test("is the only one of its payment: what another device gave for it becomes a number that was never valid", async () => {
    const { booking, receipt } = await paid();
    await give(booking, receipt);
    const second = { ...receipt, id: newId(), series: anotherSeries() };
    expect(codeOf(await give(booking, second))).toEqual([409, "receipt_given"]);
    expect((await give(booking, asVoid(second))).status).toBe(200);
    const [only] = (await office.get(`bookings/${booking}`)).body.payments as Payment[];
    expect(only?.receipt?.id).toBe(receipt.id);
  });

  test("of a payment that never came, or says another amount, is none; its number is kept", async () => {
    const { booking, receipt } = await paid();
    const unpaid = { ...receipt, payment: newId() };
    expect(codeOf(await give(booking, unpaid))).toEqual([409, "receipt_unpaid"]);
    expect(codeOf(await give(await bookWell(instance), receipt))).toEqual([409, "receipt_unpaid"]);
    const more = { ...content, cents: 9_000, taxCents: 1_000 };
    expect(codeOf(await give(booking, { ...receipt, content: more }))).toEqual([
      409,
      "receipt_unpaid",
    ]);
    expect((await give(booking, asVoid(receipt))).status).toBe(200);
    // of a booking that the server never had, too
    const lost = { ...asVoid(receipt), id: newId(), number: 2 };
    expect((await give(newId(), lost)).body).toEqual({ id: lost.id, booking: null });
  });

  test.each([
    [{ id: "x" }, "id"],
    [{ payment: "x".repeat(16) }, "payment"],
    [{ series: "ABCDE" }, "series"],
    [{ series: "" }, "series"],
    [{ number: 0 }, "number"],
    [{ number: -1 }, "number"],
    [{ number: 1.5 }, "number"],
    [{ number: "1" }, "number"],
    [{ number: 1_000_000 }, "number"],
    [{ issued_at: "soon" }, "issued_at"],
    [{ issued_at: new Date(Date.now() + 86_400_000).toISOString() }, "issued_at"],
    [{ content: null }, "content"],
    [{ content: "[]" }, "content"],
    [{ content: { ...content, language: "fr" } }, "content"],
    [{ content: { ...content, guest: "x".repeat(300) } }, "content"],
    [{ content: { ...content, taxCents: 500 } }, "content"],
    [{ content: { ...content, taxClass: "half" } }, "content"],
    [{ content: { ...content, lines: "none" } }, "content"],
    [{ content: { ...content, day: "soon" } }, "content"],
    [{ content: { ...content, priceCents: 1.5 } }, "content"],
  ])("with %o is refused at its field", async (part, field) => {
    const { booking, receipt } = await paid(part);
    const answer = await give(booking, receipt);
    expect([answer.status, Object.keys(messagesOf(answer))]).toEqual([400, [field]]);
    expect(await stored(`booking = '${booking}'`)).toEqual([]);
  });
});

describe("a guest who is erased, or whose booking is deleted", () => {
  test("goes out of the receipt; what was taken and taxed stays", async () => {
    const customer_email = "receipted@example.com";
    const { booking, receipt } = await paid({}, { customer_email });
    await give(booking, { ...receipt, mail: newId() });
    const late = await paid({}, { customer_email });
    expect((await office.post(`customers/${customer_email}/erase`)).status).toBe(204);
    // one that was on its way brings no name back, and is sent to nobody
    expect((await give(late.booking, { ...late.receipt, mail: newId() })).status).toBe(200);
    const names = await stored(`booking IN ('${booking}', '${late.booking}')`);
    expect(names.map(({ guest, lines }) => [guest, lines])).toEqual([
      ["", "[]"],
      ["", "[]"],
    ]);
    expect(names[0]?.content).toContain('"taxCents":444');
    expect(
      await instance.sql(
        `SELECT 1 FROM mails WHERE booking = '${late.booking}' AND kind = 'receipt'`,
      ),
    ).toEqual([]);
  });

  test("has a paper all the same: it is stored for a deleted booking too", async () => {
    const [{ booking, receipt }, late] = [await paid(), await paid()];
    await give(booking, receipt);
    for (const { booking: id } of [{ booking }, late]) await office.ask("DELETE", `bookings/${id}`);
    expect((await give(late.booking, late.receipt)).body).toEqual({
      id: late.receipt.id,
      booking: null,
    });
    const names = await stored(`booking IN ('${booking}', '${late.booking}')`);
    expect(names.map(({ guest }) => guest)).toEqual(["", ""]);
  });
});

test("a server that was restored gives no number twice: devices go on, and what it lost may come again", async () => {
  const [one, two, three] = [await paid(), await paid(), await paid()];
  const { series } = one.receipt;
  const numbered = ({ receipt }: typeof one, number: number) => ({ ...receipt, series, number });
  await give(one.booking, numbered(one, 1));
  await give(two.booking, numbered(two, 2));
  await instance.sql(`CREATE TABLE lost AS SELECT sql FROM sqlite_schema WHERE name = 'receipt_is_not_deleted';
    DROP TRIGGER receipt_is_not_deleted; DELETE FROM receipts WHERE id = '${two.receipt.id}'`);
  const [trigger] = await instance.sql<{ sql: string }>("SELECT sql FROM lost");
  await instance.sql(trigger?.sql ?? "");
  expect((await give(three.booking, numbered(three, 3))).status).toBe(200);
  const missing = async () => {
    const told = (await office.get("receipts/missing")).body.missing as { series: string }[];
    return told.filter((one) => one.series === series);
  };
  expect(await missing()).toEqual([{ series, from: 2, until: 2 }]);
  expect((await give(two.booking, numbered(two, 2))).status).toBe(200);
  expect(await missing()).toEqual([]);
  expect(await stored(`series = '${series}'`)).toHaveLength(3);
});

test("all numbers are one file for the accountant, with the tax in each currency, and nothing to be computed", async () => {
  const { booking, receipt } = await paid();
  const { series } = receipt;
  await give(booking, { ...receipt, content: { ...content, guest: "=1+1" } });
  await give(booking, { ...asVoid(receipt), id: newId(), number: 2 });
  const [head = [], ...rows] = parseCsv((await office.get("receipts.csv")).text);
  const mine = rows.filter(([first]) => first === series);
  const file = mine.map((cells) => Object.fromEntries(head.map((title, at) => [title, cells[at]])));
  const amounts = {
    Amount: "40.00",
    Currency: "USD",
    "In BZD": "80.00",
    "Tax in It (BZD)": "8.89",
  };
  expect(file).toMatchObject([
    { Number: "1", Standing: "valid", ...amounts, "Tax in It (USD)": "4.44", Guest: "'=1+1" },
    { Number: "2", Standing: "never valid", "Payment ID": "" },
  ]);
  // a correction cancels it, with a receipt of its own or without
  await pay(office, booking, { kind: "correction", corrects: receipt.payment, note: "Slip" });
  const [titles = [], ...after] = parseCsv((await office.get("receipts.csv")).text);
  const standings = after.filter(([first]) => first === series);
  expect(standings.map((cells) => cells[titles.indexOf("Standing")])).toEqual([
    "cancelled",
    "never valid",
  ]);
});

describe("the database itself", () => {
  test.each([
    ["UPDATE receipts SET number = number + 7", "only added"],
    ["UPDATE receipts SET content = json_set(content, '$.guest', 'Another')", "only added"],
    ["UPDATE receipts SET content = json_set(content, '$.cents', 1)", "only added"],
    ["DELETE FROM receipts", "only added"],
    ["INSERT INTO receipts SELECT * FROM one", "UNIQUE"],
    ["UPDATE one SET id = 'x'; INSERT INTO receipts SELECT * FROM one", "UNIQUE"],
    ["UPDATE one SET id = 'x', number = 9; INSERT INTO receipts SELECT * FROM one", "UNIQUE"],
    [
      `UPDATE one SET id = 'x', number = 9, payment = 'y'; INSERT INTO receipts SELECT * FROM one`,
      "not sound",
    ],
  ])("refuses to %s", async (statement, words) => {
    const { booking, receipt } = await paid();
    await give(booking, receipt);
    await expect(
      instance.sql(
        `CREATE TEMP TABLE one AS SELECT * FROM receipts WHERE id = '${receipt.id}'; ${statement}`,
      ),
    ).rejects.toThrow(words);
  });
});

test("the device that made the booking is told its receipts, and nobody who issued them", async () => {
  const manage_key = "k".repeat(32);
  const { booking, receipt } = await paid({}, { manage_key });
  const ask = async () => {
    const headers = { "X-Manage-Key": manage_key };
    return (await fetch(`${instance.url}/api/bookings/${booking}`, { headers })).json();
  };
  expect(await ask()).not.toHaveProperty("receipts");
  await give(booking, receipt);
  await give(booking, { ...asVoid(receipt), id: newId(), number: 2 });
  const { issued_at: _then, ...told } = receipt;
  const { receipts } = await ask();
  expect(receipts).toMatchObject([told]);
  expect(receipts).toHaveLength(1);
  expect(JSON.stringify(receipts)).not.toContain("admin");
  expect(receipts[0]).not.toHaveProperty("cancelled");
  await pay(office, booking, { kind: "correction", corrects: receipt.payment, note: "Slip" });
  expect((await ask()).receipts).toMatchObject([{ ...told, cancelled: true }]);
});
