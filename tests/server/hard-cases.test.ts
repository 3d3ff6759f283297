import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Admin, signedIn } from "./support/admin.ts";
import { book, inDays, tourCommand, transferCommand } from "./support/bookings.ts";
import { expectStored } from "./support/decisions.ts";
import { type Instance, startInstance } from "./support/instance.ts";
import { type Answer, messagesOf } from "./support/requests.ts";

/** ARCHITECTURE, "What the server decides about hard cases". Each group has an item of its own. */
let instance: Instance;
let admin: Admin;
beforeAll(async () => {
  instance = await startInstance();
  admin = await signedIn(instance);
});
afterAll(() => instance?.stop());

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

const expectDecided = (answer: Answer, decided: object) => expectStored(instance, answer, decided);

describe("a quote from before a change of the price", () => {
  /** As if the last change of the item's price had been so long ago. */
  const shiftChange = (type: string, number: number, days: number) =>
    instance.sql(
      `UPDATE price_changes SET changed_at = '${daysAgo(days).replace("T", " ")}'
       WHERE item_type = '${type}' AND item_id = ${number}`,
    );

  test("is kept for 14 days and no longer: a tour", async () => {
    const quoted = (price: number) => book(instance, tourCommand({ item_id: 3, price }));
    await expectDecided(await quoted(420), { status: "confirmed", price: 420 });
    await admin.changeItem("tour", 3, { price: 150.5 });
    await expectDecided(await quoted(420), { status: "confirmed", price: 420, quoted_price: 420 });
    await expectDecided(await quoted(451.5), { status: "confirmed", price: 451.5 });

    await shiftChange("tour", 3, 13.99);
    await expectDecided(await quoted(420), { status: "confirmed", price: 420 });
    await shiftChange("tour", 3, 14.01);
    const pending = { status: "pending", pending_reason: "price", price: 451.5, quoted_price: 420 };
    await expectDecided(await quoted(420), pending);
    await expectDecided(await quoted(451.5), { status: "confirmed", price: 451.5 });
  });

  test("is kept for 14 days and no longer: a transfer's supplement and its kind of price", async () => {
    const quoted = (price: number) => book(instance, transferCommand({ item_id: 3, price }));
    await admin.changeItem("transfer", 3, { additional_pax_price: 40 });
    await admin.changeItem("transfer", 3, { price_type: "flat" });
    await expectDecided(await quoted(215), { status: "confirmed", price: 215 });
    await expectDecided(await quoted(245), { status: "confirmed", price: 245 });
    await expectDecided(await quoted(165), { status: "confirmed", price: 165 });

    await shiftChange("transfer", 3, 15);
    const pending = { status: "pending", pending_reason: "price", price: 165 };
    await expectDecided(await quoted(215), { ...pending, quoted_price: 215 });
    await expectDecided(await quoted(245), { ...pending, quoted_price: 245 });
  });

  test("does not speak for another item with the same number", async () => {
    await admin.changeItem("tour", 4, { price: 300 });
    const ride = await book(instance, transferCommand({ item_id: 4, price: 4 * 290 }));
    await expectDecided(ride, { status: "pending", pending_reason: "price", price: 275 });
  });

  test("is not made by a change of something else", async () => {
    await admin.changeItem("tour", 2, { name: "Xunantunich and a swim" });
    const rows = await instance.sql("SELECT id FROM price_changes WHERE item_id = 2");
    expect(rows).toEqual([]);
    const answer = await book(instance, tourCommand({ item_id: 2, price: 450 }));
    await expectDecided(answer, { status: "confirmed", item_name: "Xunantunich and a swim" });
  });
});

describe("an item that was withdrawn", () => {
  test("is booked as pending, and confirmed again once it is offered again", async () => {
    const command = () => transferCommand({ item_id: 5, price: 140 });
    await admin.changeItem("transfer", 5, { active: false });
    const withdrawn = { status: "pending", pending_reason: "withdrawn", price: 140 };
    await expectDecided(await book(instance, command()), withdrawn);
    await admin.changeItem("transfer", 5, { active: true });
    await expectDecided(await book(instance, command()), { status: "confirmed", price: 140 });
  });
});

describe("a booking that comes late", () => {
  const late = (date: number, madeDaysAgo: number | null) =>
    book(
      instance,
      tourCommand({
        booking_date: inDays(date),
        ...(madeDaysAgo === null ? {} : { made_at: daysAgo(madeDaysAgo) }),
      }),
    );

  test.each([
    [0, 2],
    [-1, 3],
    [-30, 40],
  ])("for %i days from today, made %d days ago, waits for another date", async (date, made) => {
    await expectDecided(await late(date, made), { status: "pending", pending_reason: "late" });
  });

  test.each([
    ["without the time of the act", -1, null],
    ["made after its date", -5, 1],
    ["made in the future", -1, -400],
    ["more than thirty days past", -31, 40],
  ])("is refused: %s", async (_, date, made) => {
    const answer = await late(date, made);
    expect(answer.status).toBe(400);
    expect(messagesOf(answer)).toEqual({ booking_date: "Date must be tomorrow or later" });
  });

  test.each(["-271821-04-20T00:00:00.000Z", "+275760-09-13T00:00:00.000Z", "yesterday", "1e9"])(
    "is decided without trouble whatever the device's clock said: %s",
    async (madeAt) => {
      const answer = await book(instance, tourCommand({ made_at: madeAt }));
      await expectDecided(answer, { status: "confirmed" });
    },
  );
});

describe("what looks like a machine's work is set aside, not refused", () => {
  test.each([
    ["pending", "review", { website: "https://spam.example" }],
    ["pending", "review", { fill_ms: 12 }],
    ["confirmed", "", { fill_ms: 1000 }],
    ["confirmed", "", { fill_ms: 0, website: "" }],
    ["confirmed", "", { fill_ms: 86_400_000, made_at: daysAgo(3) }],
  ])("%s (%s): %o", async (status, reason, changes) => {
    const answer = await book(instance, tourCommand(changes));
    await expectDecided(answer, { status, pending_reason: reason, price: 540 });
  });
});
