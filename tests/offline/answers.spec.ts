import { outboxOf } from "./support/browser-storage.ts";
import { commandFor } from "./support/commands.ts";
import { DEVICE } from "./support/device-bundle.ts";
import { type Fault, pass } from "./support/fault-proxy.ts";
import { answer, BOOKINGS, cut } from "./support/faults.ts";
import { expect, test } from "./support/fixtures.ts";
import { storedFor } from "./support/judge.ts";

const HOUR_MS = 3_600_000;
const message = "Please check what you entered.";
const data = { customer_email: { code: "x", message: "Email is invalid." } };
/** From when this file was loaded: a busy machine may come to it minutes later. */
const date = new Date(Date.now() + 900_000).toUTCString();

/** OFFLINE.md, the table of answers: what comes back, the row's state, and how long it waits in s. */
const TABLE: readonly [string, Fault, "sent" | "attention" | "queued", [number, number]?][] = [
  ["2xx with our id", pass, "sent"],
  ["400 with field errors", answer(400, { message, data }), "attention"],
  ["413", answer(413, { message }), "attention"],
  ["422", answer(422, { message, data }), "attention"],
  ["409", answer(409, { message }), "attention"],
  ["400 that names no field", answer(400, { message, data: {} }), "queued", [2, 4]],
  ["401", answer(401, { message }), "queued", [300, 300]],
  ["403", answer(403, { message }), "queued", [300, 300]],
  ["404", answer(404, { message }), "queued", [300, 300]],
  ["408", answer(408), "queued", [2, 4]],
  ["425", answer(425), "queued", [2, 4]],
  ["429", answer(429, { message }), "queued", [2, 4]],
  ["429, Retry-After 60", answer(429, { message }, { "retry-after": "60" }), "queued", [60, 60]],
  ["429, a date", answer(429, { message }, { "retry-after": date }), "queued", [60, 900]],
  ["429, never", answer(429, "", { "retry-after": "99999999" }), "queued", [3600, 3600]],
  ["500", answer(500, { message }), "queued", [2, 4]],
  ["502, HTML", answer(502, "<h1>Bad Gateway</h1>"), "queued", [2, 4]],
  ["503, Retry-After 5", answer(503, "", { "retry-after": "5" }), "queued", [5, 5]],
  ["503, half a JSON", answer(503, '{"mess', JSON_AND_RETRY()), "queued", [7, 7]],
  ["no answer", cut, "queued", [2, 4]],
  ["not JSON", answer(200, "<h1>Welcome</h1>"), "queued", [2, 4]],
  ["no JSON though it says so", answer(200, "{", JSON_AND_RETRY()), "queued", [7, 7]],
  ["wrong id", answer(200, { id: "someone00else00" }), "queued", [2, 4]],
  ["our id and nothing else", answer(200, { id: "$ID" }), "queued", [2, 4]],
];

function JSON_AND_RETRY() {
  return { "content-type": "application/json", "retry-after": "7" };
}

const idIn = (body: Buffer | string) => String(JSON.parse(String(body)).id);

test("10. Each status of the table → as the table says; rows behind a parked one go on", async ({
  line,
  page,
}) => {
  const email = "table@guest.example";
  await page.goto(DEVICE);
  const commands = TABLE.map(() => commandFor(email));
  const last = commandFor(email);
  const faults = new Map(commands.map(({ id }, index) => [id, TABLE[index]?.[1]]));
  line.setRule(({ path, body }) =>
    path === BOOKINGS ? (faults.get(idIn(body)) ?? pass) : undefined,
  );
  const nowMs = await page.evaluate(
    async (all) => {
      for (const command of all) await device.save(command);
      const begin = Date.now();
      await device.drain(false);
      return begin;
    },
    [...commands, last],
  );

  const rows = await page.evaluate(() => device.rows());
  expect(rows.at(-1)).toMatchObject({ id: last.id, state: "sent" });
  for (const [index, [what, , state, [least, most] = [0, 0]]] of TABLE.entries()) {
    const row = rows[index];
    expect(row, what).toMatchObject({ id: commands[index]?.id, state });
    const waitMs = Math.max(row?.notBeforeMs ?? 0, row?.heldUntilMs ?? 0) - nowMs;
    if (state !== "queued") continue;
    expect(waitMs, what).toBeGreaterThanOrEqual(least * 1000);
    expect(waitMs, what).toBeLessThanOrEqual(most * 1000 + 20_000);
  }
  expect(rows[1]?.problem).toEqual({
    message,
    fields: { customer_email: "Email is invalid" },
    needsNewId: false,
  });
  expect(rows[4]?.problem?.needsNewId).toBe(true);

  // what the server asked for also holds when the line comes back; the rest goes at once
  line.setRule(() => undefined);
  const healedMs = Date.now();
  await page.evaluate(() => device.drain(true));
  const healed = await page.evaluate(() => device.rows());
  const isHeld = (row: (typeof healed)[number]) => (row.heldUntilMs ?? 0) > healedMs;
  expect(healed.filter((row) => row.state === "queued" && !isHeld(row))).toEqual([]);
  await page.evaluate(moveClock, 2 * HOUR_MS);
  await page.evaluate(() => device.drain(false));
  const states = (await outboxOf(page)).map(({ state }) => state);
  expect(states).toEqual([
    ...TABLE.map(([, , state]) => (state === "queued" ? "sent" : state)),
    "sent",
  ]);
  const sent = rows.filter((_, index) => states[index] === "sent").map(({ id }) => id);
  expect((await storedFor(line, email)).map(({ id }) => id).sort()).toEqual(sent.sort());

  // what was refused is taken back, as the other way of what is cancelled
  const refused = rows.filter((_, index) => states[index] === "attention").map(({ id }) => id);
  await page.evaluate(async (ids) => {
    for (const id of ids) await device.takeBack(id);
    await device.drain(true);
  }, refused);
  expect((await outboxOf(page)).map(({ state }) => state)).toEqual(sent.map(() => "sent"));
});

function moveClock(byMs: number): void {
  const { now } = Date;
  Date.now = () => now() + byMs;
}
