import { setTimeout as sleep } from "node:timers/promises";
import { type Browser, chromium } from "@playwright/test";
import { CHROMIUM_FLAGS, findHeadlessChromium } from "../../../scripts/chromium.mjs";
import { signIn } from "../../server/support/admin.ts";
import { type Instance, startInstance } from "../../server/support/instance.ts";
import { bundleDevice, DEVICE, serveDevice } from "../support/device-bundle.ts";
import { type FaultProxy, openFaultProxy } from "../support/fault-proxy.ts";
import { seededRandom } from "../support/seeded-random.ts";
import { badLine, type Control } from "./bad-line.ts";
import { type Cashier, openCashier, TILL } from "./cashier.ts";
import { sellDepartures } from "./departures.ts";
import { isMoneyKept, judgeMoney } from "./money-verdict.ts";
import { tableOf } from "./table.ts";
import { openTraveller } from "./traveller.ts";
import { isKept, judge } from "./verdict.ts";

export { CONTROLS } from "./bad-line.ts";

const DEVICES = 4;
const BOOKINGS_PER_MINUTE = 520;
/** Two devices of one account, which count the same drawer, and one of another. */
const CASHIERS = ["admin", "admin", "carla"] as const;
const PAYMENT_PAUSE_MS = 500;
const KILLS_PER_MINUTE = 5;

export interface TortureOptions {
  readonly minutes: number;
  readonly seed: number;
  readonly control: Control | null;
}

/**
 * Books from several devices at once through a bad line, with the server killed again and again,
 * onto departures with few seats, while others take money for it, correct and count it; then heals everything and
 * lets SQLite judge.
 * @returns true when nothing was lost, nothing doubled, no seat sold twice, and all money is there to the cent.
 */
export async function torture({ minutes, seed, control }: TortureOptions): Promise<boolean> {
  const proxy = await openFaultProxy();
  const instance = await startInstance({ hasPages: true, env: { APP_URL: proxy.url } });
  proxy.setTarget(instance.port);
  await sellDepartures(instance, control !== "no-room");
  const line = badLine(seededRandom(seed), control);
  const device = serveDevice({
    ...{ [DEVICE]: await bundleDevice(), [TILL]: await bundleDevice([], "till") },
  });
  proxy.setRule((exchange) => device(exchange) ?? line.rule(exchange));
  const travellers = await Promise.all(
    Array.from({ length: DEVICES }, (_, index) =>
      openTraveller(proxy.url, seededRandom(seed + 1 + index)),
    ),
  );
  const browser = await chromium.launch({
    executablePath: findHeadlessChromium() ?? "/usr/bin/chromium",
    args: CHROMIUM_FLAGS,
  });
  const cashiers = await openCashiers(browser, instance, proxy.url, seed);
  const made = () => travellers.reduce((sum, { saved }) => sum + saved.length, 0);

  const end = Date.now() + minutes * 60_000;
  const progress = setInterval(() => {
    const left = Math.max(0, Math.round((end - Date.now()) / 1000));
    console.log(`${made()} bookings made, ${left} s to go`);
  }, 30_000);
  const pace = paceKeeper({ end, minutes, made });
  const travelling = travellers.map(({ travel }) => travel(pace));
  const working = cashiers.map(({ work }) => work(() => PAYMENT_PAUSE_MS));
  const [kills, cuts] = await Promise.all([
    killServer(instance, end),
    cutLine(proxy, seededRandom(seed + 99), end),
    sleep(end - Date.now()).then(() => {
      for (const { stop } of [...travellers, ...cashiers]) stop();
    }),
    ...travelling,
    ...working,
  ]);
  clearInterval(progress);
  line.heal();

  const kept = (await Promise.all(travellers.map(({ settle }) => settle()))).flat();
  const money = await judgeMoney(instance, cashiers, await settled(cashiers));
  const saved = travellers.flatMap((traveller) => traveller.saved);
  const verdict = await judge(instance, saved, kept);
  const sum = (of: (traveller: (typeof travellers)[number]) => number) =>
    travellers.reduce((total, traveller) => total + of(traveller), 0);
  console.log(
    tableOf(verdict, money, {
      seed,
      minutes,
      control,
      devices: DEVICES,
      cashiers: cashiers.length,
      serverKills: kills,
      lineCuts: cuts,
      browserKills: sum(({ counts }) => counts.kills),
      reloads: [...travellers, ...cashiers].reduce(
        (total, { counts }) => total + counts.reloads,
        0,
      ),
      requests: proxy.seen.filter(({ method }) => method === "POST").length,
      faults: line.counts,
    }),
  );
  await Promise.all([browser.close(), ...travellers.map(({ close }) => close())]);
  await proxy.down();
  await instance.stop();
  return isKept(verdict) && isMoneyKept(money);
}

/** Each signed in, on a device of its own. */
async function openCashiers(browser: Browser, instance: Instance, url: string, seed: number) {
  await instance.sql(`INSERT INTO admins (id, username, password, tokenKey)
    SELECT 'carlasaccount01', 'carla', password, 'k' || hex(randomblob(25)) FROM admins WHERE username = 'admin'`);
  return Promise.all(
    CASHIERS.map(async (identity, index) => {
      const { body } = await signIn(instance, { identity, password: instance.adminPassword });
      const session = body as unknown as Parameters<typeof openCashier>[2];
      return openCashier(browser, url, session, seededRandom(seed + 50 + index));
    }),
  );
}

/** Twice: what one has counted or corrected, another hears of when all have sent. */
async function settled(cashiers: readonly Cashier[]) {
  for (const { settle } of cashiers) await settle();
  return Promise.all(cashiers.map(({ settle }) => settle()));
}

interface Plan {
  readonly end: number;
  readonly minutes: number;
  readonly made: () => number;
}

/** The average pause of a device, in ms, so that the planned number is reached in time. */
function paceKeeper({ end, minutes, made }: Plan): () => number {
  const planned = BOOKINGS_PER_MINUTE * minutes;
  return () => {
    const left = Math.max(1, planned - made());
    return Math.min(1_000, Math.max(0, end - Date.now()) / left) * DEVICES * 0.6;
  };
}

/** Ends PocketBase as a power cut would, and starts it again, evenly over the time. */
async function killServer(instance: Instance, end: number): Promise<number> {
  const every = 60_000 / KILLS_PER_MINUTE;
  let kills = 0;
  for (let at = Date.now() + every / 2; at < end; at += every) {
    await sleep(Math.max(0, at - Date.now()));
    await instance.kill9();
    await instance.restart();
    kills += 1;
  }
  return kills;
}

/** No line at all for 50–1,500 ms, every few seconds. */
async function cutLine(proxy: FaultProxy, random: () => number, end: number): Promise<number> {
  let cuts = 0;
  while (Date.now() < end) {
    await sleep(1_000 + random() * 6_000);
    await proxy.down();
    await sleep(50 + random() * 1_450);
    await proxy.up();
    cuts += 1;
  }
  return cuts;
}
