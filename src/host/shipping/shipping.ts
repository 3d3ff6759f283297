import { existsSync, statSync } from "node:fs";
import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Environment } from "../environment/environment.ts";
import { refuseUnshipped } from "../standby/claim.ts";
import { keepRight, type StandbyState } from "../standby/right.ts";
import type { Log } from "../system/log.ts";
import { openDoor } from "./door.ts";
import { litestreamFor } from "./find.ts";
import { type ShippingState, shippingLine } from "./line.ts";
import { askLitestream, keepLitestream } from "./litestream.ts";
import {
  replicaVariables,
  type ShippingPlace,
  shippingName,
  shippingPlace,
  writeShippingConfig,
} from "./place.ts";
import { turns } from "./turns.ts";

/** Between two glances at whether something was written, which costs 20 µs. */
const GLANCE_MS = 100;
/** Between two looks at whether the bucket takes anything at all. */
const WATCH_MS = 2_000;
/** A log longer than this beside the database is not kept: a whole copy is sent once the bucket is back. Bytes. */
const LONGEST_LOG = 1024 ** 3;
const MEASURE_MS = 60_000;
/** How long a start waits for the bucket, ms. */
const FIRST_MS = 5_000;
/** Of one call to the bucket: Litestream itself tries again within it. */
const SYNC_SECONDS = 30;

export interface Shipping {
  shipped: (write: string) => Promise<boolean>;
  state: () => ShippingState & { standby: StandbyState | null };
  /** Resolves when another machine has taken over: nothing that is written here counts any more. */
  overtaken: Promise<void>;
  /** Once PocketBase has made what it needs: two who open a new database at once are in each other's way. */
  begin: () => Promise<void>;
  /** Lets go of the database, so that its log can be cut off. */
  pause: () => Promise<void>;
  goOn: () => Promise<void>;
  /** What the hooks are told. */
  variables: Record<string, string>;
  stop: () => Promise<void>;
}

/**
 * Has the database's log shipped to the environment's bucket, from `begin` on.
 * @returns null where nothing is shipped
 * @throws where DURABILITY asks for it and it can't be, or another machine stands by for these data
 */
export async function startShipping(environment: Environment, log: Log): Promise<Shipping | null> {
  const { bucket, dataDir, durability } = environment;
  const binary = await litestreamFor(environment, (text) => log("shipping-unused", { text }));
  if (!bucket || !binary) {
    refuseUnshipped(dataDir);
    return null;
  }
  const place = shippingPlace(dataDir);
  const data = shippingName(dataDir);
  const { name } = data;
  const right = await keepRight({ bucket, dataDir }, data, log);
  writeShippingConfig(place, bucket, name);
  const litestream = keepLitestream({ binary, place, variables: replicaVariables(bucket), log });
  const ask = (path: "/sync" | "/stop" | "/start") => askLitestream(place, path, SYNC_SECONDS);
  const { inTurn, pause, goOn } = turns({ stop: () => ask("/stop"), start: () => ask("/start") });
  const line = shippingLine(() => inTurn(() => ask("/sync")));

  const wal = `${place.database}-wal`;
  let seenMs = 0;
  const glance = () => {
    const writtenMs = statSync(wal, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (writtenMs !== seenMs && line.look()) seenMs = writtenMs;
  };
  let wasStanding = false;
  let measuredMs = 0;
  const watch = async () => {
    line.look();
    const { isStanding, reason } = line.state();
    if (isStanding !== wasStanding) {
      log(isStanding ? "shipping-stands" : "shipping-again", isStanding ? { reason } : {});
    }
    wasStanding = isStanding;
    if (!isStanding || performance.now() - measuredMs < MEASURE_MS) return;
    measuredMs = performance.now();
    const bytes = await bytesBelow(place.log);
    if (bytes < LONGEST_LOG + (await stat(place.database)).size) return;
    log("shipping-log-dropped", { bytes });
    await litestream.stop();
    await rm(place.log, { recursive: true, force: true });
    litestream.start();
  };
  let watching: Promise<void> = Promise.resolve();
  const timers: NodeJS.Timeout[] = [];
  let isStopped = false;
  const begin = async () => {
    litestream.start();
    const first = untilFirst(place, () => isStopped).then(watchOn);
    // whoever books at once is not to hear that it can't be kept
    if (durability === "shipped") await first;
  };
  const watchOn = () => {
    if (isStopped) return;
    timers.push(setInterval(glance, GLANCE_MS));
    timers.push(
      setInterval(() => {
        watching = watching.then(watch).catch(() => {});
      }, WATCH_MS),
    );
  };

  const shipping = {
    ...line,
    state: () => ({ ...line.state(), standby: right.standby() }),
    pause,
    goOn,
  };
  const door = await openDoor(shipping);
  return {
    ...shipping,
    overtaken: right.overtaken,
    begin,
    variables: {
      ...{ ...door.variables, ...right.variables },
      ...{ SHIPPING_NAME: name, DURABILITY: durability ?? "behind" },
    },
    async stop() {
      isStopped = true;
      right.stop();
      // whoever has paused it is gone
      void goOn();
      for (const timer of timers) clearInterval(timer);
      await watching;
      // what PocketBase has written last goes out with its end
      await litestream.stop();
      await line.stop();
      await right.end();
      door.close();
    },
  };
}

/** Until the log has gone out for the first time, or that takes long: a bucket that is away holds up no start. */
async function untilFirst(place: ShippingPlace, isStopped: () => boolean) {
  const endMs = performance.now() + FIRST_MS;
  const isGone = () =>
    askLitestream(place, "/sync", FIRST_MS / 1000).then(
      () => true,
      () => false,
    );
  while (!isStopped() && performance.now() < endMs && !(await isGone())) await sleep(50);
}

async function bytesBelow(folder: string): Promise<number> {
  if (!existsSync(folder)) return 0;
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    // one that was removed meanwhile has no length
    if (entry.isFile())
      bytes += await stat(join(entry.parentPath, entry.name)).then(
        ({ size }) => size,
        () => 0,
      );
  }
  return bytes;
}
