import type { Page } from "@playwright/test";
import fc from "fast-check";
import { outboxOf } from "./support/browser-storage.ts";
import { expect, type Line, test } from "./support/fixtures.ts";
import { histories, live, type Told } from "./support/history.ts";
import { storedFor } from "./support/judge.ts";

/** Side by side in two workers; `npm run torture -- --tests` lives 200 histories. */
const PARTS = 2;
const RUNS = process.env.LONG ? 100 : 10;
const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 31);

for (let part = 0; part < PARTS; part += 1) {
  test(`28. Property test: ${RUNS} random histories of operations and faults, part ${part}`, async ({
    line,
    page,
    context,
  }) => {
    test.setTimeout(600_000);
    const tabs: [Page, Page] = [page, await context.newPage()];
    let number = 0;
    await fc.assert(
      fc.asyncProperty(histories, async (history) => {
        number += 1;
        const email = `history-${part}-${number}@guest.example`;
        const told = await live(history, { line, tabs, email });
        await settle(page);
        await expectPromiseKept({ line, page, email, told });
      }),
      // the seed, and where in it the failure lies, stand in the error
      { seed: SEED + part, numRuns: RUNS },
    );
  });
}

/** The line is healed: all that can go, goes. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isWaiting = (row: { state: string; isUnwanted: boolean }) =>
      row.state === "queued" || row.state === "sending" || (row.state === "sent" && row.isUnwanted);
    // an hour later no Retry-After holds anything up
    const { now } = Date;
    Date.now = () => now() + 3_600_000;
    const end = performance.now() + 20_000;
    while ((await device.rows()).some(isWaiting)) {
      if (performance.now() > end) throw new Error("the outbox does not become empty");
      await device.drain(true);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  });
}

interface Outcome {
  readonly line: Line;
  readonly page: Page;
  readonly email: string;
  readonly told: readonly Told[];
}

/** Everything that was called saved is exactly one booking, or stands visibly under 'attention'. */
async function expectPromiseKept({ line, page, email, told }: Outcome): Promise<void> {
  const stored = await storedFor(line, email);
  const kept = new Map((await outboxOf(page)).map(({ id, state }) => [id, state]));
  const expected = told.filter(({ id, isUndone, removedAs }) => {
    const row = stored.find((booking) => booking.id === id);
    if (isUndone) expect(["cancelled", undefined], `${id} was undone`).toContain(row?.status);
    if (kept.get(id) === "attention" || removedAs === "attention") return false;
    return !isUndone || row !== undefined;
  });
  const facts = (rows: readonly { id: string; phone: string }[]) =>
    rows.map(({ id, phone }) => `${id} ${phone}`).sort();
  const found = stored.map(({ id, customer_phone }) => ({ id, phone: customer_phone }));
  expect(facts(found), "stored: each once, as last told, nothing else").toEqual(facts(expected));
  for (const { id, mails, status } of stored) {
    expect(mails, `mail jobs of ${id}`).toBe(status === "cancelled" ? 4 : 2);
  }
  for (const [id, state] of kept) {
    if (state === "sent") expect(stored.map((row) => row.id)).toContain(id);
  }
}
