import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { write } from "../../../scripts/seed/run.mjs";
import { makeBackup } from "../../../src/host/backup/make.ts";
import { restoreBackup } from "../../../src/host/backup/restore.ts";
import { parseEnvironment } from "../../../src/host/environment/environment.ts";
import { findPocketBase } from "../../../src/host/pocketbase/find.ts";
import { book, tourCommand } from "../../server/support/bookings.ts";
import { startInstance } from "../../server/support/instance.ts";

const runFile = promisify(execFile);
const VISITORS = 4;

export interface DrillVerdict {
  readonly restored: number;
  /** All bookings from before the backup are in it, byte for byte, and each later one is whole. */
  readonly isSame: boolean;
  /** Bookings that were refused while the backup was made. */
  readonly refused: number;
  readonly seconds: number;
}

/** Makes a backup while visitors book, and restores it where nothing was. */
export async function backupDrill(bookings: number): Promise<DrillVerdict> {
  const instance = await startInstance();
  const place = await mkdtemp(join(tmpdir(), "cayo-drill-"));
  const environmentAt = (dataDir: string) => {
    const { environment } = parseEnvironment({ DATA_DIR: dataDir });
    if (!environment) throw new Error("the drill's environment is broken");
    return environment;
  };
  const here = environmentAt(instance.dataDir);
  const there = environmentAt(join(place, "data"));
  const variables = parseEnvironment(process.env);
  if (!variables.environment) throw new Error(variables.problems.join());
  const binary = (await findPocketBase(variables.environment)).path;
  await write({ environment: here, binary, command: ["seed", String(bookings)] });

  let isBooking = true;
  let refused = 0;
  const visitors = Array.from({ length: VISITORS }, async () => {
    while (isBooking) if ((await book(instance, tourCommand())).status !== 200) refused += 1;
  });
  const started = performance.now();
  const { file } = await makeBackup(here, { binary });
  isBooking = false;
  await Promise.all(visitors);
  await copyFile(`${here.dataDir}.key`, `${there.dataDir}.key`);
  const contents = await restoreBackup(there, { archive: file, binary });
  const seconds = Math.round((performance.now() - started) / 100) / 10;

  const [before, after] = [await hashOf(here.dataDir), await hashOf(there.dataDir)];
  const later = contents.bookings - bookings;
  await instance.stop();
  await rm(place, { recursive: true, force: true });
  return {
    restored: contents.bookings,
    isSame: before === after && later >= 0 && contents.mails === 2 * later,
    refused,
    seconds,
  };
}

/** The seeded bookings with all their columns, as one number. */
async function hashOf(dataDir: string): Promise<string> {
  const query = "SELECT * FROM bookings WHERE source = 'seed' ORDER BY id";
  const args = ["-cmd", ".timeout 10000", join(dataDir, "data.db"), query];
  const { stdout } = await runFile("sqlite3", args, { maxBuffer: 1024 * 1024 * 1024 });
  return createHash("sha256").update(stdout).digest("hex");
}
