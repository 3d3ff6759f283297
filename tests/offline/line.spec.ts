import { setTimeout as sleep } from "node:timers/promises";
import { outboxOf } from "./support/browser-storage.ts";
import { commandFor } from "./support/commands.ts";
import { DEVICE } from "./support/device-bundle.ts";
import { always, answer, BOOKINGS, delayed } from "./support/faults.ts";
import { expect, type Line, test } from "./support/fixtures.ts";
import { storedFor } from "./support/judge.ts";
import { seededRandom } from "./support/seeded-random.ts";
import { saveAndSend } from "./support/visitor-acts.ts";

test.use({ isNewDevice: true });

const SEED = Number(process.env.SEED ?? 20_260_704);
const BOOKED = 30;

/** Cuts the line for 50–2,000 ms and mends it for as long, until it is told to stop. */
function flap(line: Line, random: () => number) {
  let isGoing = true;
  const going = (async () => {
    while (isGoing) {
      await sleep(50 + random() * 1950);
      await line.down();
      await sleep(50 + random() * 1950);
      await line.up();
    }
  })();
  return async () => {
    isGoing = false;
    await going;
  };
}

test(`13. Flapping line: seeded random cuts of 50–2,000 ms, ${BOOKED} bookings → ${BOOKED} rows (seed ${SEED})`, async ({
  line,
  page,
}) => {
  const email = "flapping@guest.example";
  const random = seededRandom(SEED);
  await page.goto(DEVICE);
  line.setRule(always(BOOKINGS, delayed(60)));
  const commands = Array.from({ length: BOOKED }, () => commandFor(email));
  const stop = flap(line, random);
  for (const command of commands) {
    await page.evaluate(saveAndSend, command);
    await sleep(random() * 200);
  }
  const waiting = async () => (await outboxOf(page)).filter(({ state }) => state !== "sent").length;
  await expect.poll(waiting).toBeLessThan(BOOKED / 2);
  await stop();
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect.poll(waiting).toBe(0);
  const stored = await storedFor(line, email);
  expect(stored.map(({ id }) => id).sort()).toEqual(commands.map(({ id }) => id).sort());
  expect(stored.every(({ mails }) => mails === 2)).toBe(true);
});

test("14. onLine true with a dead server → drains once healed", async ({ line, page }) => {
  const email = "dead-server@guest.example";
  await page.goto(DEVICE);
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  await line.instance.kill9();
  await page.evaluate(saveAndSend, commandFor(email));
  await expect.poll(() => outboxOf(page)).toMatchObject([{ state: "queued", attempts: 1 }]);
  await line.instance.restart();
  await expect.poll(() => outboxOf(page)).toMatchObject([{ state: "sent" }]);
  expect(await storedFor(line, email)).toHaveLength(1);
});

test("14. onLine false with a live server → drains", async ({ line, page }) => {
  const email = "off-line@guest.example";
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "onLine", { get: () => false });
  });
  await page.goto(DEVICE);
  expect(await page.evaluate(() => navigator.onLine)).toBe(false);
  await page.evaluate(saveAndSend, commandFor(email));
  await expect.poll(() => outboxOf(page)).toMatchObject([{ state: "sent" }]);
  expect(await storedFor(line, email)).toHaveLength(1);
});

test("26. Device clock at 2001 or 2099 or jumping → order kept, delays bounded", async ({
  line,
  page,
}) => {
  const email = "clock@guest.example";
  const realMs = Date.now();
  await page.clock.install({ time: new Date("2099-06-01T12:00:00Z") });
  await page.goto(DEVICE);
  const commands: { id: string }[] = [];
  const saveAt = async (time: string | number) => {
    await page.clock.setSystemTime(new Date(time));
    const made_at = new Date(time).toISOString();
    const command = commandFor(email, { made_at });
    commands.push(command);
    await page.evaluate((value) => device.save(value), command);
    return page.evaluate(() => device.drain(false));
  };
  const retryAt = new Date(realMs + 60_000).toUTCString();
  line.setRule(always(BOOKINGS, answer(503, "", { "retry-after": retryAt })));
  for (const time of ["2099-06-01T12:00:00Z", "2001-01-01T00:00:00Z", "2099-06-01T12:00:00Z"]) {
    const nextMs = await saveAt(time);
    expect(nextMs).not.toBeNull();
    expect(nextMs).toBeLessThanOrEqual(300_000);
  }
  const rows = await page.evaluate(() => device.rows());
  expect(rows.map(({ attempts }) => attempts)).toEqual([3, 2, 1]);
  line.setRule(() => undefined);
  await saveAt("2001-01-01T00:00:00Z");
  await page.clock.setSystemTime(new Date(realMs + 7_200_000));
  await page.evaluate(() => device.drain(false));
  expect(new Set((await outboxOf(page)).map(({ state }) => state))).toEqual(new Set(["sent"]));
  const stored = await storedFor(line, email);
  expect(stored.map(({ id }) => id)).toEqual(commands.map(({ id }) => id));
});
