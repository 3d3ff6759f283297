import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Spawning, spawnPocketBase, waitForHealth } from "../pocketbase/process.ts";

interface Served extends Spawning {
  dataDir: string;
  /** The folder of all migrations. */
  migrations: string;
  /** The address that answers once it serves. */
  health: string;
}

/** What the hooks say of data that have to be migrated (src/server/machine/startup.ts). */
const LACKS_MIGRATIONS = "These data have migrations to run.";

/**
 * Starts PocketBase and waits until it answers. It keeps an engine for each file of migrations for as long as it runs, some 4 MB
 * of a small site, so they are left out; data that have to be migrated end such a start at once, and get another with them.
 */
export async function startServing({ dataDir, migrations, health, args, env, ...how }: Served) {
  const start = async (isWhole: boolean) => {
    const folder = isWhole ? migrations : join(dataDir, "no-migrations");
    const serving = spawnPocketBase({
      ...how,
      args: [...args, `--migrationsDir=${folder}`],
      env: { ...env, MIGRATIONS: isWhole ? "" : "left out" },
    });
    return { ...serving, isServing: await waitForHealth({ ...serving, url: health }) };
  };
  const first = await start(!existsSync(join(dataDir, "data.db")));
  if (first.isServing || first.child.exitCode === null) return first;
  await first.exited;
  return first.whatItSaid().includes(LACKS_MIGRATIONS) ? start(true) : first;
}
