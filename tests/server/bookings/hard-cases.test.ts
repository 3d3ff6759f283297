import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  book,
  inDays,
  newId,
  storedBookings,
  tourCommand,
  transferCommand,
} from "../support/bookings.ts";
import { expectStored } from "../support/decisions.ts";
import { type Answer, messagesOf } from "../support/requests.ts";
import { sharedAdmin, sharedInstance } from "../support/shared.ts";

/** What the server decides about hard cases (decisions 18, 19 and 26). Each group has an item of its own. */
const instance = sharedInstance();
const admin = sharedAdmin(instance);

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

const expectDecided = (answer: Answer, decided: object) => expectStored(instance, answer, decided);

describe("a quote from before a change of the price", () => {
  /** As if the last change of the item's price had been so long ago. */
  const shiftChange = (type: string, number: number, days: number) =>
    instance.sql(
      `UPDATE price_changes SET changed_at = '${daysAgo(days).replace("T", " ")}'
       WHERE item_type = '${type}' AND item_id = ${number}`,
    );
  const pending = { status: "pending", pending_reason: "price" };

  test("is kept for 14 days, for who booked while it stood: a tour with cents", async () => {
    const quoted = (price: number, made_at = daysAgo(20)) =>
      book(instance, tourCommand({ item_id: 3, price, made_at }));
    await admin.changeItem("tour", 3, { price: 140.35 });
    await shiftChange("tour", 3, 30);
    await admin.changeItem("tour", 3, { price: 150.55 });
    await expectDecided(await quoted(451.65), { status: "confirmed", price: 451.65 });
    await expectDecided(await quoted(421.05), { status: "confirmed", price: 421.05 });
    // the first price ended thirty days ago
    await expectDecided(await quoted(420), { ...pending, price: 451.65, quoted_price: 420 });

    const shiftLast = (days: number) =>
      instance.sql(
        `UPDATE price_changes SET changed_at = '${daysAgo(days).replace("T", " ")}'
         WHERE item_type = 'tour' AND item_id = 3 AND price = 140.35`,
      );
    await shiftLast(13.99);
    await expectDecided(await quoted(421.05), { status: "confirmed", price: 421.05 });
    // made after it was changed, or nobody knows when
    const late = { ...pending, price: 451.65, quoted_price: 421.05 };
    await expectDecided(await quoted(421.05, daysAgo(13)), late);
    await expectDecided(await quoted(421.05, ""), late);
    await shiftLast(14.01);
    await expectDecided(await quoted(421.05), late);
    await expectDecided(await quoted(451.65), { status: "confirmed", price: 451.65 });
  });

  describe("a mistyped price", () => {
    const cheap = (made_at: string) =>
      book(instance, tourCommand({ item_id: 5, price: 6.03, made_at }));

    test("that was put right after a minute waits for the operator, whenever it was made", async () => {
      const [{ price } = { price: 0 }] = await instance.sql<{ price: number }>(
        "SELECT price FROM tours WHERE number = 5",
      );
      await admin.changeItem("tour", 5, { price: 2.01 });
      const between = new Date().toISOString();
      await admin.changeItem("tour", 5, { price });
      const waits = { ...pending, price: price * 3, quoted_price: 6.03 };
      await expectDecided(await cheap(between), waits);
      await expectDecided(await cheap(new Date().toISOString()), waits);

      // who wants to honour it all the same lowers the share; who calls it a mistake never does
      await admin.changeSettings({ least_price_share: 0 });
      await expectDecided(await cheap(between), { status: "confirmed", price: 6.03 });
      await expectDecided(await cheap(new Date().toISOString()), waits);
      const [row] = await instance.sql<{ id: string }>(
        "SELECT id FROM price_changes WHERE item_type = 'tour' AND item_id = 5 AND price = 2.01",
      );
      const path = `/api/collections/price_changes/records/${row?.id}`;
      expect((await admin.patch(path, { voided: true, price: 1 })).status).toBe(404);
      expect((await admin.patch(path, { voided: true })).status).toBe(200);
      await expectDecided(await cheap(between), waits);
      await admin.changeSettings({ least_price_share: 50 });
    });

    test.each([-1, 101, 0.5, 1000])("the share cannot be %d percent", async (share) => {
      await expect(admin.changeSettings({ least_price_share: share })).rejects.toThrow(
        "least_price_share",
      );
    });
  });

  test("that was higher than today's costs what it costs today", async () => {
    const ride = transferCommand({ item_id: 8, price: 1234.56, made_at: daysAgo(40) });
    await admin.changeItem("transfer", 8, { price: 99.95, additional_pax_price: 0 });
    const lower = { status: "confirmed", price: 99.95, quoted_price: 1234.56 };
    await expectDecided(await book(instance, ride), lower);
  });

  test("by any history of prices: what stood when it was booked is what it costs, or less", async () => {
    const guests = 3;
    const cents = fc.integer({ min: 40_00, max: 79_99 });
    const kinds = fc.constantFrom("per_person", "per_group_additional", "flat");
    const price = fc.record({ cents, extraCents: fc.integer({ min: 1, max: 30_00 }), kind: kinds });
    const total = (p: { cents: number; extraCents: number; kind: string }) =>
      p.kind === "per_person" ? p.cents * guests : p.cents + (p.kind === "flat" ? 0 : p.extraCents);
    const history = fc.record({
      // the last one is today's; a price may come back
      prices: fc.array(price, { minLength: 2, maxLength: 5 }),
      ends: fc.uniqueArray(fc.integer({ min: 1, max: 335 }), { minLength: 4, maxLength: 4 }),
      quoted: fc.nat(),
      madeHoursAgo: fc.integer({ min: 0, max: 400 }),
    });
    const item = "item_type = 'transfer' AND item_id = 7";
    await fc.assert(
      fc.asyncProperty(history, async ({ prices, ends, quoted, madeHoursAgo }) => {
        const now = prices[prices.length - 1];
        const past = prices.slice(0, -1);
        const hours = [...ends].sort((a, b) => b - a).slice(-past.length);
        const row = ({ cents, extraCents, kind }: (typeof prices)[number]) =>
          `${cents / 100}, ${extraCents / 100}, '${kind}'`;
        if (!now) return;
        await admin.changeItem("transfer", 7, {
          ...{ price: now.cents / 100, additional_pax_price: now.extraCents / 100 },
          ...{ price_type: now.kind, max_passengers: 10 },
        });
        await instance.sql(`DELETE FROM price_changes WHERE ${item}`);
        const stamps = hours.map((ago) => daysAgo(ago / 24).replace("T", " "));
        await instance.sql(
          `INSERT INTO price_changes (id, item_type, item_id, price, additional_pax_price, price_type, changed_at) VALUES ${past
            .map((each, at) => `('${newId()}', 'transfer', 7, ${row(each)}, '${stamps[at]}')`)
            .join()}`,
        );
        const chosen = prices[quoted % prices.length] ?? now;
        const asked = total(chosen);
        const stood =
          past[
            hours.findIndex(
              (ago, at) => ago < madeHoursAgo && (hours[at - 1] ?? 1e9) >= madeHoursAgo,
            )
          ];
        const isGood =
          asked >= total(now) ||
          (stood !== undefined && total(stood) === asked && asked * 2 >= total(now));
        const command = transferCommand({
          ...{ item_id: 7, guests, price: asked / 100 },
          made_at: daysAgo(madeHoursAgo / 24),
        });
        const answer = await book(instance, command);
        expect(answer.body).toMatchObject(
          isGood
            ? { status: "confirmed", price: Math.min(asked, total(now)) / 100 }
            : { ...pending, price: total(now) / 100, quoted_price: asked / 100 },
        );
      }),
      { numRuns: 60 },
    );
  });

  test("does not speak for another item with the same number", async () => {
    await admin.changeItem("tour", 4, { price: 50 });
    const between = new Date().toISOString();
    await admin.changeItem("tour", 4, { price: 300.01 });
    const ride = transferCommand({ item_id: 4, price: 4 * 50, made_at: between });
    await expectDecided(await book(instance, ride), { ...pending, price: 275 });
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
  const late = (made_at: string) =>
    book(instance, tourCommand({ booking_date: inDays(-5), made_at }));

  test("waits for another date where it was made in time, and is refused otherwise", async () => {
    const waits = { status: "pending", pending_reason: "late" };
    await expectDecided(await late(daysAgo(8)), waits);
    const refused = await late(daysAgo(1));
    expect(refused.status).toBe(400);
    expect(messagesOf(refused)).toEqual({ booking_date: "Date must be tomorrow or later" });
  });

  const extremes = ["-271821-04-20T00:00:00.000Z", "+275760-09-13T00:00:00.000Z"];
  test.each([...extremes, "0000", "-1", "yesterday", "1e9"])(
    "is decided, and keeps no time that its mails could not tell, whatever the device's clock said: %s",
    async (madeAt) => {
      const answer = await book(instance, tourCommand({ made_at: madeAt }));
      await expectDecided(answer, { status: "confirmed" });
      // none that could be read again
      const [row] = await storedBookings(instance, String(answer.body.id));
      expect(row?.made_at).toBe("");
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
