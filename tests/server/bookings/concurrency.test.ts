import { describe, expect, test } from "vitest";
import { signedIn } from "../support/admin.ts";
import { BOOKINGS, book, newId, storedBookings, tourCommand } from "../support/bookings.ts";
import { addRule, daily } from "../support/departures.ts";
import type { Answer } from "../support/requests.ts";
import { sharedInstance } from "../support/shared.ts";
import { testInstance } from "../support/test-instance.ts";

const AT_ONCE = 64;

const instance = sharedInstance();

const atOnce = (one: (index: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, index) => one(index)));
const statusesOf = (answers: Answer[]) => [...new Set(answers.map(({ status }) => status))];

/** How many bookings an address made, with how many mail jobs. */
async function countFor(email: string) {
  const [row] = await instance.sql(
    `SELECT count(DISTINCT bookings.id) AS bookings, count(mails.id) AS mails
     FROM bookings LEFT JOIN mails ON mails.booking = bookings.id WHERE customer_email = '${email}'`,
  );
  return row;
}

describe(`${AT_ONCE} at once`, () => {
  test("of one booking are one row and two mail jobs, and all are told the same", async () => {
    const command = tourCommand({ customer_email: "twins@example.com" });
    const answers = await atOnce(() => book(instance, command));
    expect(statusesOf(answers)).toEqual([200]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await countFor("twins@example.com")).toEqual({ bookings: 1, mails: 2 });
  });

  test("of one id with two contents: one wins, the others hear 409", async () => {
    const command = tourCommand({ customer_email: "rivals@example.com" });
    const answers = await atOnce((index) =>
      book(instance, { ...command, customer_phone: `610 223${index % 2}` }),
    );
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(AT_ONCE / 2);
    expect(new Set(won.map(({ body }) => body.customer_phone)).size).toBe(1);
    expect(statusesOf(answers).sort()).toEqual([200, 409]);
    expect(await countFor("rivals@example.com")).toEqual({ bookings: 1, mails: 2 });
  });

  test("of different bookings are as many rows, and two mail jobs each", async () => {
    const answers = await atOnce(() =>
      book(instance, tourCommand({ customer_email: "many@example.com" })),
    );
    expect(statusesOf(answers)).toEqual([200]);
    expect(await countFor("many@example.com")).toEqual({ bookings: AT_ONCE, mails: 2 * AT_ONCE });
  });

  test("some of a schedule, some of none: each row says what was sent, whatever its engine has stored first", async () => {
    // engines that have stored nothing yet
    const fresh = await testInstance();
    await addRule(await signedIn(fresh), "schedules", daily("tour/5", { seats: 500 }));
    const commands = Array.from({ length: AT_ONCE }, (_, at) =>
      tourCommand(at % 2 ? { item_id: 5, departure_time: "07:30", price: 1000 } : {}),
    );
    await Promise.all(commands.map((command) => book(fresh, command)));
    for (const { id, booking_date, guests, customer_email, customer_phone } of commands) {
      const sent = { booking_date, guests, customer_email, customer_phone };
      expect(await storedBookings(fresh, id)).toMatchObject([{ ...sent, status: "confirmed" }]);
    }
  });

  test("of which some cannot be stored: those hear why, and the others stand, each as it was sent", async () => {
    const admin = await signedIn(instance);
    const used = tourCommand({ customer_email: "mixed@example.com" });
    const deleted = tourCommand({ customer_email: "deleted@example.com" });
    await book(instance, used);
    await book(instance, deleted);
    expect((await admin.remove(`${BOOKINGS}/${deleted.id}`)).status).toBe(204);

    const fine = (index: number) =>
      tourCommand({
        customer_email: "mixed@example.com",
        special_requests: `«${index}»\u0001\\"'`,
      });
    const commands = Array.from({ length: AT_ONCE }, (_, index) => {
      if (index % 4 === 1) return { ...used, guests: 4, price: 720 };
      return index % 4 === 3 ? deleted : fine(index);
    });
    const answers = await atOnce((index) => book(instance, commands[index] ?? {}));
    expect(answers.map(({ status }) => status)).toEqual(
      commands.map((_, index) => (index % 2 === 1 ? 409 : 200)),
    );
    for (const [index, { body }] of answers.entries()) {
      if (index % 2 === 1) continue;
      const [stored] = await storedBookings(instance, String(body.id));
      expect(body).toMatchObject({ id: commands[index]?.id, special_requests: `«${index}»\\"'` });
      // what was answered is what is stored, to the byte
      for (const field in body) expect([field, body[field]]).toEqual([field, stored?.[field]]);
    }
    expect(await countFor("mixed@example.com")).toEqual({
      bookings: 1 + AT_ONCE / 2,
      mails: 2 + AT_ONCE,
    });
    expect(await countFor("deleted@example.com")).toEqual({ bookings: 0, mails: 0 });
  });

  test("while the catalogue changes: each at a price that was asked, none refused", async () => {
    const admin = await signedIn(instance);
    const prices = [201, 202, 203, 204];
    const email = "restless@example.com";
    // made before the first change, sent while they go on
    const made_at = new Date().toISOString();
    const tour = (price: number) =>
      tourCommand({ id: newId(), item_id: 5, price, customer_email: email, made_at });

    let isChanging = true;
    const changes = (async () => {
      for (const price of prices) await admin.changeItem("tour", 5, { price });
      isChanging = false;
    })();
    const answers: Answer[] = [];
    while (isChanging) answers.push(...(await atOnce(() => book(instance, tour(3 * 200)))));
    await changes;

    expect(statusesOf(answers)).toEqual([200]);
    // the first price is what they were booked at
    expect(new Set(answers.map(({ body }) => `${body.status} ${body.price}`))).toEqual(
      new Set(["confirmed 600"]),
    );
    expect(await countFor(email)).toEqual({ bookings: answers.length, mails: 2 * answers.length });

    // every engine of the pool knows the last price, not an older copy
    const after = await atOnce(() => book(instance, tour(3 * 999)));
    expect(new Set(after.map(({ body }) => body.price))).toEqual(new Set([3 * 204]));
  });
});
