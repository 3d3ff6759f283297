import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { OfficeWireSchema } from "#domain/booking/office/schemas.ts";
import { parseCsv } from "../../trust/support/csv.ts";
import { bookWell, newId, storedBookings } from "../support/bookings.ts";
import { cronsOf } from "../support/crons.ts";
import { pay, storedPayments } from "../support/payments.ts";
import { messagesOf } from "../support/requests.ts";
import { sharedAdmin, sharedInstance, sharedOffice } from "../support/shared.ts";
import { until } from "../support/waiting.ts";

const instance = sharedInstance({ env: { DASHBOARD: "on" } });
const admin = sharedAdmin(instance);
const office = sharedOffice(instance, admin);

const storedOne = async (id: string) => (await storedBookings(instance, id))[0] ?? {};
const DAY_MS = 86_400_000;
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();

describe("a payment", () => {
  test("is a row, counted in the booking, which devices that follow hear of", async () => {
    const id = await bookWell(instance);
    await office.get("bookings");
    const days = "field?from=2026-01-01&to=2099-01-01";
    const { cursor } = (await office.get(days)).body;
    const answer = await pay(office, id, { cents: 40_001, currency: "BZD", note: " A tip " });
    expect([answer.status, answer.body]).toMatchObject([200, { id, paid_amount: 200.01 }]);
    expect(answer.body.payments).toMatchObject([
      { kind: "payment", cents: 40_001, currency: "BZD", usd_cents: 20_001, note: "A tip" },
    ]);
    const [row] = await storedPayments(instance, id);
    expect(row).toMatchObject({ taken_by: expect.stringMatching(/^.{15}$/), made_by: "admin" });
    expect(await storedOne(id)).toMatchObject({ paid_currency: "USD", paid_method: "cash" });
    const { bookings } = (await office.get(`${days}&since=${cursor}`)).body;
    expect(bookings).toMatchObject([
      { id, paid_amount: 200.01, payments: [{ taken_by: "admin" }] },
    ]);
    const [told] = bookings as object[];
    expect((await office.get(`bookings/${id}`)).body).toEqual(v.parse(OfficeWireSchema, told));
    expect(await office.history(id)).toEqual([
      "admin payment:  → 400.01 BZD cash: A tip",
      "customer created:  → web",
    ]);
  });

  test("is answered as stored when it comes again, and is no other under its id", async () => {
    const id = await bookWell(instance);
    const payment = { id: newId(), cents: 1_000 };
    const first = await pay(office, id, payment);
    expect((await pay(office, id, { ...payment, taken_at: inMs(-DAY_MS) })).body).toEqual(
      first.body,
    );
    expect((await pay(office, id, { ...payment, cents: 2_000 })).status).toBe(409);
    expect((await pay(office, await bookWell(instance), payment)).status).toBe(409);
    expect(await storedPayments(instance, id)).toHaveLength(1);
  });

  test.each([
    [{ cents: 0 }, "cents", "An amount from 0.01 to 999,999.99"],
    [{ cents: -500 }, "cents", "An amount from 0.01 to 999,999.99"],
    [{ cents: 1_000_000_000 }, "cents", "An amount from 0.01 to 999,999.99"],
    [{ cents: 99.5 }, "cents", "An amount from 0.01 to 999,999.99"],
    [{ cents: "4000" }, "cents", "An amount from 0.01 to 999,999.99"],
    [{ currency: "EUR" }, "currency", "Must be one of: USD, BZD"],
    [{ method: "gold" }, "method", "Must be one of: cash, card, transfer, other"],
    [{ kind: "gift" }, "kind", "Must be one of: payment, deposit, refund, correction"],
    [{ id: "x" }, "id", "The id must be 15 characters from a-z and 0-9"],
    [{ note: "x".repeat(501) }, "note", "At most 500 characters"],
    [{ taken_at: inMs(DAY_MS) }, "taken_at", "This time has not come yet"],
    [{ taken_at: "soon" }, "taken_at", "The time of the payment is not readable"],
    [{ cents: 54_001 }, "note", "With this $0.01 more than the price is paid. Please say why"],
    [
      // a note of something else: its device has not asked
      { cents: 54_001, note: "Cash at desk", answers: false },
      "note",
      "With this $0.01 more than the price is paid. Please say why",
    ],
    [
      { kind: "refund", cents: 1 },
      "note",
      "Only $0.00 has been paid, and more is given back. Please say why",
    ],
    [
      { kind: "correction", corrects: newId(), note: "x" },
      "corrects",
      "This booking has no such payment",
    ],
  ])("of %o is refused at its field", async (part, field, words) => {
    const id = await bookWell(instance);
    const answer = await pay(office, id, part);
    expect([answer.status, messagesOf(answer)]).toEqual([400, { [field]: words }]);
    expect(await storedPayments(instance, id)).toEqual([]);
  });

  test("of a cancelled booking wants a note, of a deleted one is none", async () => {
    const id = await bookWell(instance);
    await office.post("bookings/status", { ids: [id], status: "cancelled" });
    expect(messagesOf(await pay(office, id))).toEqual({
      note: "This booking is cancelled. Please say why it is paid",
    });
    expect((await pay(office, id, { note: "The fee" })).status).toBe(200);
    expect((await office.ask("DELETE", `bookings/${id}`)).status).toBe(204);
    const late = await pay(office, id);
    expect([late.status, late.body.message]).toEqual([404, "This booking has been deleted."]);
    // what was taken stays in the drawer, without what may name the guest; so does what comes now, if one knows
    expect(await storedPayments(instance, id)).toMatchObject([{ cents: 4_000, note: "" }]);
    const alone = { id: newId(), cents: 500, note: "Ana's", without_booking: true };
    for (const answer of [await pay(office, id, alone), await pay(office, id, alone)]) {
      expect([answer.status, answer.body]).toEqual([200, { id: alone.id, booking: null }]);
    }
    expect(await storedPayments(instance, id)).toMatchObject([{}, { cents: 500, note: "" }]);
    expect((await pay(office, newId(), { without_booking: true })).status).toBe(404);
  });

  test("is as late as its device says, whatever its clock shows", async () => {
    const id = await bookWell(instance);
    const hour = 3_600_000;
    const ahead = { taken_at: inMs(9 * hour), sent_at: inMs(10 * hour) };
    await pay(office, id, ahead);
    await pay(office, id, { taken_at: inMs(-hour), sent_at: inMs(0) });
    await pay(office, id, { taken_at: inMs(hour), sent_at: inMs(0) });
    const at = (await storedPayments(instance, id)).map(({ taken_at }) =>
      Math.round((Date.now() - Date.parse(taken_at.replace(" ", "T"))) / hour),
    );
    expect(at).toEqual([1, 1, 0]);
  });

  test("loses its note with its guest", async () => {
    const customer_email = "paying@example.com";
    const id = await bookWell(instance, { customer_email });
    await pay(office, id, { note: "From her brother Tom" });
    expect((await office.post(`customers/${customer_email}/erase`)).status).toBe(204);
    expect(await storedPayments(instance, id)).toMatchObject([{ cents: 4_000, note: "" }]);
  });
});

describe("what two have taken who did not know of each other", () => {
  test("both counts, and is to be settled where it is more than is due", async () => {
    const id = await bookWell(instance);
    const toSettle = async () => {
      const { activity } = (await office.get("dashboard")).body;
      return [(activity as { toSettle: number }).toSettle, await office.ids("view=settle")];
    };
    const version = (await storedOne(id)).updated_at;
    expect(await toSettle()).toEqual([0, []]);
    for (const method of ["cash", "card"]) {
      expect((await pay(office, id, { cents: 54_000, method, version })).status).toBe(200);
    }
    expect((await storedOne(id)).paid_amount).toBe(1080);
    expect(await toSettle()).toEqual([1, [id]]);
    const refund = { kind: "refund", cents: 54_000, version: (await storedOne(id)).updated_at };
    expect((await pay(office, id, refund)).body.paid_amount).toBe(540);
    expect(await toSettle()).toEqual([0, []]);
    // a price that falls leaves too much as well, until somebody says why it may stay
    await instance.sql(`UPDATE bookings SET price = 500 WHERE id = '${id}'`);
    expect(await toSettle()).toEqual([1, [id]]);
    expect((await pay(office, id, { cents: 100, note: "A tip" })).status).toBe(200);
    expect(await toSettle()).toEqual([0, []]);
    // what was said was said of that: not of a price that falls again, nor of what a slip or another made of it
    await instance.sql(`UPDATE bookings SET price = 450 WHERE id = '${id}'`);
    expect(await toSettle()).toEqual([1, [id]]);
    await instance.sql(`UPDATE bookings SET price = 500, status = 'cancelled' WHERE id = '${id}'`);
    expect(await toSettle()).toEqual([1, [id]]);
    await instance.sql(`UPDATE bookings SET status = 'confirmed' WHERE id = '${id}'`);
    expect(await toSettle()).toEqual([0, []]);
    const blind = { cents: 54_000, note: "By her sister", answers: true, version };
    expect((await pay(office, id, blind)).status).toBe(200);
    expect(await toSettle()).toEqual([1, [id]]);
  });

  test("nor does the reason of a correction say why it is too much", async () => {
    const [id, slip] = [await bookWell(instance), newId()];
    await pay(office, id, { id: slip, cents: 10_000, note: "In part" });
    const right = { id: newId(), kind: "payment", cents: 100_000, currency: "USD", method: "cash" };
    const correction = { kind: "correction", corrects: slip, note: "Slip", instead: right };
    expect((await pay(office, id, correction)).status).toBe(200);
    expect(await office.ids("view=settle")).toContain(id);
  });
});

test.each([
  ["9999-12-31T00:00:00Z", new Date().toISOString()],
  [undefined, "0001-01-01T00:00:00Z"],
])(
  "a clock that has lost the day is not believed: sent at %s, taken at %s",
  async (sent_at, taken_at) => {
    const id = await bookWell(instance);
    expect((await pay(office, id, { taken_at, sent_at })).status).toBe(200);
    const [row] = await storedPayments(instance, id);
    expect(Math.abs(Date.parse(row?.taken_at.replace(" ", "T") ?? "") - Date.now())).toBeLessThan(
      60_000,
    );
  },
);

describe("a correction", () => {
  const correct = (booking: string, corrects: string, part: object = {}) =>
    pay(office, booking, { kind: "correction", corrects, note: "Typed twice", ...part });
  const instead = () => ({
    ...{ id: newId(), kind: "deposit", cents: 5_000, currency: "BZD", method: "cash" },
  });

  test("takes one payment back, once, and puts the right one in its place", async () => {
    const [id, payment] = [await bookWell(instance), newId()];
    await pay(office, id, { id: payment, kind: "deposit" });
    expect(messagesOf(await correct(id, payment, { note: "" }))).toEqual({
      note: "This corrects what was paid before. Please say why",
    });
    const right = { id: newId(), instead: instead() };
    const answer = await correct(id, payment, right);
    expect([answer.status, answer.body]).toMatchObject([200, { paid_amount: 25 }]);
    expect((await correct(id, payment, right)).body).toEqual(answer.body);
    // somebody else who only takes it back has what they want; who puts another in its place has not
    expect((await correct(id, payment)).body).toEqual(answer.body);
    expect(messagesOf(await correct(id, payment, { instead: instead() }))).toEqual({
      corrects: "Somebody else has corrected this payment already",
    });
    const [, back, latest] = await storedPayments(instance, id);
    const twice = { instead: { ...instead(), id: payment } };
    expect((await correct(id, latest?.id ?? "", twice)).status).toBe(409);
    const own = { id: newId() };
    const itself = { ...own, instead: { ...instead(), ...own } };
    expect((await correct(id, latest?.id ?? "", itself)).status).toBe(409);
    expect(messagesOf(await correct(id, back?.id ?? ""))).toEqual({
      corrects: "This booking has no such payment",
    });
    expect((await office.history(id)).slice(0, 3)).toEqual([
      "admin deposit:  → 50.00 BZD cash",
      "admin correction:  → -40.00 USD cash: Typed twice",
      "admin deposit:  → 40.00 USD cash",
    ]);
  });

  test.each([{ cents: -1 }, { currency: "EUR" }, { id: "x" }, { kind: "correction" }])(
    "is all or nothing: not with %o in its place",
    async (part) => {
      const [id, payment] = [await bookWell(instance), newId()];
      await pay(office, id, { id: payment });
      const answer = await correct(id, payment, { instead: { ...instead(), ...part } });
      expect(answer.status).toBe(400);
      expect(await storedPayments(instance, id)).toHaveLength(1);
    },
  );
});

describe("the database itself", () => {
  test.each([
    "UPDATE payments SET cents = 1",
    "UPDATE payments SET note = 'Another'",
    "UPDATE payments SET taken_at = ''",
    "DELETE FROM payments",
  ])("refuses to %s", async (statement) => {
    await pay(office, await bookWell(instance), { note: "A tip" });
    await expect(instance.sql(statement)).rejects.toThrow("payments are only added");
  });

  test.each([
    "cents = 0, usd_cents = 0",
    "cents = -1, usd_cents = -1",
    "usd_cents = 1",
    "currency = 'BZD'",
    "currency = 'EUR'",
    "kind = 'refund'",
    "kind = 'correction', corrects = id, cents = -cents, usd_cents = -usd_cents - 1",
    "corrects = id",
  ])("refuses a row with %s", async (part) => {
    const id = await bookWell(instance);
    await pay(office, id);
    await expect(
      instance.sql(`CREATE TEMP TABLE one AS SELECT * FROM payments WHERE booking = '${id}';
        UPDATE one SET ${part}; UPDATE one SET id = 'another00000001';
        INSERT INTO payments SELECT * FROM one`),
    ).rejects.toThrow("not sound");
  });

  test("has one correction of a payment", async () => {
    const [id, payment] = [await bookWell(instance), newId()];
    await pay(office, id, { id: payment });
    await pay(office, id, { kind: "correction", corrects: payment, note: "x" });
    await expect(
      instance.sql(`CREATE TEMP TABLE one AS SELECT * FROM payments WHERE corrects = '${payment}';
        UPDATE one SET id = 'another00000001'; INSERT INTO payments SELECT * FROM one`),
    ).rejects.toThrow("UNIQUE");
  });

  test("is looked through at night: a sum that is wrong is put right", async () => {
    const id = await bookWell(instance);
    await pay(office, id);
    await instance.sql(`CREATE TABLE kept AS SELECT sql FROM sqlite_schema WHERE name = 'paid_sum_is_kept';
      DROP TRIGGER paid_sum_is_kept; UPDATE bookings SET paid_amount = 1 WHERE id = '${id}'`);
    await (await cronsOf(instance)).run("check-payments");
    await until("the sum is right again", async () => (await storedOne(id)).paid_amount === 40);
  });
});

test("all that was recorded is one file, of deleted bookings too", async () => {
  const id = await bookWell(instance);
  await pay(office, id, { cents: 1_000, currency: "BZD", note: "=1+1" });
  await pay(office, id, {
    kind: "refund",
    cents: 400,
    method: "transfer",
    note: "Too long a ride",
  });
  await instance.sql(`INSERT INTO payments (id, booking, kind, cents, currency, usd_cents, method, taken_at)
    VALUES ('takenlongago${id.slice(0, 3)}', '${id}', 'payment', 100, 'USD', 100, 'cash', '2020-02-03 12:00:00.000Z')`);
  await office.ask("DELETE", `bookings/${id}`);
  const file = async (language: string) => {
    const [head = [], ...rows] = parseCsv((await office.get(`payments.csv?${language}`)).text);
    const mine = rows.filter((cells) => cells.includes(id.slice(0, 8).toUpperCase()));
    return mine.map((cells) => Object.fromEntries(head.map((title, at) => [title, cells[at]])));
  };
  expect(await file("")).toHaveLength(3);
  expect(await file("range=30d")).toMatchObject([
    {
      Kind: "Refund",
      Amount: "-4.00",
      Currency: "USD",
      "In USD": "-4.00",
      "Paid By": "bank transfer",
    },
    { Kind: "Payment", Amount: "10.00", Currency: "BZD", "In USD": "5.00", "Taken By": "admin" },
  ]);
  expect(await file("range=30d&language=es")).toMatchObject([
    { "Qué es": "Reembolso" },
    { "Qué es": "Pago" },
  ]);
});
