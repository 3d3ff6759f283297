import { describe, expect, test } from "vitest";
import { BOOKINGS, book, storedBookings, tourCommand } from "../support/bookings.ts";
import { call, messagesOf } from "../support/requests.ts";
import { sharedInstance } from "../support/shared.ts";

const instance = sharedInstance();

/** What a stranger would like to decide. */
const FORGED = {
  status: "completed",
  pending_reason: "forged",
  quoted_price: 1,
  source: "seed",
  price_lines: "forged",
  deposit_amount: 1,
  deposit_by: "2026-01-01",
  policy_hours: 2,
  partner: "forged",
  partner_terms: "forged",
  paid_to: "forged",
  content_hash: "forged",
  notes: "forged",
  beyond_limit: true,
  pickup_notes: "forged",
  attendance: "forged",
  paid_amount: 540,
  paid_currency: "USD",
  paid_method: "forged",
  created_at: "2001-01-01 00:00:00.000Z",
  updated_at: "2001-01-01 00:00:00.000Z",
  collectionName: "admins",
  price_paid: 540,
  recovered: "confirmed|1|2001-01-01 00:00:00.000Z|forged",
  recovered_at: "2001-01-01 00:00:00.000Z",
};

/** What stands there instead. */
const HONEST = {
  status: "confirmed",
  pending_reason: "",
  quoted_price: 540,
  price: 540,
  price_lines: '[{"kind":"guests","count":3,"unitCents":18000,"cents":54000}]',
  deposit_amount: 0,
  deposit_by: "",
  policy_hours: 48,
  partner: "",
  partner_terms: "",
  paid_to: "",
  source: "web",
  recovered_at: "",
  notes: "",
  beyond_limit: 0,
  pickup_notes: "",
  attendance: "",
  paid_amount: 0,
  paid_currency: "",
  paid_method: "",
  created_at: expect.stringMatching(/^20[2-9]/),
  updated_at: expect.stringMatching(/^20[2-9]/),
  content_hash: expect.stringMatching(/^[0-9a-f]{40}/),
};

async function expectHonestRow(id: string): Promise<void> {
  const rows = await storedBookings(instance, id);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject(HONEST);
  expect(String(rows[0]?.created_at) > "2001-01-02").toBe(true);
  // the mails are the sign that it did not pass for a demo booking
  expect(await instance.sql(`SELECT id FROM mails WHERE booking = '${id}'`)).toHaveLength(2);
}

describe("fields that are the server's", () => {
  test("are the server's when they come in JSON", async () => {
    const command = tourCommand(FORGED);
    expect((await book(instance, command)).status).toBe(200);
    await expectHonestRow(command.id);
  });

  test.each(Object.keys(FORGED))("is so by itself: %s", async (field) => {
    const command = tourCommand({ [field]: FORGED[field as keyof typeof FORGED] });
    expect((await book(instance, command)).status).toBe(200);
    await expectHonestRow(command.id);
  });

  test("are the server's when they come as modifiers", async () => {
    const modified = Object.entries(FORGED).flatMap(([field, value]) => [
      [`${field}+`, value],
      [`+${field}`, value],
      [`${field}-`, value],
      [`${field}:autogenerate`, value],
    ]);
    const command = tourCommand(Object.fromEntries(modified));
    expect((await book(instance, command)).status).toBe(200);
    await expectHonestRow(command.id);
  });

  test("are the server's when they come in a form with @jsonPayload", async () => {
    const { id, ...rest } = tourCommand(FORGED);
    const form = new FormData();
    form.set("id", id);
    form.set("status", "cancelled");
    form.set("@jsonPayload", JSON.stringify(rest));
    const answer = await call(instance, BOOKINGS, { method: "POST", body: form });
    expect(answer.status).toBe(200);
    await expectHonestRow(id);
  });
});

describe("a price by the stranger", () => {
  test.each(["free", null, [], {}])(
    "that is no number (%j) is a quote of nothing",
    async (price) => {
      const command = tourCommand({ price });
      const decided = { price: 540, quoted_price: 0, status: "pending", pending_reason: "price" };
      expect((await book(instance, command)).body).toMatchObject(decided);
    },
  );

  test.each([
    [{ "price-": 539.99 }, { price: 540, quoted_price: 0.01, status: "pending" }],
    [{ "guests+": 2 }, { guests: 5, price: 900, quoted_price: 540, status: "pending" }],
    [{ "guests-": 1 }, { guests: 2, price: 360, quoted_price: 540, status: "confirmed" }],
  ])("cannot be slipped in by a modifier: %o", async (modifier, decided) => {
    const command = tourCommand(modifier);
    expect((await book(instance, command)).body).toMatchObject(decided);
    expect(await storedBookings(instance, command.id)).toMatchObject([decided]);
  });

  test.each([
    [{ "guests+": 48 }, "Maximum 50 guests"],
    [{ "guests+": 0.5 }, "Guests must be a whole number"],
    [{ "guests-": 2 }, "Minimum 2 guests required"],
  ])("nor a party that is refused: %o", async (modifier, message) => {
    const command = tourCommand(modifier);
    expect(messagesOf(await book(instance, command))).toEqual({ guests: message });
    expect(await storedBookings(instance, command.id)).toEqual([]);
  });
});
