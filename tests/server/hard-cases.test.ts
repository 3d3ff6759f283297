import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Admin, signedIn } from "./support/admin.ts";
import {
  book,
  inDays,
  mailJobs,
  storedBookings,
  tourCommand,
  transferCommand,
} from "./support/bookings.ts";
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

/** What was answered is also what is stored, with one job for each mail. */
async function expectStored(answer: Answer, decided: object): Promise<void> {
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject(decided);
  const id = String(answer.body.id);
  expect(await storedBookings(instance, id)).toMatchObject([decided]);
  expect((await mailJobs(instance, id)).map(({ kind }) => kind)).toEqual(["customer", "operator"]);
}

describe("the same id again", () => {
  const again: [string, object][] = [
    ["to the letter", {}],
    ["with another key", { manage_key: "another" }],
    ["with another time of the act", { made_at: daysAgo(1), fill_ms: 9000 }],
    ["with another name for the item", { item_name: "Somewhere" }],
    ["with blanks that do not count", { customer_first_name: " Ixchel  " }],
  ];
  test.each(again)("%s is the stored booking, once", async (_, changes) => {
    const command = tourCommand();
    const first = await book(instance, command);
    const second = await book(instance, { ...command, ...changes });
    expect(second.status).toBe(200);
    expect(second.body).toEqual(first.body);
    await expectStored(second, { status: "confirmed", price: 540 });
  });

  const others: object[] = [
    { guests: 4, price: 720 },
    { booking_date: inDays(22) },
    { price: 539 },
    { item_id: 2, price: 450 },
    { customer_email: "other@example.com" },
    { customer_first_name: "Itzel" },
    { special_requests: "vegetarian" },
  ];
  test.each(others)("with other content is refused: %o", async (changes) => {
    const command = tourCommand();
    const first = await book(instance, command);
    const second = await book(instance, { ...command, ...changes });
    expect(second.status).toBe(409);
    expect(second.text).not.toContain("Ixchel");
    await expectStored(first, { guests: 3, price: 540, customer_email: command.customer_email });
  });

  test("is the stored booking even when the rules would refuse it by now", async () => {
    const command = tourCommand({ item_id: 8, price: 330 });
    const first = await book(instance, command);
    await admin.changeItem("tour", 8, { min_pax: 6 });
    const second = await book(instance, command);
    await admin.changeItem("tour", 8, { min_pax: 2 });
    expect(second.status).toBe(200);
    expect(second.body).toEqual(first.body);
  });

  test("is the stored booking after the price has changed and the item was withdrawn", async () => {
    const command = tourCommand({ item_id: 8, price: 330 });
    const first = await book(instance, command);
    await admin.changeItem("tour", 8, { price: 111, active: false });
    const second = await book(instance, command);
    await admin.changeItem("tour", 8, { price: 110, active: true });
    expect(second.body).toEqual(first.body);
  });
});

describe("a quote from before a change of the price", () => {
  /** As if the last change of the item's price had been so long ago. */
  const shiftChange = (type: string, number: number, days: number) =>
    instance.sql(
      `UPDATE price_changes SET changed_at = '${daysAgo(days).replace("T", " ")}'
       WHERE item_type = '${type}' AND item_id = ${number}`,
    );

  test("is kept for 14 days and no longer: a tour", async () => {
    const quoted = (price: number) => book(instance, tourCommand({ item_id: 3, price }));
    await expectStored(await quoted(420), { status: "confirmed", price: 420 });
    await admin.changeItem("tour", 3, { price: 150.5 });
    await expectStored(await quoted(420), { status: "confirmed", price: 420, quoted_price: 420 });
    await expectStored(await quoted(451.5), { status: "confirmed", price: 451.5 });

    await shiftChange("tour", 3, 13.99);
    await expectStored(await quoted(420), { status: "confirmed", price: 420 });
    await shiftChange("tour", 3, 14.01);
    const pending = { status: "pending", pending_reason: "price", price: 451.5, quoted_price: 420 };
    await expectStored(await quoted(420), pending);
    await expectStored(await quoted(451.5), { status: "confirmed", price: 451.5 });
  });

  test("is kept for 14 days and no longer: a transfer's supplement and its kind of price", async () => {
    const quoted = (price: number) => book(instance, transferCommand({ item_id: 3, price }));
    await admin.changeItem("transfer", 3, { additional_pax_price: 40 });
    await admin.changeItem("transfer", 3, { price_type: "flat" });
    await expectStored(await quoted(215), { status: "confirmed", price: 215 });
    await expectStored(await quoted(245), { status: "confirmed", price: 245 });
    await expectStored(await quoted(165), { status: "confirmed", price: 165 });

    await shiftChange("transfer", 3, 15);
    const pending = { status: "pending", pending_reason: "price", price: 165 };
    await expectStored(await quoted(215), { ...pending, quoted_price: 215 });
    await expectStored(await quoted(245), { ...pending, quoted_price: 245 });
  });

  test("does not speak for another item with the same number", async () => {
    await admin.changeItem("tour", 4, { price: 300 });
    const ride = await book(instance, transferCommand({ item_id: 4, price: 4 * 290 }));
    await expectStored(ride, { status: "pending", pending_reason: "price", price: 275 });
  });

  test("is not made by a change of something else", async () => {
    await admin.changeItem("tour", 2, { name: "Xunantunich and a swim" });
    const rows = await instance.sql("SELECT id FROM price_changes WHERE item_id = 2");
    expect(rows).toEqual([]);
    const answer = await book(instance, tourCommand({ item_id: 2, price: 450 }));
    await expectStored(answer, { status: "confirmed", item_name: "Xunantunich and a swim" });
  });
});

describe("an item that was withdrawn", () => {
  test("is booked as pending, and confirmed again once it is offered again", async () => {
    const command = () => transferCommand({ item_id: 5, price: 140 });
    await admin.changeItem("transfer", 5, { active: false });
    const withdrawn = { status: "pending", pending_reason: "withdrawn", price: 140 };
    await expectStored(await book(instance, command()), withdrawn);
    await admin.changeItem("transfer", 5, { active: true });
    await expectStored(await book(instance, command()), { status: "confirmed", price: 140 });
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
    await expectStored(await late(date, made), { status: "pending", pending_reason: "late" });
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
      await expectStored(answer, { status: "confirmed" });
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
    await expectStored(answer, { status, pending_reason: reason, price: 540 });
  });
});
