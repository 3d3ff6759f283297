import { readdir, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

const DAY_MS = 86_400_000;
/** Erased customers must be gone everywhere after that (CONTRACT, Erase). */
const ASIDE_DAYS = 14;
/** Of work that was killed. */
const WORK_DAYS = 1;

/** The time as it stands in names, UTC, to the millisecond: `20261224093000123`. */
export const timeInName = () => new Date().toISOString().replaceAll(/\D/g, "").slice(0, 17);

/**
 * Removes old copies of the data beside them: what a restore has moved aside, and what killed work
 * has left. By the time in their names, since a folder's own time changes.
 */
export async function removeLeftOvers(dataDir: string) {
  const folder = dirname(dataDir);
  for (const name of await readdir(folder)) {
    if (!name.startsWith(`${basename(dataDir)}.`)) continue;
    const [, kind, time] =
      /^\.(before|restore|check|fetch)-(\d{14})?/.exec(name.slice(basename(dataDir).length)) ?? [];
    if (!kind) continue;
    const path = join(folder, name);
    const madeMs = time ? msOf(time) : (await stat(path)).mtimeMs;
    const days = kind === "before" ? ASIDE_DAYS : WORK_DAYS;
    if (madeMs < Date.now() - days * DAY_MS) await rm(path, { recursive: true, force: true });
  }
}

const msOf = (time: string) =>
  Date.parse(time.replace(/(....)(..)(..)(..)(..)(..)/, "$1-$2-$3T$4:$5:$6Z"));
