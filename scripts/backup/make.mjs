import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { lockData } from "../data-lock.mjs";
import { ROOT } from "../environment.mjs";
import { FOLDERS } from "../folders.mjs";
import { encryptionKey } from "../secrets.mjs";
import { checkRecipient } from "./age.mjs";
import { checkedFile, runOurCommand } from "./inspect.mjs";
import { runningServer } from "./running.mjs";

/** A database of a million bookings takes its time. */
const MINUTES = 10;

/**
 * @typedef {{ dataDir: string, encryptionKey: string | null, backupRecipient: string | null }} Place
 * @typedef {import("./inspect.mjs").Contents} Contents
 */

/**
 * Makes a backup through PocketBase, running or not, which opens a copy of it.
 * @param {Place} environment
 * @param {{ binary: string }} options
 * @returns {Promise<Contents & { file: string }>}
 */
export async function makeBackup(environment, { binary }) {
  const { dataDir } = environment;
  if (!existsSync(join(dataDir, "data.db"))) throw new Error(`There are no data in ${dataDir}.`);
  const tools = toolsOf(environment, binary);
  const url = await runningServer(dataDir);
  const { file } = await (url ? askServer(url, tools.key) : makeAlone(environment, tools));
  const checked = JSON.parse(await readFile(checkedFile(file), "utf8"));
  return { file, ...checked[basename(file)] };
}

/**
 * What PocketBase's hooks are told, so that each archive is checked (src/server/machine/backups.ts).
 * @param {Omit<import("./inspect.mjs").Tools, "key">} tools
 * @param {string | null} recipient
 */
export const checkVariables = ({ binary, hooks, migrations }, recipient) => ({
  NODE_BIN: process.execPath,
  CHECK_BACKUP: join(ROOT, "scripts/check-backup.mjs"),
  POCKETBASE_BIN: binary,
  HOOKS_DIR: hooks,
  MIGRATIONS_DIR: migrations,
  BACKUP_RECIPIENT: recipient ?? "",
});

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

/** @param {Place} environment @param {import("./inspect.mjs").Tools} tools */
async function makeAlone({ dataDir, backupRecipient }, tools) {
  if (backupRecipient) await checkRecipient(backupRecipient);
  const { unlock } = await lockData(dataDir);
  const variables = checkVariables(tools, backupRecipient);
  return runOurCommand(["backup", `--dir=${dataDir}`], tools, variables).finally(unlock);
}
