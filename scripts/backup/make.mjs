import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { lockData } from "../data-lock.mjs";
import { encryptionKey } from "../secrets.mjs";
import { FOLDERS } from "../server.mjs";
import { inspectArchive, runOurCommand } from "./inspect.mjs";
import { runningServer } from "./running.mjs";

/** A database of a million bookings takes its time. */
const MINUTES = 10;

/**
 * @typedef {{ dataDir: string, encryptionKey: string | null }} Place
 * @typedef {import("./inspect.mjs").Contents} Contents
 */

/**
 * Makes a backup through PocketBase, running or not, and opens a copy of it.
 * @param {Place} environment
 * @param {{ binary: string }} options
 * @returns {Promise<Contents & { file: string }>}
 */
export async function makeBackup(environment, { binary }) {
  const { dataDir } = environment;
  if (!existsSync(join(dataDir, "data.db"))) throw new Error(`There are no data in ${dataDir}.`);
  const tools = toolsOf(environment, binary);
  const url = await runningServer(dataDir);
  const { file } = await (url ? askServer(url, tools.key) : makeAlone(dataDir, tools));
  return { file, ...(await inspectArchive(file, { dataDir, tools })) };
}

/** What opens the data of this environment. @param {Place} environment @param {string} binary */
export function toolsOf(environment, binary) {
  const { hooks, migrations } = FOLDERS;
  return { binary, key: encryptionKey(environment), hooks, migrations };
}

/** @param {string} url @param {string} key */
async function askServer(url, key) {
  const proof = createHash("sha256").update(`operations:${key}`).digest("hex");
  const answer = await fetch(`${url}/api/internal/backup`, {
    method: "POST",
    headers: { "X-Operations-Key": proof, "Content-Length": "0" },
    signal: AbortSignal.timeout(MINUTES * 60_000),
  });
  const { file, message } = await answer.json();
  if (answer.status !== 200) throw new Error(`The server made no backup: ${message}`);
  return { file: String(file) };
}

/** @param {string} dataDir @param {import("./inspect.mjs").Tools} tools */
async function makeAlone(dataDir, tools) {
  const { unlock } = await lockData(dataDir);
  return runOurCommand(["backup", `--dir=${dataDir}`], tools).finally(unlock);
}
