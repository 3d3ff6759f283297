import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { BookingCommand } from "#domain/booking/fields.ts";
import { ROOT } from "../../../src/host/system/root.mjs";
import { commandFor } from "../../offline/support/commands.ts";
import { openFaultProxy } from "../../offline/support/fault-proxy.ts";
import { seededRandom } from "../../offline/support/seeded-random.ts";
import { type Instance, startInstance } from "../../server/support/instance.ts";
import { badLine } from "./bad-line.ts";
import { type Delivered, deliverAll } from "./sender.ts";

/** Deliberate faults of the product: each has to be found, or the rig proves nothing. */
export type Control = "without ids" | "without the hook";

export interface LineOptions {
  readonly bookings: number;
  readonly kills: number;
  readonly seed: number;
  readonly control?: Control;
}

export interface LineVerdict {
  readonly seed: number;
  readonly made: number;
  readonly kills: number;
  readonly faults: number;
  readonly requests: number;
  readonly seconds: number;
  /** Answered as stored, and not there. */
  readonly lost: number;
  /** More rows than bookings. */
  readonly doubled: number;
  /** Refused though stored, or stored with another content, price, state or number of mails. */
  readonly wrong: number;
}

const AT_ONCE = 16;

/** Books through a line that fails by chance while the server is killed; then SQLite judges. */
export async function faultyLine(options: LineOptions): Promise<LineVerdict> {
  const { bookings, kills, seed, control } = options;
  const started = performance.now();
  const hooks = control === "without the hook" ? await hooksWithoutBookings() : null;
  const instance = await startInstance(hooks ? { folders: { hooks } } : {});
  const proxy = await openFaultProxy();
  proxy.setTarget(instance.port);
  const line = badLine(seededRandom(seed), control === "without ids");
  proxy.setRule(line.rule);
  const commands = Array.from({ length: bookings }, (_, index) => commandOf(seed, index));

  let done = 0;
  const killing = killEvenly(instance, { kills, bookings, done: () => done });
  const delivered = await deliverAll(proxy.url, commands, {
    atOnce: AT_ONCE,
    onDelivered: () => {
      done += 1;
    },
  });
  const killed = await killing;
  // copies that are still on their way
  await sleep(3_500);
  const verdict = await judge(instance, delivered);
  await proxy.down();
  await instance.stop();
  if (hooks) await rm(join(hooks, ".."), { recursive: true, force: true });
  return {
    seed,
    made: commands.length,
    kills: killed,
    faults: [...line.counts.values()].reduce((sum, count) => sum + count, 0),
    requests: proxy.seen.length,
    seconds: Math.round((performance.now() - started) / 1000),
    ...verdict,
  };
}

/** A guest of its own, by whose number the booking is known whatever its id has become. */
function commandOf(seed: number, index: number): BookingCommand {
  return commandFor(`guest${index}@guest.example`, {
    customer_phone: `+501 ${seed}-${index}`,
    special_requests: index % 7 === 0 ? `Wish ${index} äöü 🦜` : "",
  });
}

/** The product without the rule that answers a twin with what is stored. */
async function hooksWithoutBookings(): Promise<string> {
  const hooks = join(await mkdtemp(join(tmpdir(), "cayo-hooks-")), "pb_hooks");
  await cp(join(ROOT, "pb_hooks"), hooks, { recursive: true });
  const file = join(hooks, "main.pb.js");
  const text = await readFile(file, "utf8");
  // devices' bookings are taken in the guard, all others in the hook
  const ways = [
    /routerUse\(\(e\) =>[^;]*guards\.api[^;]*;/,
    /onRecordCreateRequest\(\s*\(e\) => [^,]*bookings\.beforeCreate[^;]*;/,
  ];
  if (!ways.every((way) => way.test(text))) throw new Error("the control has nothing to take out");
  await writeFile(
    file,
    ways.reduce((rest, way) => rest.replace(way, ""), text),
  );
  return hooks;
}

/** Ends PocketBase as a power cut would, after each share of the bookings, and starts it again. */
async function killEvenly(
  instance: Instance,
  { kills, bookings, done }: { kills: number; bookings: number; done: () => number },
): Promise<number> {
  for (let count = 1; count <= kills; count += 1) {
    const at = Math.floor((bookings * count) / (kills + 1));
    while (done() < at) await sleep(5);
    await instance.kill9();
    await instance.restart();
  }
  return kills;
}

interface Row {
  readonly id: string;
  readonly phone: string;
  readonly content: string;
  readonly mails: number;
}

const COLUMNS = [
  ...["type", "item_id", "booking_date", "guests", "customer_first_name", "customer_last_name"],
  ...["customer_email", "special_requests", "price", "status"],
];

async function judge(instance: Instance, delivered: readonly Delivered[]) {
  const rows = await instance.sql<Row>(
    `SELECT id, customer_phone AS phone, json_array(${COLUMNS.join(", ")}) AS content,
       (SELECT count(*) FROM mails WHERE booking = bookings.id) AS mails FROM bookings`,
  );
  const [check] = await instance.sql<{ integrity_check: string }>("PRAGMA integrity_check");
  const byPhone = new Map(rows.map((row) => [row.phone, row]));
  const expected = ({ status: _, ...command }: BookingCommand & { status?: string }) =>
    JSON.stringify(
      COLUMNS.map((name) => (name === "status" ? "confirmed" : command[name as "type"])),
    );
  let lost = 0;
  let wrong = check?.integrity_check === "ok" ? 0 : 1;
  for (const { command, isAccepted } of delivered) {
    const row = byPhone.get(command.customer_phone);
    if (isAccepted && !row) lost += 1;
    const isRight =
      row && row.mails === 2 && JSON.stringify(JSON.parse(row.content)) === expected(command);
    if (row && (!isAccepted || !isRight)) wrong += 1;
  }
  return { lost, doubled: rows.length - byPhone.size, wrong };
}

/** True when nothing was lost, doubled or wrong. */
export const isKept = ({ lost, doubled, wrong }: LineVerdict) => lost + doubled + wrong === 0;
