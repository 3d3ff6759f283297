/**
 * `npm run seed -- --bookings N`: demo bookings into DATA_DIR (CONTRACT, commands). They are marked
 * `seed`, have no mails, and are the same for the same number on the same day.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { runMain, runOrThrow } from "./command.mjs";
import { environmentOrExit, ROOT } from "./environment.mjs";
import { findPocketBase } from "./pocketbase.mjs";
import { buildIfStale, installDependencies } from "./prepare.mjs";
import { encryptionKey } from "./secrets.mjs";

const MOST = 2_000_000;

/**
 * Writes the bookings with PocketBase's own executable; a server may be running beside it.
 * @param {{ environment: import("./environment.mjs").Environment, binary: string, bookings: number }} options
 */
export async function seed({ environment, binary, bookings }) {
  const args = ["seed", String(bookings), `--dir=${environment.dataDir}`];
  const folders = [
    `--hooksDir=${join(ROOT, "scripts/seed")}`,
    "--automigrate=false",
    "--dev=false",
  ];
  const migrations = `--migrationsDir=${join(ROOT, "pb_migrations")}`;
  await runOrThrow(binary, [...args, ...folders, migrations, "--encryptionEnv=PB_ENCRYPTION_KEY"], {
    env: { ...process.env, PB_ENCRYPTION_KEY: encryptionKey(environment) },
  });
}

/**
 * A start makes the database and its first password.
 * @param {import("./environment.mjs").Environment} environment
 * @param {string} binary
 */
async function makeDatabase(environment, binary) {
  await buildIfStale();
  const { startServer } = await import("./server.mjs");
  const server = await startServer({ ...environment, port: 0 }, { binary, quiet: true });
  await server.stop();
  if (server.adminPassword) {
    console.log(`Password of admin: ${server.adminPassword}   (shown this once: write it down)`);
  }
}

const isCommand = process.argv[1] === join(ROOT, "scripts/seed.mjs");
if (isCommand) {
  runMain(async () => {
    const { values } = parseArgs({ options: { bookings: { type: "string", default: "500" } } });
    const bookings = Number(values.bookings);
    if (!Number.isInteger(bookings) || bookings < 1 || bookings > MOST) {
      throw new Error(`--bookings must be a whole number from 1 to ${MOST}.`);
    }
    const environment = environmentOrExit();
    await installDependencies();
    const binary = (await findPocketBase(environment)).path;
    if (!existsSync(join(environment.dataDir, "data.db"))) await makeDatabase(environment, binary);
    const started = performance.now();
    await seed({ environment, binary, bookings });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${bookings} bookings in ${environment.dataDir}, ${seconds} s`);
  });
}
