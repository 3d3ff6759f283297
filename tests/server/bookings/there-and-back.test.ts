import { beforeAll, describe, expect, test } from "vitest";
import type { BookingCommand } from "#domain/booking/fields.ts";
import { readHandover, writeHandover } from "#domain/booking/handover.ts";
import {
  askForMails,
  book,
  inDays,
  newId,
  storedBookings,
  transferCommand,
} from "../support/bookings.ts";
import { call, post } from "../support/requests.ts";
import { sharedAdmin, sharedInstance, sharedOffice } from "../support/shared.ts";

const instance = sharedInstance();
const admin = sharedAdmin(instance);
const office = sharedOffice(instance, admin);

type Fields = Readonly<Record<string, unknown>>;

const KEY = "a1b2c3d4e5f6g7h8i9j0k1l2m3n4o5p6";
const THERE = "Placencia to Hopkins";
const BACK = "Hopkins to Placencia";

/** Both ways of transfer 5 for three, as a device makes them: an odd cent comes off both together. */
function both(more: Fields = {}) {
  const [id, together] = [newId(), newId()];
  const common = { item_id: 5, item_name: THERE, guests: 3, manage_key: KEY, ...more };
  const there = transferCommand({ ...common, id, together, price: 114.99 });
  const way = { way: "back", item_name: BACK, booking_date: inDays(25), price: 115 };
  const back = transferCommand({ ...common, ...way, id: together, together: id });
  return { there, back } as unknown as Record<
    "there" | "back",
    Fields & { id: string; together: string }
  >;
}

const stood = ({ body }: { body: Fields }) => [body.status, body.pending_reason, body.price];
const cancel = (id: string) =>
  post(instance, `/api/bookings/${id}/cancel`, {}, { "X-Manage-Key": KEY });
async function change(id: string, changes: Fields, reason?: string) {
  const [stored] = await storedBookings(instance, id);
  const version = stored?.updated_at;
  return office.ask("PATCH", `bookings/${id}`, { version, changes, reason });
}

beforeAll(async () => {
  const texts = { es: { route_back: "Hopkins a Placencia" } };
  await admin.changeItem("transfer", 5, { route_back: BACK, back_amount: 10.01, texts });
});

describe("both ways", () => {
  test.each([
    ["the way there first", ["there", "back"]],
    ["the way back first", ["back", "there"]],
  ] as const)("come, %s: each at its half, to the cent", async (_, order) => {
    const ways = both();
    for (const way of order) {
      const { body } = await book(instance, ways[way]);
      expect([body.status, body.item_name, body.price, body.together]).toEqual([
        ...["confirmed", way === "there" ? THERE : BACK, way === "there" ? 114.99 : 115],
        ways[way].together,
      ]);
    }
    const [{ price_lines } = {}] = await storedBookings(instance, ways.there.id);
    expect(JSON.parse(String(price_lines)).map((line: Fields) => [line.kind, line.cents])).toEqual([
      ["base", 100_00],
      ["extra", 20_00],
      ["together", -5_01],
    ]);
    // answers that were lost
    expect(stood(await book(instance, ways.there))).toEqual(["confirmed", "", 114.99]);
  });

  test("come at once", async () => {
    const ways = both();
    const answers = await Promise.all([ways.there, ways.back].map((way) => book(instance, way)));
    expect(answers.map(stood)).toEqual([
      ["confirmed", "", 114.99],
      ["confirmed", "", 115],
    ]);
  });

  test("one of them never comes: the other stands at its price", async () => {
    const { back } = both();
    expect(stood(await book(instance, back))).toEqual(["confirmed", "", 115]);
  });

  test("one of them is refused, mended, and sent again under its id", async () => {
    const { there, back } = both();
    const refused = await book(instance, { ...there, booking_date: inDays(-40) });
    expect(refused.status).toBe(400);
    expect(stood(await book(instance, back))).toEqual(["confirmed", "", 115]);
    expect(stood(await book(instance, there))).toEqual(["confirmed", "", 114.99]);
  });

  test.each([
    ["was taken back before it came", async (id: string) => void (await cancel(id))],
    [
      "is cancelled by now",
      async (id: string, there: Fields) => {
        await book(instance, there);
        await cancel(id);
      },
    ],
    [
      "was deleted",
      async (id: string, there: Fields) => {
        await book(instance, there);
        await office.ask("DELETE", `bookings/${id}`);
      },
    ],
  ])("the other one %s: what comes then waits, and the office decides", async (_, end) => {
    const { there, back } = both();
    await end(there.id, there);
    const answer = await book(instance, back);
    expect(stood(answer)).toEqual(["pending", "price", 120]);
    expect(answer.body).toMatchObject({ together: "", quoted_price: 115, item_name: BACK });
    expect(stood(await book(instance, back))).toEqual(["pending", "price", 120]);
  });

  test("one of them is cancelled later: the other keeps its price until the office says otherwise", async () => {
    const { there, back } = both();
    for (const way of [there, back]) await book(instance, way);
    await cancel(there.id);
    const asked = await call(instance, `/api/bookings/${back.id}`, {
      headers: { "X-Manage-Key": KEY },
    });
    expect(asked.body).toMatchObject({ status: "confirmed", price: 115, together: there.id });
    // fewer guests pay their share of it
    expect((await change(back.id, { guests: 2 })).body.price).toBe(95);
    expect((await change(back.id, { together: "" })).body).toMatchObject({
      ...{ price: 100, together: "", item_name: BACK },
    });
    const noted = await instance.sql(`SELECT before, after FROM audit
      WHERE booking = '${back.id}' AND field = 'together'`);
    expect(noted).toEqual([{ before: there.id, after: "" }]);
    expect((await change(back.id, { way: "" })).body).toMatchObject({ item_name: THERE, way: "" });
  });
});

test("the office lists those whose other way is missing a day after, or cancelled", async () => {
  const listed = () => office.ids("view=alone");
  const [whole, halved, late, soon] = [both(), both(), both(), both()];
  for (const way of [whole.there, whole.back, halved.there, halved.back, late.back, soon.back])
    await book(instance, way);
  await cancel(halved.there.id);
  await instance.sql(`UPDATE bookings SET created_at = datetime('now', '-25 hours') || '.000Z'
    WHERE id = '${late.back.id}'`);
  const mine = [whole, halved, late, soon].flatMap(({ there, back }) => [there.id, back.id]);
  const found = (await listed()).filter((id) => mine.includes(id));
  expect(found.sort()).toEqual([halved.back.id, late.back.id].sort());
  const { activity } = (await office.get("dashboard")).body;
  expect((activity as { alone: number }).alone).toBe((await listed()).length);
  // told by the office
  await change(halved.back.id, { together: "" });
  await book(instance, late.there);
  expect((await listed()).filter((id) => mine.includes(id))).toEqual([]);
});

describe("the price of both is not for", () => {
  test.each([
    ["somebody else's booking", {}],
    ["a booking by itself", { together: "" }],
    ["the same way", { way: "back" }],
    ["another transfer", { item_id: 6, price: 80 }],
  ])("%s", async (_, changes) => {
    const { there, back } = both();
    await book(instance, { ...there, together: newId(), ...changes });
    const answer = await book(instance, back);
    expect(stood(answer)).toEqual(["pending", "price", 120]);
    // and nothing of the other one is told
    expect(answer.text).not.toContain(there.id);
  });

  test.each(["x", "'); DROP", "k7m2q9xdabcde0", ""])(
    "who names nothing that is an id: %j",
    async (together) => {
      const { back } = both();
      expect(stood(await book(instance, { ...back, together }))).toEqual(["pending", "price", 120]);
    },
  );

  test("itself", async () => {
    const { back } = both();
    const answer = await book(instance, { ...back, together: back.id });
    expect(stood(answer)).toEqual(["pending", "price", 120]);
  });
});

describe("the other way by itself", () => {
  test("costs what the way there costs", async () => {
    const { back } = both();
    const answer = await book(instance, { ...back, together: "", price: 120 });
    expect(stood(answer)).toEqual(["confirmed", "", 120]);
    expect(answer.body.item_name).toBe(BACK);
    expect((await book(instance, { ...back, way: "" })).status).toBe(409);
    expect((await book(instance, { ...both().back, way: "up" })).status).toBe(400);
  });

  test("waits where it is not offered, and says which way it is", async () => {
    const command = transferCommand({ way: "back" });
    const { body } = await book(instance, command);
    expect(body).toMatchObject({
      ...{ status: "pending", pending_reason: "withdrawn" },
      item_name: "Belize International Airport to Placencia (the other way)",
    });
  });

  test("is booked at the desk, where no price of both is asked", async () => {
    const { back } = both();
    const { body } = await office.post("bookings", { ...back, price: undefined, send_mail: false });
    expect(body).toMatchObject({ item_name: BACK, way: "back", together: "", price: 120 });
    const moved = await change(back.id, { type: "transfer", item_id: 6 });
    expect(moved.body).toMatchObject({ way: "", item_name: "Hopkins to Dangriga" });
  });
});

test("a code by SMS brings both, and the device comes through later", async () => {
  const ways = both();
  for (const way of [ways.there, ways.back]) {
    const code = writeHandover({ ...way, lang: "en" } as unknown as BookingCommand) ?? "";
    expect(code.length).toBeLessThan(300);
    expect(readHandover(code)).toMatchObject({ booking: { together: way.together } });
    const { body } = await office.post("import", { code, save: true });
    expect(body).toMatchObject({ status: "confirmed", price: way.price, together: way.together });
    expect(stood(await book(instance, way))).toEqual(["confirmed", "", way.price]);
  }
});

test("each mail names the other one, in the language of the booking", async () => {
  const { there, back } = both({ lang: "es", customer_email: `${newId()}@example.com` });
  const textOf = async (id: string) => {
    await askForMails(instance, id);
    const reference = id.slice(0, 8).toUpperCase();
    const found = instance.postOffice.mails.find(({ parsed }) => {
      const { subject = "", to } = parsed;
      return subject.includes(reference) && to?.[0]?.address === there.customer_email;
    });
    return found?.parsed.text ?? "";
  };
  await book(instance, there);
  expect(await textOf(there.id)).toContain("El otro trayecto es una reserva aparte");
  await book(instance, back);
  const text = await textOf(back.id);
  expect(text).toContain("Hopkins a Placencia");
  expect(text).toContain(`(#${there.id.slice(0, 8).toUpperCase()})`);
  expect(text).toContain("Ida y vuelta: $229.99 USD");
});

test("a file of bookings names the other one", async () => {
  const { there, back } = both({ customer_last_name: `Q${newId()}` });
  for (const way of [there, back]) await book(instance, way);
  const { text } = await office.get("reports.csv?range=7d&language=en");
  const line = text.split("\r\n").find((one) => one.includes(`"${back.id}"`));
  expect(line).toContain(`"${there.id.slice(0, 8).toUpperCase()}"`);
  expect(line).toContain(BACK);
  expect(line).toContain("-5.00 there and back");
});
