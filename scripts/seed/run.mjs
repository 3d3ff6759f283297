import { join } from "node:path";
import { runOrThrow } from "../../src/host/system/command.mjs";
import { ROOT } from "../../src/host/system/root.mjs";
import { toolEnvironment } from "../../src/host/system/tool-environment.mjs";
import { buildIfStale } from "../prepare.mjs";

/**
 * Writes with PocketBase's own executable, so that nobody needs another SQLite; a server may be
 * running beside it.
 * @param {{
 *   environment: import("#host").Environment,
 *   binary: string,
 *   command: readonly string[],
 * }} options `command`: `seed N` (seed.pb.js), `demo` (demo.pb.js) or `departures` (departures.pb.js)
 */
export async function write({ environment, binary, command }) {
  const { encryptionKey } = await import("#host");
  const folders = [
    `--dir=${environment.dataDir}`,
    `--hooksDir=${join(ROOT, "scripts/seed")}`,
    `--migrationsDir=${join(ROOT, "pb_migrations")}`,
    "--automigrate=false",
    "--dev=false",
    "--encryptionEnv=PB_ENCRYPTION_KEY",
  ];
  await runOrThrow(binary, [...command, ...folders], {
    env: toolEnvironment({ PB_ENCRYPTION_KEY: encryptionKey(environment) }),
  });
}

/**
 * A start makes the database and its first password, which is shown.
 * @param {import("#host").Environment} environment
 * @param {string} binary
 */
export async function makeDatabase(environment, binary) {
  await buildIfStale();
  const { startServer } = await import("#host");
  const server = await startServer({ ...environment, port: 0 }, { binary, quiet: true });
  await server.stop();
  if (server.adminPassword) {
    console.log(`Password of admin: ${server.adminPassword}   (shown this once: write it down)`);
  }
}
