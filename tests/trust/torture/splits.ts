import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { seededRandom } from "../../offline/support/seeded-random.ts";
import { type MoodyBucket, moodyLine, openBucket } from "../../operations/support/bucket.ts";
import { isEvent, type Machine, newMachine } from "../../operations/support/machine.ts";
import type { StartedSite } from "../../operations/support/started-site.ts";
import { book, tourCommand } from "../../server/support/bookings.ts";
import { ADMIN_PASSWORD, copyStartedData } from "../../server/support/instance.ts";
import { askSqlite } from "../../server/support/sqlite.ts";
import { until } from "../../server/support/waiting.ts";

/** What befalls the machine that writes while another takes over. */
const TROUBLES = ["nothing", "its host hangs", "all of it hangs", "its bucket is away"] as const;
type Trouble = (typeof TROUBLES)[number];
/** How long that lasts at most, ms: longer than a right to write. */
const TROUBLE_MS = 10_000;
/** Guests at each machine, whoever serves. */
const GUESTS = 2;
/** Between two attempts at a machine that serves nobody, ms. */
const AGAIN_MS = 50;

export interface SplitsVerdict {
  readonly splits: number;
  /** Bookings answered by a machine, of which it heard after another had answered its first. */
  readonly second: number;
  /** Answered, and not at the machine that served last. */
  readonly lost: number;
  readonly bookings: number;
  /** How often each trouble was tried. */
  readonly tried: Readonly<Record<Trouble, number>>;
}

/** One of the two that take turns. */
interface Side {
  readonly machine: Machine;
  readonly line: MoodyBucket;
  site: StartedSite | null;
}

/** A booking that was answered. */
interface Answered {
  readonly id: string;
  readonly side: Side;
  readonly sentMs: number;
  readonly answeredMs: number;
}

/**
 * Two machines take over from each other again and again, while the one that writes is in trouble, and guests book at both
 * all the time: at no time are there two that take bookings (src/host/standby/hold.ts). A third only stands by.
 */
export async function trySplits({ splits, seed }: { splits: number; seed: number }) {
  const folder = await mkdtemp(join(tmpdir(), "cayo-splits-"));
  const bucket = await openBucket();
  const random = seededRandom(seed);
  const own = { ADMIN_PASSWORD, DURABILITY: "shipped" };
  const side = async (name: string): Promise<Side> => {
    const line = await moodyLine(bucket);
    const machine = await newMachine(name, { folder, env: { ...line.env, ...own } });
    return { machine, line, site: null };
  };
  const [first, other, third] = [await side("a"), await side("b"), await side("c")];
  const guests = guestsAt([first, other]);
  const tried = Object.fromEntries(TROUBLES.map((name) => [name, 0])) as Record<Trouble, number>;
  let second = 0;
  let [writer, next] = [first, other];
  try {
    await copyStartedData(first.machine.dataDir);
    first.site = first.machine.run("start.mjs");
    await first.site.says("that it runs", isEvent("ready"));
    for (const { machine } of [other, third]) {
      await cp(`${first.machine.dataDir}.key`, `${machine.dataDir}.key`);
    }
    third.machine.run("host.mjs", "standby");
    for (let split = 1; split <= splits; split += 1) {
      await until("it has heard that another stands by", async () =>
        (await bucket.keys("lease/")).some((key) => new RegExp(`/0*${split}\\.watched$`).test(key)),
      );
      await guests.answeredAt(writer);
      const trouble = TROUBLES[Math.floor(random() * TROUBLES.length)] ?? "nothing";
      tried[trouble] += 1;
      const over = await begin(trouble, writer);
      const ended = sleep(random() * TROUBLE_MS).then(over);
      const promoted = next.machine.run("host.mjs", "promote");
      await promoted.says("that it runs", isEvent("ready"));
      const beganMs = await guests.answeredAt(next);
      await ended;
      await writer.site?.says("that it is overtaken", isEvent("overtaken"));
      await writer.site?.says("how it stands", isEvent("standby"));
      const late = guests.yes.filter(({ side: at, sentMs }) => at === writer && sentMs > beganMs);
      second += late.length;
      writer.site?.kill("SIGTERM");
      await writer.site?.ended;
      next.site = promoted;
      [writer, next] = [next, writer];
    }
    await guests.stop();
    const rows = await askSqlite(
      join(writer.machine.dataDir, "data.db"),
      "SELECT id FROM bookings",
    );
    const stored = new Set((JSON.parse(rows) as { id: string }[]).map(({ id }) => id));
    const lost = guests.yes.filter(({ id }) => !stored.has(id)).length;
    return { splits, second, lost, bookings: guests.yes.length, tried } satisfies SplitsVerdict;
  } finally {
    await guests.stop();
    const sides = [first, other, third];
    await Promise.all(sides.map(({ machine }) => machine.cut()));
    await Promise.all(sides.map(({ line }) => line.stop()));
    await bucket.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** @returns what ends the trouble */
async function begin(trouble: Trouble, { line, site }: Side): Promise<() => void> {
  const pid = site?.pid ?? 0;
  if (trouble === "nothing") return () => {};
  if (trouble === "its bucket is away") {
    line.mood = "away";
    return () => {
      line.mood = "well";
    };
  }
  const hanging = trouble === "its host hangs" ? [pid] : await familyOf(pid);
  const signal = (name: NodeJS.Signals) => {
    for (const one of hanging) process.kill(one, name);
  };
  signal("SIGSTOP");
  return () => signal("SIGCONT");
}

/** A process and all that it has started, and these (Linux). */
async function familyOf(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8").catch(() => "");
  const families = children
    .trim()
    .split(" ")
    .filter(Boolean)
    .map((child) => familyOf(Number(child)));
  return [pid, ...(await Promise.all(families)).flat()];
}

/** Guests who book at each of these machines without an end, whether it serves or not. */
function guestsAt(sides: readonly Side[]) {
  const yes: Answered[] = [];
  let isOver = false;
  const bookAt = async (side: Side) => {
    while (!isOver) {
      const command = tourCommand();
      const sentMs = performance.now();
      const answer = await book(side.machine, command).catch(() => null);
      const answeredMs = performance.now();
      if (answer?.status === 200) yes.push({ id: command.id, side, sentMs, answeredMs });
      await sleep(AGAIN_MS);
    }
  };
  const all = sides.flatMap((side) => Array.from({ length: GUESTS }, () => bookAt(side)));
  return {
    yes,
    /** Waits until one more is answered there. @returns when, ms */
    async answeredAt(side: Side): Promise<number> {
      const from = yes.length;
      const found = () => yes.slice(from).find((one) => one.side === side);
      return (await until("a booking is answered there", found)).answeredMs;
    },
    async stop() {
      isOver = true;
      await Promise.all(all);
    },
  };
}
