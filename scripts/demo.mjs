/**
 * `npm run demo`: a fresh DATA_DIR (pb_data-demo unless it is given) with 500 bookings, departures
 * today and what can be sold, messages and notes, then the site (CONTRACT, commands). Each demo begins anew: what the
 * last one has written goes, and never anything that a demo has not written.
 */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { runMain } from "../src/host/system/command.mjs";
import { ROOT } from "../src/host/system/root.mjs";
import { loadHost } from "./prepare.mjs";
import { makeDatabase, write } from "./seed/run.mjs";

const BOOKINGS = 500;
const MARK = ".demo";

process.env.DATA_DIR ||= join(ROOT, "pb_data-demo");

/** @param {string} folder empties it when a demo has made it */
function beginAnew(folder) {
  if (existsSync(folder) && readdirSync(folder).length > 0 && !existsSync(join(folder, MARK))) {
    throw new Error(`${folder} holds data that no demo has written: give another DATA_DIR.`);
  }
  for (const path of [folder, `${folder}.pages`, `${folder}.key`, `${folder}.erased`]) {
    rmSync(path, { recursive: true, force: true });
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(join(folder, MARK), "Made by `npm run demo`, and removed by the next one.\n");
}

runMain(async () => {
  const { environmentOrExit, findPocketBase } = await loadHost();
  const environment = environmentOrExit();
  beginAnew(resolve(environment.dataDir));
  const binary = (await findPocketBase(environment)).path;
  await makeDatabase(environment, binary);
  await write({ environment, binary, command: ["seed", String(BOOKINGS), "maria"] });
  await write({ environment, binary, command: ["demo"] });
  await write({ environment, binary, command: ["departures"] });
  await import("./start.mjs");
});
