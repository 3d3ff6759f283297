import { outboxOf } from "./support/browser-storage.ts";
import { commandFor } from "./support/commands.ts";
import { DEVICE } from "./support/device-bundle.ts";
import { always, BOOKINGS, delayed, hold, inTurn, loseAnswer } from "./support/faults.ts";
import { expect, test } from "./support/fixtures.ts";
import { storedFor } from "./support/judge.ts";
import { saveAndSend } from "./support/visitor-acts.ts";

test.use({ isNewDevice: true });

const EVENTS = 200;
const ROWS = 20;

for (const locks of ["with", "without"] as const) {
  test(`6. Two tabs drain at once (200 online events), ${locks} Web Locks → one row each`, async ({
    line,
    context,
  }) => {
    const email = `two-tabs-${locks}@guest.example`;
    if (locks === "without") {
      await context.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, "locks", { value: undefined });
      });
    }
    const tabs = [await context.newPage(), await context.newPage()];
    const commands = Array.from({ length: ROWS }, () => commandFor(email));
    for (const tab of tabs) await tab.goto(DEVICE);
    await tabs[0]?.evaluate(async (all) => {
      for (const command of all) await device.save(command);
    }, commands);
    line.setRule(always(BOOKINGS, delayed(20)));
    await Promise.all(
      tabs.map((tab) =>
        tab.evaluate(async (events) => {
          device.keepSending();
          for (let count = 0; count < events; count += 1) {
            dispatchEvent(new Event("online"));
            if (count % 10 === 0) await new Promise((resolve) => setTimeout(resolve, 5));
          }
        }, EVENTS),
      ),
    );
    const [tab] = tabs;
    if (!tab) throw new Error("no tab");
    await expect
      .poll(async () => (await outboxOf(tab)).filter(({ state }) => state === "sent").length)
      .toBe(ROWS);
    const stored = await storedFor(line, email);
    expect(stored.map(({ id }) => id).sort()).toEqual(commands.map(({ id }) => id).sort());
    expect(stored.every(({ mails }) => mails === 2)).toBe(true);
    if (locks === "with") {
      // in order, and none of them twice
      expect(stored.map(({ id }) => id)).toEqual(commands.map(({ id }) => id));
      expect(line.seen.filter(({ path }) => path === BOOKINGS)).toHaveLength(ROWS);
    }
  });
}

test("7. The tab that holds the lock is closed → another drains", async ({ line, context }) => {
  const email = "closed-holder@guest.example";
  const [holder, other] = [await context.newPage(), await context.newPage()];
  await holder.goto(DEVICE);
  await other.goto(DEVICE);
  const held = hold(loseAnswer);
  line.setRule(inTurn(BOOKINGS, held.fault));
  await holder.evaluate(saveAndSend, commandFor(email));
  await held.arrived;
  await other.evaluate(() => device.keepSending());
  await holder.close();
  await expect.poll(() => outboxOf(other)).toMatchObject([{ state: "sent" }]);
  held.release();
  expect(await storedFor(line, email)).toMatchObject([{ mails: 2 }]);
});

test("7. The tab that holds the lock is frozen → another drains", async ({ line, context }) => {
  const email = "frozen-holder@guest.example";
  const [holder, other] = [await context.newPage(), await context.newPage()];
  await holder.goto(DEVICE);
  await other.clock.install();
  await other.goto(DEVICE);
  const held = hold();
  line.setRule(inTurn(BOOKINGS, held.fault));
  await holder.evaluate(saveAndSend, commandFor(email));
  await held.arrived;
  const session = await context.newCDPSession(holder);
  await session.send("Page.setWebLifecycleState", { state: "frozen" });
  await other.evaluate(() => device.keepSending());
  await expect
    .poll(() => other.evaluate(async () => (await navigator.locks.query()).pending?.length))
    .toBe(1);
  // as long as the tab that waits has patience
  await other.clock.fastForward(31_000);
  await expect.poll(() => outboxOf(other)).toMatchObject([{ state: "sent" }]);

  // thawed, the other hears its late answer and changes nothing
  held.release();
  await session.send("Page.setWebLifecycleState", { state: "active" });
  await holder.evaluate(() => device.drain(true));
  expect(await outboxOf(other)).toMatchObject([{ state: "sent" }]);
  expect(await storedFor(line, email)).toMatchObject([{ mails: 2 }]);
});
