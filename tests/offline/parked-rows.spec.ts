import type { Page } from "@playwright/test";
import { outboxOf, putIntoOutbox } from "./support/browser-storage.ts";
import { commandFor } from "./support/commands.ts";
import { DEVICE } from "./support/device-bundle.ts";
import { answer, BOOKINGS, delayed, portals } from "./support/faults.ts";
import { expect, test } from "./support/fixtures.ts";
import { storedFor } from "./support/judge.ts";
import { saveAndSend } from "./support/visitor-acts.ts";

test.use({ isNewDevice: true });

test("11. Captive portal: 200 with HTML, 302, 511 → still waiting", async ({ line, page }) => {
  const email = "portal@guest.example";
  await page.goto(DEVICE);
  await page.evaluate((command) => device.save(command), commandFor(email));
  for (const portal of Object.values(portals)) {
    line.setRule(({ path }) => (path.startsWith("/api/") ? portal : undefined));
    await page.evaluate(() => device.drain(true));
    expect(await outboxOf(page)).toMatchObject([{ state: "queued" }]);
  }
  expect(await storedFor(line, email)).toEqual([]);
  line.setRule(() => undefined);
  await page.evaluate(() => device.drain(true));
  expect(await storedFor(line, email)).toHaveLength(1);
});

test("12. Server accepts and never answers → time limit, lock released, retried", async ({
  line,
  page,
}) => {
  const email = "silence@guest.example";
  await page.clock.install();
  await page.goto(DEVICE);
  let asked = 0;
  line.setRule(({ path }) => {
    if (path !== BOOKINGS) return undefined;
    asked += 1;
    return asked === 1 ? () => {} : delayed(10);
  });
  await page.evaluate(saveAndSend, commandFor(email));
  await expect.poll(() => asked).toBe(1);
  expect(await locksOf(page)).toBe(1);
  await page.clock.fastForward(20_000);
  await expect.poll(() => outboxOf(page)).toMatchObject([{ state: "queued", attempts: 1 }]);
  await expect.poll(() => locksOf(page)).toBe(0);
  await page.clock.fastForward(5_000);
  await expect.poll(() => outboxOf(page)).toMatchObject([{ state: "sent", attempts: 2 }]);
  expect(await storedFor(line, email)).toHaveLength(1);
});

test("22. A poison row → parked, others go", async ({ line, page }) => {
  const email = "poison@guest.example";
  await page.goto(DEVICE);
  const [poison, good] = [commandFor(email), commandFor(email)];
  line.setRule(({ path, body }) =>
    path === BOOKINGS && body.includes(poison.id) ? answer(500) : undefined,
  );
  await page.evaluate((command) => device.save(command), poison);
  const [row] = await page.evaluate(() => device.rows());
  const { seq: _seq, ...rest } = row ?? { seq: 0 };
  // as a fault in our own code would have left them
  await putIntoOutbox(page, { ...rest, id: "broken000000001", command: null });
  await putIntoOutbox(page, { ...rest, id: "broken000000002", kind: "voucher" });
  await page.evaluate((command) => device.save(command), good);
  for (let round = 0; round < 3; round += 1) await page.evaluate(() => device.drain(true));
  expect((await storedFor(line, email)).map(({ id }) => id)).toEqual([good.id]);
  const states = await outboxOf(page);
  expect(states.map(({ id, state }) => [id, state])).toEqual([
    [poison.id, "queued"],
    ["broken000000001", expect.stringMatching(/^(queued|attention)$/)],
    ["broken000000002", expect.stringMatching(/^(queued|attention)$/)],
    [good.id, "sent"],
  ]);
  line.setRule(() => undefined);
  await page.evaluate(() => device.drain(true));
  expect((await storedFor(line, email)).map(({ id }) => id)).toEqual([good.id, poison.id]);
});

function locksOf(page: Page): Promise<number> {
  return page.evaluate(async () => (await navigator.locks.query()).held?.length ?? 0);
}
