import { existsSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Bucket } from "../backup/bucket.ts";
import { shippingFolder } from "../shipping/place.ts";
import type { Log } from "../system/log.ts";
import { claimLease } from "./claim.ts";
import { holding, LOOK_MS } from "./hold.ts";
import { isOvertaken, type Lease, sayOf, takeBack } from "./lease.ts";
import { FRESH, readNote, writeNote } from "./note.ts";
import { objectsIn } from "./objects.ts";
import { sendPictures } from "./pictures.ts";
import { type Report, readReport } from "./report.ts";

/** Between two looks at who stands by, which costs far less than those at the lease, ms. */
const HEAR_MS = 10_000;
/** Between two looks at what pictures there are: the bucket lists them all, ms. */
const PICTURES_MS = 60_000;
/** Where nobody stands by. */
const FOR_EVER = Number.MAX_SAFE_INTEGER;

/** How the machine that stands by is, seconds ago. */
export interface StandbyState {
  /** When it was last heard of. */
  readonly heardSeconds: number;
  /** When all was last fetched and checked there; null before the first time. */
  readonly checkedSeconds: number | null;
  /** Why the last attempt failed; empty after one that went well. */
  readonly reason: string;
  readonly hasKey: boolean;
}

/** This machine's right to write. */
export interface Right {
  /** Resolves when another machine has taken over. */
  overtaken: Promise<void>;
  /** Null where nobody stands by. */
  standby: () => StandbyState | null;
  /** What the hooks are told. */
  variables: Record<string, string>;
  stop: () => void;
  /** Once nothing is written any more: whoever has taken over need not wait any longer. */
  end: () => Promise<void>;
}

/**
 * Claims the right to write, and looks after it. Where nobody stands by it never runs out: a bucket that is away stops no
 * site.
 * @param data under which name they are shipped, and whether they were before
 * @throws OvertakenError, NotOursError
 */
export async function keepRight(
  { bucket, dataDir }: { bucket: Bucket; dataDir: string },
  data: { name: string; isNew: boolean },
  log: Log,
): Promise<Right> {
  const objects = objectsIn(bucket);
  const folder = shippingFolder(dataDir);
  const file = join(folder, "may-write-until");
  const machine = { ...data, folder, hasData: existsSync(join(dataDir, "data.db")) };
  let isWatched = readNote(folder)?.isWatched ?? false;
  let isWatchedSaid = false;
  let lease: Lease | null = null;
  let standby: Report | null = null;

  /** What the file was last to say, and what it says, null before that is known: a full disk takes nothing. */
  let wanted = 0;
  let written: number | null = null;
  /** In one step: each booking reads it (src/server/machine/right.ts), and half of it would be no permission. */
  const write = (until: number) => {
    wanted = until;
    try {
      writeFileSync(`${file}.part`, String(until));
      renameSync(`${file}.part`, file);
      written = until;
    } catch {
      // the next look tries again
    }
  };
  /** By the clock that this machine's hooks have too. */
  const allow = (untilMs: number) => {
    if (isWatched) write(Math.max(0, Math.floor(Date.now() + untilMs - performance.now())));
  };
  const look = holding({
    async look() {
      lease ??= await claimLease(objects, machine);
      return isOvertaken(objects, lease);
    },
    allow,
    now: () => performance.now(),
  });
  let isOver = false;
  let onOvertaken = () => {};
  const overtaken = new Promise<void>((done) => {
    onOvertaken = done;
  });
  const lookAgain = async () => {
    if (wanted === FOR_EVER && written !== FOR_EVER) write(FOR_EVER);
    const over = await look();
    if (!over) return;
    isOver = true;
    log("overtaken", { why: over.message });
    onOvertaken();
  };
  const watch = async (isNow: boolean) => {
    if (!lease || isNow === isWatched) return;
    // nobody stands by any more since one has taken over: what has run out stays so
    if (!isNow && (await isOvertaken(objects, lease))) return;
    isWatchedSaid = false;
    if (!isNow) await takeBack(objects, lease, "watched");
    writeNote(folder, { ...FRESH, number: lease.number, isWatched: isNow });
    isWatched = isNow;
    if (isNow) await lookAgain();
    else write(FOR_EVER);
  };
  /** Only what runs out may be taken away. */
  const sayWatched = async () => {
    const isLimited = written !== null && written !== FOR_EVER;
    if (!lease || !isWatched || isWatchedSaid || !isLimited) return;
    await sayOf(objects, lease, "watched");
    isWatchedSaid = true;
  };
  const ended = new AbortController();
  const transfers = objectsIn(bucket, ended.signal);
  let isSending = false;
  const share = async () => {
    // whoever has taken over has them by now
    if (!lease || isOver || isSending) return;
    isSending = true;
    // what fails is tried again at the next look; that nothing gets into the bucket is told by who ships
    await sendPictures(transfers, { dataDir, folder }).catch(() => {});
    isSending = false;
  };
  const hear = async () => {
    standby = await readReport(objects);
    await watch(standby !== null);
    await sayWatched();
  };

  if (isWatched) allow(Number.NEGATIVE_INFINITY);
  else write(FOR_EVER);
  const first = await look();
  if (first instanceof Error) throw first;
  const timers = [
    setInterval(lookAgain, LOOK_MS),
    setInterval(() => hear().catch(() => {}), HEAR_MS),
    setInterval(share, PICTURES_MS),
  ];
  hear()
    .then(share)
    .catch(() => {});
  return {
    overtaken,
    standby: () => standby && stateOf(standby),
    variables: { MAY_WRITE_UNTIL: file },
    stop() {
      ended.abort();
      for (const timer of timers) clearInterval(timer);
    },
    async end() {
      if (lease && isOver) await sayOf(objects, lease, "ended").catch(() => {});
    },
  };
}

function stateOf({ atMs, checkedMs, reason, hasKey }: Report): StandbyState {
  const secondsSince = (ms: number) => Math.max(0, Math.round((Date.now() - ms) / 1000));
  const checkedSeconds = checkedMs === 0 ? null : secondsSince(checkedMs);
  return { heardSeconds: secondsSince(atMs), checkedSeconds, reason, hasKey };
}
