import { describe, expect, test } from "vitest";
import { book, inDays, tourCommand } from "../support/bookings.ts";
import { expectStored } from "../support/decisions.ts";
import type { Answer } from "../support/requests.ts";
import { sharedAdmin, sharedInstance } from "../support/shared.ts";

/** A device sends until it is answered, so that one booking may come many times. */
const instance = sharedInstance();
const admin = sharedAdmin(instance);

const expectDecided = (answer: Answer, decided: object) => expectStored(instance, answer, decided);
const yesterday = () => new Date(Date.now() - 86_400_000).toISOString();

describe("the same id again", () => {
  const again: [string, object][] = [
    ["to the letter", {}],
    ["with another key", { manage_key: "another" }],
    ["with another time of the act", { made_at: yesterday(), fill_ms: 9000 }],
    ["with another name for the item", { item_name: "Somewhere" }],
    ["with blanks that do not count", { customer_first_name: " Ixchel  " }],
  ];
  test.each(again)("%s is the stored booking, once", async (_, changes) => {
    const command = tourCommand();
    const first = await book(instance, command);
    const second = await book(instance, { ...command, ...changes });
    expect(second.status).toBe(200);
    expect(second.body).toEqual(first.body);
    await expectDecided(second, { status: "confirmed", price: 540 });
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
    expect(second.body).toEqual({
      ...{ status: 409, code: `id_used:booking:${command.id}`, data: {} },
      message: `Another booking is stored under the id ${command.id}.`,
    });
    expect(second.text).not.toContain("Ixchel");
    await expectDecided(first, { guests: 3, price: 540, customer_email: command.customer_email });
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
