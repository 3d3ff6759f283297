import { setTimeout as sleep } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import type { Handing, Payment, PaymentCommand } from "#domain/booking/payments/row.ts";
import { newId } from "../../server/support/bookings.ts";

/** Where the page of a cashier's device is opened. */
export const TILL = "/__till";

/** A payment or a correction that a device has called saved, with the rows that come of it. */
export interface SavedPayment {
  readonly id: string;
  readonly booking: string;
  readonly rows: readonly Pick<Payment, "id" | "cents" | "currency" | "method">[];
  readonly command: PaymentCommand;
  isUndone: boolean;
}

export interface CashierLeft {
  /** Ids of acts that the server has refused, which their owner was told. */
  readonly refused: readonly string[];
  /** Acts that wait still. */
  readonly waiting: number;
  /** Ids of the payments that its account could still count. */
  readonly open: readonly string[];
}

export interface Cashier {
  readonly account: string;
  readonly saved: readonly SavedPayment[];
  /** Ids of the cash-ups that it has called saved. */
  readonly cashUps: readonly string[];
  readonly counts: { reloads: number };
  work(pause: () => number): Promise<void>;
  stop(): void;
  /** With a good line: waits until nothing waits any more. */
  settle(): Promise<CashierLeft>;
}

/** A device of an account: it takes money, corrects what any of them has taken, counts its own, and is reloaded. */
export async function openCashier(
  browser: Browser,
  baseURL: string,
  session: { readonly token: string; readonly record: { readonly id: string } },
  random: () => number,
): Promise<Cashier> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  const saved: SavedPayment[] = [];
  const cashUps: string[] = [];
  const refused: string[] = [];
  const counts = { reloads: 0 };
  let isWorking = true;
  const one = <Of>(list: readonly Of[]) => list[Math.floor(random() * list.length)];
  const handing = (): Handing => ({
    cents: 1 + Math.floor(random() * 30_000),
    currency: random() < 0.5 ? "USD" : "BZD",
    method: random() < 0.6 ? "cash" : "card",
  });
  const recorded = () => ({ id: newId(), note: "Because", taken_at: new Date().toISOString() });

  /** The line may be broken just then, and the server down. */
  async function open(): Promise<void> {
    const start = async () => {
      if (!(await till.refresh())) return false;
      till.keepActing();
      return true;
    };
    const isOpen = () => page.goto(TILL).then(() => page.evaluate(start));
    while (!(await isOpen().catch(() => false))) await sleep(50);
  }
  async function pay(booking: string, command: PaymentCommand, rows: SavedPayment["rows"]) {
    const isSaved = await page.evaluate(([id, payment]) => till.pay(id, payment), [
      booking,
      command,
    ] as const);
    if (isSaved) saved.push({ id: command.id, booking, rows, command, isUndone: false });
  }
  async function take(): Promise<void> {
    const booking = one(await page.evaluate(() => till.bookings()));
    if (!booking) return;
    const kind = one(["payment", "payment", "deposit", "refund"] as const) ?? "payment";
    const command = { ...recorded(), kind, ...handing() };
    const cents = kind === "refund" ? -command.cents : command.cents;
    await pay(booking.id, command, [{ ...command, cents }]);
  }
  async function correct(): Promise<void> {
    const bookings = await page.evaluate(() => till.bookings());
    const booking = one(bookings.filter(({ correctable }) => correctable.length > 0));
    const wrong = one(booking?.correctable ?? []);
    if (!booking || !wrong || wrong.kind === "correction") return;
    const instead = random() < 0.5 ? { ...handing(), id: newId(), kind: wrong.kind } : null;
    const command = { ...recorded(), kind: "correction" as const, corrects: wrong.id, instead };
    const sign = wrong.kind === "refund" ? -1 : 1;
    const right = instead ? [{ ...instead, cents: sign * instead.cents }] : [];
    await pay(booking.id, command, [{ ...wrong, id: command.id, cents: -wrong.cents }, ...right]);
  }
  async function undo(): Promise<void> {
    const last = saved.at(-1);
    if (!last || last.isUndone || last.command.kind === "correction") return;
    last.isUndone = await page.evaluate(([id, payment]) => till.undo(id, payment), [
      last.booking,
      last.command,
    ] as const);
  }
  async function cashUp(): Promise<void> {
    const id = await page.evaluate((note) => till.cashUp(note), `Counted ${newId()}`);
    if (id) cashUps.push(id);
  }

  while (!(await page.goto(TILL).catch(() => null))) await sleep(50);
  await page.evaluate((own) => till.signIn(own), session);
  await open();
  return {
    account: session.record.id,
    saved,
    cashUps,
    counts,
    stop: () => {
      isWorking = false;
    },
    async work(pause) {
      while (isWorking) {
        const chance = random();
        if (chance < 0.6) await take();
        else if (chance < 0.78) await correct();
        else if (chance < 0.84) {
          await cashUp();
          // what a cash-up that waits has counted is corrected, not forgotten
          if (random() < 0.5) await undo();
        } else if (chance < 0.88) {
          counts.reloads += 1;
          await open();
        } else if (chance < 0.94) await page.evaluate(() => till.refresh());
        else await page.evaluate(() => till.keepActing({ force: true }));
        await sleep(random() * 2 * pause());
      }
    },
    async settle() {
      refused.push(...(await page.evaluate(sendAll)));
      return {
        refused,
        waiting: (await page.evaluate(() => till.acts())).length,
        open: (await page.evaluate(() => till.open())).map(({ id }) => id),
      };
    },
  };
}

/**
 * An hour later, when no waiting time holds anything up. What was refused is looked at and let go, as its owner would.
 * @returns the ids of what was refused
 */
async function sendAll(): Promise<string[]> {
  const { now } = Date;
  Date.now = () => now() + 3_600_000;
  const end = performance.now() + 60_000;
  const refused: string[] = [];
  while ((await till.acts()).length > 0 && performance.now() < end) {
    await till.drain();
    refused.push(...(await till.dropRefused()));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await till.refresh();
  Date.now = now;
  return refused;
}
