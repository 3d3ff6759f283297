import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { book, tourCommand } from "../../server/support/bookings.ts";
import { startInstance } from "../../server/support/instance.ts";

const WARM_UP_S = 15;

export interface SoakVerdict {
  readonly bookings: number;
  readonly failed: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Growth of memory after the warm-up over the soak's time, in percent (by least squares). */
  readonly memorySlopePercent: number;
}

/** Books at a steady pace for some seconds, and watches PocketBase's memory (Linux only). */
export async function soak(seconds: number, perSecond: number): Promise<SoakVerdict> {
  const instance = await startInstance();
  const { pid } = instance.server.child;
  const memory: [second: number, bytes: number][] = [];
  const times: number[] = [];
  const under: Promise<void>[] = [];
  let failed = 0;
  const started = performance.now();
  const total = seconds * perSecond;
  const one = async () => {
    const answer = await book(instance, tourCommand());
    if (answer.status === 200) times.push(answer.tookMs);
    else failed += 1;
  };
  for (let count = 0; count < total; count += 1) {
    await sleep(Math.max(0, started + (count * 1000) / perSecond - performance.now()));
    under.push(one());
    if (count % perSecond === 0) memory.push([count / perSecond, await ownBytes(pid)]);
  }
  await Promise.all(under);
  await instance.stop();
  times.sort((a, b) => a - b);
  const at = (share: number) =>
    Math.round((times[Math.floor(times.length * share)] ?? 0) * 10) / 10;
  const warm = memory.filter(([second]) => second >= Math.min(WARM_UP_S, seconds / 3));
  return {
    bookings: times.length,
    failed,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    memorySlopePercent: slopePercent(warm),
  };
}

/** What the process holds of its own: the database's file is mapped, and its pages grow with the bookings. */
async function ownBytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/RssAnon:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
}

function slopePercent(points: readonly (readonly [number, number])[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const x = mean(points.map(([second]) => second));
  const y = mean(points.map(([, bytes]) => bytes));
  const above = points.reduce((sum, [second, bytes]) => sum + (second - x) * (bytes - y), 0);
  const below = points.reduce((sum, [second]) => sum + (second - x) ** 2, 0);
  const span = (points.at(-1)?.[0] ?? 0) - (points[0]?.[0] ?? 0);
  return Math.round(((above / below) * span * 1000) / y) / 10;
}
