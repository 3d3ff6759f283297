/**
 * `npm run seed -- --bookings N`: demo bookings into DATA_DIR (CONTRACT, commands), and schedules, guides
 * and vans where there are none. Bookings are marked `seed`, have no mails, and are the same for the same number on the same day.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { runMain } from "../src/host/system/command.mjs";
import { loadHost } from "./prepare.mjs";
import { makeDatabase, write } from "./seed/run.mjs";

const MOST = 2_000_000;

runMain(async () => {
  const { values } = parseArgs({ options: { bookings: { type: "string", default: "500" } } });
  const bookings = Number(values.bookings);
  if (!Number.isInteger(bookings) || bookings < 1 || bookings > MOST) {
    throw new Error(`--bookings must be a whole number from 1 to ${MOST}.`);
  }
  const { environmentOrExit, findPocketBase } = await loadHost();
  const environment = environmentOrExit();
  const binary = (await findPocketBase(environment)).path;
  if (!existsSync(join(environment.dataDir, "data.db"))) await makeDatabase(environment, binary);
  const started = performance.now();
  await write({ environment, binary, command: ["seed", String(bookings)] });
  await write({ environment, binary, command: ["departures"] });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${bookings} bookings in ${environment.dataDir}, ${seconds} s`);
});
