import { beforeAll, describe, expect, test } from "vitest";
import type { BookingCommand } from "#domain/booking/fields.ts";
import { writeHandover } from "#domain/booking/handover.ts";
import {
  BOOKINGS,
  book,
  bookWell,
  inDays,
  newId,
  storedBookings,
  tourCommand,
  transferCommand,
} from "../support/bookings.ts";
import { call, messagesOf, post } from "../support/requests.ts";
import { sharedAdmin, sharedInstance, sharedOffice } from "../support/shared.ts";

const instance = sharedInstance();
const admin = sharedAdmin(instance);
const office = sharedOffice(instance, admin);

type Fields = Readonly<Record<string, unknown>>;

const EVERYWHERE = {
  ...{ text: "", percent: 10, cents: 0, items: [], uses: 0, uses_each: 0, active: true },
  ...{ booked_from: "", booked_until: "", travelled_from: "", travelled_until: "" },
};
async function code(text: string, changes: Fields = {}) {
  const answer = await office.post("codes", {
    ...{ version: "", code: { ...EVERYWHERE, text, ...changes } },
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}
const listed = async (text: string) =>
  ((await office.get("codes")).body.codes as Fields[]).find((one) => one.text === text) ?? {};
/** Three guests on tour 1, 540 dollars; a tenth of it is 54. */
const withCode = (text: unknown, changes: Fields = {}) =>
  book(instance, tourCommand({ code: text, customer_phone: phone(), ...changes }));
let numbers = 0;
/** Another each time. */
function phone(): string {
  numbers += 1;
  return `+501 6${String(numbers).padStart(6, "0")}`;
}
const told = ({ status, pending_reason, price, code_used }: Fields) => [
  ...[status, pending_reason, price, code_used],
];

beforeAll(async () => {
  await code("TENTH");
  await code("FIFTY", { percent: 0, cents: 50_00 });
  await code("TOO-MUCH", { percent: 0, cents: 900_00 });
  await code("OVER", { booked_until: inDays(-1) });
  await code("NOT-YET", { booked_from: inDays(1) });
  await code("ELSEWHERE", { items: ["tour/2", "transfer/1"] });
  await code("LATER", { travelled_from: inDays(22) });
  await code("OFF", { active: false });
});

describe("a booking with a code", () => {
  test.each<[string, unknown, number, unknown[]]>([
    ["that was shown", "TENTH", 486, ["confirmed", "", 486, "TENTH"]],
    ["that its phone could not ask for", "TENTH", 540, ["confirmed", "", 486, "TENTH"]],
    ["with blanks and in small letters", " ten\u00a0th ", 486, ["confirmed", "", 486, "TENTH"]],
    ["for an amount", "FIFTY", 490, ["confirmed", "", 490, "FIFTY"]],
    ["for more than the price", "TOO-MUCH", 0, ["confirmed", "", 0, "TOO-MUCH"]],
    ["that was shown, and has ended", "OVER", 486, ["pending", "price", 540, ""]],
    ["that has ended", "OVER", 540, ["confirmed", "", 540, ""]],
    ["that has not begun", "NOT-YET", 540, ["confirmed", "", 540, ""]],
    ["for another service", "ELSEWHERE", 540, ["confirmed", "", 540, ""]],
    ["for another day", "LATER", 540, ["confirmed", "", 540, ""]],
    ["that is switched off", "OFF", 486, ["pending", "price", 540, ""]],
    ["that never was", "NEVER", 540, ["confirmed", "", 540, ""]],
    ["of pictures", "🌴".repeat(20), 540, ["confirmed", "", 540, ""]],
    ["of control characters", "\u0000\u0007\u001f\u2028", 540, ["confirmed", "", 540, ""]],
    ["that is no text", { a: 1 }, 540, ["confirmed", "", 540, ""]],
    ["that is a list", ["TENTH"], 540, ["confirmed", "", 540, ""]],
    ["that is a number", 7, 540, ["confirmed", "", 540, ""]],
    ["that is nothing", null, 540, ["confirmed", "", 540, ""]],
  ])("%s", async (_, text, price, expected) => {
    const { status, body } = await withCode(text, { price });
    expect(status).toBe(200);
    expect(told(body)).toEqual(expected);
    const [stored] = await storedBookings(instance, String(body.id));
    expect(stored).toMatchObject({ price: body.price, code: body.code });
    expect(String(stored?.code)).not.toContain("OBJECT");
    const user = [stored?.code_mailbox, stored?.code_phone].map(String);
    expect(user.map((one) => one !== "")).toEqual(Array(2).fill(expected[3] !== ""));
    expect(body).not.toHaveProperty("code_mailbox");
  });

  test("of ten thousand letters is told so", async () => {
    const answer = await withCode("A".repeat(10_000));
    expect(answer.status).toBe(400);
    expect(messagesOf(answer)).toEqual({ code: expect.stringContaining("40") });
  });

  test("that was made while it stood holds, though it came later", async () => {
    const made_at = new Date(Date.now() - 2 * 86_400_000).toISOString();
    expect(told((await withCode("OVER", { made_at, price: 486 })).body)).toEqual([
      ...["confirmed", "", 486, "OVER"],
    ]);
  });
});

describe("a code that may be used once", () => {
  const AT_ONCE = 24;
  const atOnce = (one: () => ReturnType<typeof book>) =>
    Promise.all(Array.from({ length: AT_ONCE }, one));
  const counted = async (answers: readonly { body: Fields }[]) => {
    const all = answers.map(({ body }) => told(body).join(" "));
    return Object.fromEntries(
      [...new Set(all)].map((one) => [one, all.filter((other) => other === one).length]),
    );
  };

  test("is used by one of many phones at one moment, and the others wait at today's price", async () => {
    await code("ONCE", { uses: 1 });
    const answers = await atOnce(() => withCode("once", { price: 486 }));
    expect(await counted(answers)).toEqual({
      ...{ "confirmed  486 ONCE": 1, "pending price 540 ": AT_ONCE - 1 },
    });
    expect(await listed("ONCE")).toMatchObject({ used: 1, off: 54_00 });
  });

  test("takes off for one of many who were not shown it, and the others pay what they saw", async () => {
    await code("BLIND", { uses: 1 });
    const answers = await atOnce(() => withCode("BLIND"));
    expect(await counted(answers)).toEqual({
      ...{ "confirmed  486 BLIND": 1, "confirmed  540 ": AT_ONCE - 1 },
    });
  });

  test.each([
    ["mailbox", () => ({ customer_email: `a.n.a+${newId()}@gmail.com` })],
    ["phone", () => ({ customer_phone: `+501 ${numbers % 2 ? "677-1234" : "6771234"}` })],
  ])("by one %s, is used by it once at one moment", async (kind, as) => {
    const text = `EACH-${kind.toUpperCase()}`;
    await code(text, { uses_each: 1 });
    const answers = await atOnce(() => withCode(text, { price: 486, ...as() }));
    expect(await counted(answers)).toEqual({
      ...{ [`confirmed  486 ${text}`]: 1, "pending price 540 ": AT_ONCE - 1 },
    });
    expect(told((await withCode(text, { price: 486 })).body)[0]).toBe("confirmed");
  });

  test("of one booking that comes many times is used by it alone", async () => {
    await code("TWINS", { uses: 1 });
    const command = tourCommand({ code: "TWINS", price: 486, customer_phone: phone() });
    const answers = await atOnce(() => book(instance, command));
    answers.push(await book(instance, command));
    expect(await counted(answers)).toEqual({ "confirmed  486 TWINS": AT_ONCE + 1 });
    expect(await listed("TWINS")).toMatchObject({ used: 1 });
  });

  test("is given back by who cancels, and by what is deleted", async () => {
    await code("BACK", { uses: 1 });
    const manage_key = "k".repeat(32);
    const first = await withCode("BACK", { price: 486, manage_key });
    expect(told((await withCode("BACK")).body)[3]).toBe("");
    await call(instance, `/api/bookings/${String(first.body.id)}/cancel`, {
      ...{ method: "POST", headers: { "X-Manage-Key": manage_key } },
    });
    const second = await withCode("BACK");
    expect(told(second.body)[3]).toBe("BACK");
    expect(told((await withCode("BACK")).body)[3]).toBe("");
    await admin.remove(`${BOOKINGS}/${String(second.body.id)}`);
    expect(told((await withCode("BACK")).body)[3]).toBe("BACK");
  });

  test("is had again, beyond the limit too, by what the office restores: its price was agreed", async () => {
    await code("AGAIN", { uses: 1 });
    const manage_key = "k".repeat(32);
    const { body } = await withCode("AGAIN", { price: 486, manage_key });
    const id = String(body.id);
    await post(instance, `/api/bookings/${id}/cancel`, {}, { "X-Manage-Key": manage_key });
    expect(told((await withCode("AGAIN")).body)[3]).toBe("AGAIN");
    const [{ updated_at: version } = {}] = await storedBookings(instance, id);
    const changes = { status: "confirmed" };
    const restored = await office.ask("PATCH", `bookings/${id}`, { version, changes });
    expect([restored.status, restored.body.price]).toEqual([200, 486]);
    expect(await listed("AGAIN")).toMatchObject({ used: 2 });
    expect(told((await withCode("AGAIN")).body)[3]).toBe("");
  });

  test("goes along with who waits and books another day instead", async () => {
    await code("MOVES", { uses: 1 });
    const guest = { customer_email: `${newId()}@example.com`, customer_phone: phone() };
    const waits = await withCode("MOVES", { price: 486, website: "a machine", ...guest });
    expect(told(waits.body)).toEqual(["pending", "review", 486, "MOVES"]);
    expect(told((await withCode("MOVES", { price: 486 })).body)[3]).toBe("");
    const anew = await withCode("MOVES", { price: 486, booking_date: inDays(30), ...guest });
    expect(told(anew.body)).toEqual(["confirmed", "", 486, "MOVES"]);
  });
});

describe("who asks for a code", () => {
  const ask = (text: unknown, more: Fields = {}) =>
    post(instance, "/api/codes", { code: text, item: "tour/1", date: inDays(21), ...more });

  test.each([
    ["TENTH", { text: "TENTH", percent: 10, cents: 0 }],
    [" fif ty", { text: "FIFTY", percent: 0, cents: 50_00 }],
  ])("%j hears what it takes off", async (text, off) => {
    expect((await ask(text)).body).toEqual({ off });
    expect((await ask(text, { date: "" })).body).toEqual({ off });
  });

  test("hears the same of all that do not hold, whatever is the matter", async () => {
    await code("GONE", { uses: 1 });
    await withCode("GONE");
    const texts = [
      "NEVER",
      "OVER",
      "OFF",
      "ELSEWHERE",
      "LATER",
      "GONE",
      "",
      {},
      null,
      "%",
      "A".repeat(9_999),
    ];
    const answers = [
      ...(await Promise.all(texts.map((text) => ask(text)))),
      await ask("TENTH", { item: "tour/01" }),
      await ask("TENTH", { item: { a: 1 } }),
      await ask("TENTH", { date: "tomorrow" }),
    ];
    for (const { status, text } of answers) expect([status, text]).toEqual([200, '{"off":null}\n']);
  });

  test("is no way to list them, and no other is", async () => {
    const open = ["/api/codes", "/api/collections/codes/records", "/api/office/codes", "/api/site"];
    for (const path of open) {
      const { status, text } = await call(instance, path);
      expect(path === "/api/site" ? [200] : [401, 404]).toContain(status);
      expect(text).not.toMatch(/TENTH|FIFTY|ELSEWHERE/);
    }
  });
});

describe("the office", () => {
  const price = async (id: string) => {
    const [row] = await storedBookings(instance, id);
    const lines: readonly { kind: string; cents: number }[] = JSON.parse(String(row?.price_lines));
    return [
      row?.price,
      row?.code_used,
      ...lines.map(({ kind, cents }) => `${kind} ${cents / 100}`),
    ];
  };
  async function edit(id: string, changes: Fields, reason?: string) {
    const [row] = await storedBookings(instance, id);
    const sent = { version: row?.updated_at, changes, reason };
    const answer = await office.ask("PATCH", `bookings/${id}`, sent);
    expect(answer.status, answer.text).toBe(200);
  }

  test("changes a booking, and its code takes off by the rule of then", async () => {
    const changed = await code("OLD", { percent: 20 });
    const id = await bookWell(instance, { code: "OLD", customer_phone: phone() });
    const { version, used, off, ...said } = changed;
    expect([used, off]).toEqual([0, 0]);
    const now = { version, code: { ...said, percent: 5, active: false } };
    expect((await office.post("codes", now)).status).toBe(200);
    await edit(id, { guests: 4 });
    expect(await price(id)).toEqual([576, "OLD", "guests 720", "code -144"]);
    await edit(id, { code: "TENTH", notes: "x" });
    expect(await price(id)).toEqual([576, "OLD", "guests 720", "code -144"]);
    await edit(id, { price: 500 }, "Group");
    expect(await price(id)).toEqual([500, "OLD", "guests 720", "code -144", "agreed -76"]);
    await edit(id, { guests: 2 });
    expect(await price(id)).toEqual([250, "OLD", "guests 360", "code -72", "agreed -38"]);
    await edit(id, { type: "tour", item_id: 2, guests: 2 });
    expect(await price(id)).toEqual([240, "OLD", "guests 300", "code -60"]);
    await edit(id, { price: 300 });
    expect(await price(id)).toEqual([300, "", "guests 300"]);
    expect(await listed("OLD")).toMatchObject({ used: 0, off: 0, percent: 5 });
  });

  test("books with one at the desk, where one that does not hold is refused", async () => {
    const desk = (more: Fields) =>
      office.post("bookings", {
        ...tourCommand({ customer_phone: phone() }),
        send_mail: false,
        ...more,
      });
    await code("DESK", { uses: 1 });
    const id = newId();
    const command = {
      ...tourCommand({ id, customer_phone: phone() }),
      code: "desk",
      send_mail: false,
    };
    const booked = await office.post("bookings", command);
    expect(told(booked.body)).toEqual(["confirmed", "", 486, "DESK"]);
    expect((await office.post("bookings", command)).text).toBe(booked.text);
    const refused = await desk({ code: "DESK" });
    expect(refused.status).toBe(400);
    expect(messagesOf(refused)).toEqual({ code: "This code does not hold for this booking" });
    const own = await desk({ code: "TENTH", price: 400, price_reason: "Friends" });
    expect(await price(String(own.body.id))).toEqual([
      ...[400, "TENTH", "guests 540", "code -54", "agreed -86"],
    ]);
    expect((await desk({ code: {} })).status).toBe(400);
  });

  test("takes one in with a booking by SMS, and shows it first", async () => {
    await code("SMS-RIDE", { items: ["transfer/1"], uses: 1 });
    const command = transferCommand({ lang: "en", code: "sms-ride", customer_phone: phone() });
    const handed = writeHandover(command as unknown as BookingCommand) ?? "";
    const shown = await office.post("import", { code: handed, save: false });
    expect(told(shown.body)).toEqual(["confirmed", "", 247.5, "SMS-RIDE"]);
    const saved = await office.post("import", { code: handed, save: true });
    expect(told(saved.body)).toEqual(told(shown.body));
    // the phone itself gets through
    expect(told((await book(instance, command)).body)).toEqual(told(shown.body));
  });

  test("has it in its file, and keeps the use of who is erased", async () => {
    const email = `${newId()}@example.com`;
    const id = await bookWell(instance, {
      code: "FIFTY",
      customer_email: email,
      customer_phone: phone(),
    });
    const typed = await bookWell(instance, { code: "Maya Cho", customer_email: email });
    const file = await office.get("reports.csv?range=all");
    const row = file.text.split("\n").find((line) => line.includes(id)) ?? "";
    expect(row).toContain('"3 × 180.00 per person; -50.00 code FIFTY","FIFTY","FIFTY"');
    const { used, off } = await listed("FIFTY");
    expect(off).toBeGreaterThan(0);
    expect((await office.post(`customers/${email}/erase`)).status).toBe(204);
    const none = { code: "", code_mailbox: "", code_phone: "" };
    expect((await storedBookings(instance, id))[0]).toMatchObject({ ...none, code_used: "FIFTY" });
    expect((await storedBookings(instance, typed))[0]).toMatchObject({ ...none, code_used: "" });
    expect(await listed("FIFTY")).toMatchObject({ used, off });
  });

  test("adds codes once, changes none that somebody else has changed, and refuses rubbish", async () => {
    const first = await code("new one");
    expect(first).toMatchObject({ text: "NEWONE", used: 0, off: 0 });
    const say = (said: Fields, version: unknown = "") =>
      office.post("codes", { version, code: { ...EVERYWHERE, text: "NEWONE", ...said } });
    expect((await say({})).body).toEqual(first);
    expect((await say({ percent: 20 })).status).toBe(409);
    const changed = await say({ percent: 20 }, first.version);
    expect(changed.body).toMatchObject({ percent: 20, text: "NEWONE" });
    expect((await say({ percent: 20 }, first.version)).body).toEqual(changed.body);
    expect((await say({ percent: 30 }, first.version)).status).toBe(409);
    expect((await say({ text: "NOWHERE" }, first.version)).status).toBe(409);
    const wrong = await say({ text: "é!", percent: 0, booked_until: "never" });
    expect(Object.keys(messagesOf(wrong)).sort()).toEqual(["booked_until", "percent", "text"]);
    for (const body of ["[]", "7", '{"code":[]}', '{"code":"x"}'])
      expect((await office.ask("POST", "codes", JSON.parse(body))).status).toBe(400);
  });
});
