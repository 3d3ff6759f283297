import { Agent } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import {
  type FaultProxy,
  type FaultRule,
  openFaultProxy,
} from "../../offline/support/fault-proxy.ts";
import { answer } from "../../offline/support/faults.ts";
import { seededRandom } from "../../offline/support/seeded-random.ts";
import { signedIn } from "../../server/support/admin.ts";
import { askForMails, book, tourCommand } from "../../server/support/bookings.ts";
import { addRule, daily } from "../../server/support/departures.ts";
import { type Instance, startInstance } from "../../server/support/instance.ts";
import { badLine } from "./bad-line.ts";
import { livePhone, PHONES, someDay } from "./guest-phone.ts";
import { type Guest, type Judged, judgeLinks } from "./links-verdict.ts";

/** So many guests at a time. */
const AT_ONCE = 8;

export interface LinksVerdict extends Judged {
  readonly acts: number;
  readonly faults: number;
  readonly kills: number;
  readonly seconds: number;
}

/**
 * Guests complete, change and cancel their bookings, open and end their links, from two phones each, through a line that
 * fails by chance while the server is killed; then SQLite judges. After it the controls: a line on which somebody else
 * answers some calls in the server's place, and a database that does not count its seats.
 */
export async function tortureByLinks(options: {
  readonly guests: number;
  readonly kills: number;
  readonly control: number;
  readonly seed: number;
}): Promise<{ readonly line: LinksVerdict; readonly controls: readonly LinksVerdict[] }> {
  const instance = await startInstance();
  const { guests, control } = options;
  // so few that a third of those who ask for another day find none, and no more than a departure may have
  const seats = Math.min(500, 3 * Math.max(2, Math.ceil(guests / 12)));
  const rule = daily("tour/1", { seats });
  await addRule(await signedIn(instance), "schedules", rule);
  const proxy = await openFaultProxy();
  proxy.setTarget(instance.port);
  const line = badLine(seededRandom(options.seed), false);
  proxy.setRule(line.rule);
  const faults = () => [...line.counts.values()].reduce((sum, count) => sum + count, 0);
  const verdict = { ...(await run({ ...options, instance, proxy })), faults: faults() };
  const without = { ...options, kills: 0, instance, proxy };
  proxy.setRule(lying);
  const controls = [await run({ ...without, guests: control })];
  proxy.setRule(() => undefined);
  for (const trigger of ["new_booking_asks", "changed_booking_stands"])
    await instance.sql(`DROP TRIGGER ${trigger}`);
  // of fewer, one time in forty no day had too many
  controls.push(await run({ ...without, guests: Math.max(guests, 60) }));
  await proxy.down();
  await instance.stop();
  return { line: verdict, controls };
}

interface Run {
  readonly instance: Instance;
  readonly proxy: FaultProxy;
  readonly guests: number;
  readonly kills: number;
  readonly seed: number;
}

async function run({ instance, proxy, guests: count, kills, seed }: Run): Promise<LinksVerdict> {
  const started = performance.now();
  const random = seededRandom(seed + 1);
  const url = new URL(proxy.url);
  const agent = new Agent({ keepAlive: true, maxSockets: 2 * AT_ONCE });
  const guests: Guest[] = [];
  const linked = await withLinks(instance, count, random);
  const waiting = linked[Symbol.iterator]();
  const live = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) {
      const { id, day, keys } = next.value;
      const phones = keys.map((key, at) =>
        livePhone({ url, agent }, { key, day, columns: PHONES[at] ?? {} }, random),
      );
      guests.push({ id, day, acts: (await Promise.all(phones)).flat() });
    }
  };
  const killing = killEvenly(instance, { kills, count, done: () => guests.length });
  await Promise.all([killing, ...Array.from({ length: AT_ONCE }, live)]);
  agent.destroy();
  // copies that are still on their way
  if (kills > 0) await sleep(3_500);
  return {
    acts: guests.flatMap(({ acts }) => acts).length,
    faults: 0,
    kills,
    seconds: Math.round((performance.now() - started) / 1000),
    ...(await judgeLinks(instance, guests)),
  };
}

/** Bookings, each with the key in its mail and the one that its device was told. */
async function withLinks(instance: Instance, count: number, random: () => number) {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const at = { booking_date: someDay(random), departure_time: "07:30" };
      const command = tourCommand({ ...at, manage_key: "k".repeat(32) });
      const { body } = await book(instance, command);
      await askForMails(instance, command.id);
      const mail = instance.postOffice.mails.find(({ to }) => to.includes(command.customer_email));
      const [, mailed = ""] = /\/trip#(\w+)/.exec(mail?.parsed.text ?? "") ?? [];
      return { id: command.id, day: command.booking_date, keys: [mailed, String(body.trip_key)] };
    }),
  );
}

/** Ends PocketBase as a power cut would, after each share of the guests, and starts it again. */
async function killEvenly(
  instance: Instance,
  { kills, count, done }: { kills: number; count: number; done: () => number },
): Promise<void> {
  for (let kill = 1; kill <= kills; kill += 1) {
    const at = Math.floor((count * kill) / (kills + 1));
    while (done() < at) await sleep(5);
    await instance.kill9();
    await instance.restart();
  }
}

/** Somebody else answers as the server would, and no opening ever comes to it. */
const lying: FaultRule = ({ path, body }) =>
  path === "/api/trip/changes" && JSON.parse(body.toString()).kind === "opened"
    ? answer(204)
    : undefined;
