import { mkdtemp, rm, stat, statfs } from "node:fs/promises";
import { dirname, join } from "node:path";
import { inspectData } from "../backup/inspect.ts";
import { timeInName } from "../backup/left-overs.ts";
import { toolsOf } from "../backup/make.ts";
import { fetchReplica } from "../backup/replica.ts";
import type { Environment } from "../environment/environment.ts";
import { litestreamFor } from "../shipping/find.ts";
import { SHIPPED } from "../shipping/place.ts";
import type { Lease } from "./lease.ts";
import type { Objects } from "./objects.ts";

/** What a site needs beside its database to begin: its log, its pages. */
const ROOM_BYTES = 100e6;

/** Whose data are to be fetched: one that has taken over and has shipped nothing yet had those of the one before. */
export const sourceOf = async (objects: Objects, { name, from }: Lease): Promise<string> =>
  from === "" || (await objects.list(`${SHIPPED}/${name}/`)).length > 0 ? name : from;

/** What begins here is to be shipped from here. @throws where it would not be */
export async function refuseUnshippable(environment: Environment): Promise<void> {
  if (await litestreamFor(environment, () => {})) return;
  throw new Error(
    "Nothing would be shipped from here: Litestream 0.5 or newer is needed, in PATH or as LITESTREAM_BIN, no DURABILITY=disk, and with BACKUP_RECIPIENT DURABILITY=behind or shipped.",
  );
}

/**
 * Fetches all that was shipped under a name, has every page of it checked, opens it as a start would, and lets go of it.
 * @throws also where this machine's key is not that of the data, or a site on them would have no room here
 */
export async function tryCopy(environment: Environment, binary: string, name: string) {
  const { bucket, dataDir, litestreamBin } = environment;
  await refuseUnshippable(environment);
  const work = await mkdtemp(`${dataDir}.check-${timeInName()}-`);
  try {
    const tools = toolsOf(environment, binary);
    const wanted = { bucket, litestreamBin, folder: work, work, tools };
    await fetchReplica(`replica:${name}`, wanted);
    await inspectData(work, tools);
    await refuseNarrow(work);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** The copy is as large as what a promotion fetches, whose room is free again by then. */
async function refuseNarrow(copy: string) {
  const { size } = await stat(join(copy, "data.db"));
  const { bavail, bsize } = await statfs(copy);
  const [free, wanted] = [bavail * bsize + size, size + ROOM_BYTES];
  if (free >= wanted) return;
  const megabytes = (bytes: number) => Math.round(bytes / 1e6);
  throw new Error(
    `The disk of ${dirname(copy)} is nearly full: ${megabytes(free)} MB are left, a site on these data wants ${megabytes(wanted)}.`,
  );
}
