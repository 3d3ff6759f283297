import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { commandFor, newPhone } from "../support/commands.ts";
import { DEVICE } from "../support/device-bundle.ts";
import { type KillableBrowser, launchBrowser } from "../support/killable-browser.ts";
import { saveAndSend } from "../support/visitor-acts.ts";
import { someDeparture } from "./departures.ts";

/** A booking that a device has called saved, by the number that its guest left. */
export interface SavedBooking {
  readonly id: string;
  readonly phone: string;
  isUndone: boolean;
}

export interface KeptRow {
  readonly id: string;
  readonly state: string;
  readonly isUnwanted: boolean;
}

export interface Traveller {
  readonly saved: readonly SavedBooking[];
  readonly counts: { reloads: number; kills: number };
  /** Books, reloads, takes back and is killed, until it is told to stop. */
  travel(pace: () => number): Promise<void>;
  stop(): void;
  /** With a good line: waits until nothing waits any more. @returns what its outbox holds then. */
  settle(): Promise<readonly KeptRow[]>;
  close(): Promise<void>;
}

/** A device of its own: a browser with a profile, two tabs, and chance as its owner. */
export async function openTraveller(baseURL: string, random: () => number): Promise<Traveller> {
  const profile = await mkdtemp(join(tmpdir(), "cayo-traveller-"));
  const saved: SavedBooking[] = [];
  const counts = { reloads: 0, kills: 0 };
  let isTravelling = true;
  let browser: KillableBrowser;
  let tabs: Page[] = [];

  const launch = async () => {
    browser = await launchBrowser({ profile, baseURL });
    tabs = [browser.page, await browser.context.newPage()];
    for (const tab of tabs) await open(tab);
  };
  const tab = () => tabs[random() < 0.5 ? 0 : 1] as Page;

  const book = async () => {
    const command = commandFor("traveller@guest.example", {
      customer_phone: newPhone(),
      ...someDeparture(random),
    });
    await tab().evaluate(saveAndSend, command);
    saved.push({ id: command.id, phone: command.customer_phone, isUndone: false });
  };
  const undo = async () => {
    const booking = saved.at(-1 - Math.floor(random() * 3));
    if (!booking || booking.isUndone) return;
    await tab().evaluate((id) => device.takeBack(id), booking.id);
    booking.isUndone = true;
  };
  const reload = async () => {
    counts.reloads += 1;
    await open(tab());
  };
  const kill = async () => {
    counts.kills += 1;
    await browser.kill9();
    await launch();
  };
  const hear = () => tab().evaluate(() => void dispatchEvent(new Event("online")));

  await launch();
  return {
    saved,
    counts,
    stop: () => {
      isTravelling = false;
    },
    async travel(pace) {
      while (isTravelling) {
        await book();
        const chance = random();
        if (chance < 0.02) await undo();
        else if (chance < 0.06) await reload();
        else if (chance < 0.063) await kill();
        else if (chance < 0.4) await hear();
        await sleep(random() * 2 * pace());
      }
    },
    async settle() {
      const [page] = tabs;
      if (!page) return [];
      await page.evaluate(drainAll);
      return page.evaluate(async () =>
        (await device.rows()).map(({ id, state, isUnwanted }) => ({ id, state, isUnwanted })),
      );
    },
    async close() {
      await browser.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** The line may be broken just then. */
async function open(tab: Page): Promise<void> {
  const start = () => {
    device.keepSending();
    return true;
  };
  const isOpen = () => tab.goto(DEVICE).then(() => tab.evaluate(start));
  while (!(await isOpen().catch(() => false))) await sleep(50);
}

/** An hour later, when no waiting time holds anything up. */
async function drainAll(): Promise<void> {
  const { now } = Date;
  Date.now = () => now() + 3_600_000;
  const isWaiting = (row: { state: string; isUnwanted: boolean }) =>
    row.state === "queued" || row.state === "sending" || (row.state === "sent" && row.isUnwanted);
  const end = performance.now() + 120_000;
  while ((await device.rows()).some(isWaiting)) {
    if (performance.now() > end) return;
    await device.drain(true);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
