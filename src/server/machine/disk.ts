import { numberOf } from "../office/sql.ts";

/** What is wanted beside the room for a backup, in bytes. */
const RESERVE_BYTES = 1024 ** 3;
/** A backup's archive, and the copy that is opened to check it. */
const COPIES = 2;
/** What was found within this time is told again, ms: each look is a process of its own. */
const KEPT_MS = 5_000;
const KEPT_KEY = "diskSpace";

/** The room on the disk that holds the data; null where the system does not tell. */
export interface DiskSpace {
  readonly freeBytes: number;
  /** True when the next backup may not find its room. */
  readonly isLow: boolean;
}

/** The room as it is now, or was a few seconds ago. */
export function diskSpace(app: pb.App): DiskSpace | null {
  const freeBytes = keptFreeBytes(app, Date.now());
  if (freeBytes === null) return null;
  const database = numberOf(
    app,
    "SELECT page_count * page_size AS value FROM pragma_page_count, pragma_page_size",
  );
  return { freeBytes, isLow: freeBytes < RESERVE_BYTES + COPIES * database };
}

function keptFreeBytes(app: pb.App, nowMs: number): number | null {
  const kept = app.store().get(KEPT_KEY);
  if (kept) {
    const { at, freeBytes } = JSON.parse(String(kept));
    if (Math.abs(nowMs - at) < KEPT_MS) return freeBytes;
  }
  const freeBytes = freeOf(app.dataDir());
  app.store().set(KEPT_KEY, JSON.stringify({ at: nowMs, freeBytes }));
  return freeBytes;
}

/** PocketBase's engine can't ask the system itself: POSIX' `df` does, in some 2 ms. */
function freeOf(folder: string): number | null {
  try {
    // the third number of the second line, in blocks of 1,024 bytes
    const said = toString($os.cmd("df", "-Pk", folder).output());
    const numbers = /\s(\d+)\s+(\d+)\s+(\d+)\s+\d+%/.exec(said.split("\n")[1] ?? "");
    return numbers ? Number(numbers[3]) * 1024 : null;
  } catch {
    return null; // no df here, as on Windows
  }
}
