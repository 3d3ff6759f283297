import { mkdtemp, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { run } from "../command.mjs";
import { toolEnvironment } from "../tool-environment.mjs";
import { extractZip } from "./extract-zip.mjs";
import { timeInName } from "./left-overs.mjs";

/**
 * @typedef {{ binary: string, key: string, hooks: string, migrations: string }} Tools what opens a
 *   data folder: PocketBase, the key of its settings, our hooks and migrations
 * @typedef {{ bookings: number, messages: number, mails: number }} Contents
 */

/**
 * Opens a data folder as a start would, which checks the database, and counts what is in it.
 * @param {string} folder
 * @param {Tools} tools
 * @returns {Promise<Contents>}
 */
const inspectData = (folder, tools) => runOurCommand(["inspect", `--dir=${folder}`], tools);

/**
 * One of the commands that src/server/machine/operations.ts adds to PocketBase.
 * @param {string[]} command
 * @param {Tools} tools
 * @param {Record<string, string>} [variables] beside those of this process
 * @returns {Promise<any>} its answer, which is one line of JSON
 */
export async function runOurCommand(command, { binary, key, hooks, migrations }, variables = {}) {
  const args = [
    ...command,
    `--hooksDir=${hooks}`,
    `--migrationsDir=${migrations}`,
    "--hooksWatch=false",
    "--automigrate=false",
    "--dev=false",
    "--encryptionEnv=PB_ENCRYPTION_KEY",
  ];
  // without SMTP_HOST it is no server
  const env = toolEnvironment({ ...variables, SMTP_HOST: "", PB_ENCRYPTION_KEY: key });
  const { code, output } = await run(binary, args, { env });
  const [answer] = /\{.*\}$/m.exec(output) ?? [];
  if (code !== 0 || !answer) throw new Error(output.trim() || `PocketBase ended with ${code}.`);
  return JSON.parse(answer);
}

/**
 * Unpacks an archive beside the data, where there is room for one, and opens the copy.
 * @param {string} archive
 * @param {{ dataDir: string, tools: Tools }} place
 */
export async function inspectArchive(archive, { dataDir, tools }) {
  const folder = await mkdtemp(`${dataDir}.check-${timeInName()}-`);
  try {
    await extractZip(archive, folder);
    return await inspectData(folder, tools);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Which archives have been opened and found good: name → when, and what is in it. @param {string} archive */
export const checkedFile = (archive) => join(dirname(archive), "checked.json");
