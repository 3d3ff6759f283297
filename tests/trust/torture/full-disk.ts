import { mkdtemp, rm, statfs, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "../../../src/host/system/command.mjs";
import { book, tourCommand } from "../../server/support/bookings.ts";
import { type Instance, startInstance } from "../../server/support/instance.ts";
import { call } from "../../server/support/requests.ts";

const DISK_MB = 24;
/** What is left of it, for some hundred bookings. */
const ROOM_BYTES = 8 * 1024 * 1024;
/** Bookings after the first refusal: each must be refused the same way. */
const MORE = 20;

export interface DiskVerdict {
  readonly stored: number;
  readonly statusesWhenFull: readonly number[];
  readonly readsWhenFull: number;
  readonly lost: number;
  /** The status of a booking once there is room again. */
  readonly after: number;
  readonly integrity: string;
}

/** Fills a small disk of its own with bookings; null where the system does not let us make one. */
export async function fullDisk(): Promise<DiskVerdict | null> {
  const disk = await mkdtemp(join(tmpdir(), "cayo-disk-"));
  const mount = ["-t", "tmpfs", "-o", `size=${DISK_MB}m`, "tmpfs", disk];
  if ((await run("mount", mount)).code !== 0) {
    await rm(disk, { recursive: true });
    return null;
  }
  try {
    const instance = await startInstance({ env: { DATA_DIR: join(disk, "data") } });
    try {
      // what somebody else keeps on the same disk, and removes in the end
      const ballast = join(disk, "ballast");
      const { bavail, bsize } = await statfs(disk);
      await writeFile(ballast, Buffer.alloc(bavail * bsize - ROOM_BYTES, 1));
      return await fill(instance, () => rm(ballast));
    } finally {
      await instance.stop();
    }
  } finally {
    await run("umount", [disk]);
    await rm(disk, { recursive: true, force: true });
  }
}

async function fill(instance: Instance, makeRoom: () => Promise<void>): Promise<DiskVerdict> {
  const large = () => tourCommand({ special_requests: "x".repeat(2000) });
  const stored: string[] = [];
  const statuses: number[] = [];
  while (statuses.length < MORE && stored.length < 20_000) {
    const command = large();
    const { status } = await book(instance, command);
    if (status === 200) stored.push(command.id);
    else statuses.push(status);
  }
  const reading = await call(instance, "/api/collections/tours/records");
  await makeRoom();
  const after = await book(instance, large());
  const rows = await instance.sql<{ id: string }>("SELECT id FROM bookings");
  const there = new Set(rows.map(({ id }) => id));
  const [check] = await instance.sql<{ integrity_check: string }>("PRAGMA integrity_check");
  return {
    stored: stored.length,
    statusesWhenFull: [...new Set(statuses)],
    readsWhenFull: reading.status,
    lost: stored.filter((id) => !there.has(id)).length,
    after: after.status,
    integrity: check?.integrity_check ?? "unknown",
  };
}
