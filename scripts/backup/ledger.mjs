import { existsSync } from "node:fs";
import { open, readFile, rename } from "node:fs/promises";
import { bucketVariables } from "./bucket.mjs";
import { runOurCommand } from "./inspect.mjs";

/** Beside the data, so that no restore takes it away (src/server/erasures). @param {string} dataDir */
export const ledgerOf = (dataDir) => `${dataDir}.erased`;

/**
 * All that is known of erasures: the ledger beside the data and those of the bucket, as one.
 * @param {string} dataDir
 * @param {{ bucket: import("./bucket.mjs").Bucket | null, folder: string,
 *   tools: import("./inspect.mjs").Tools }} place `folder`: an empty one for what is fetched
 * @returns {Promise<string>} its text; empty where nothing is known
 * @throws {Error} when the bucket does not answer and there is no ledger here
 */
export async function uniteLedgers(dataDir, { bucket, folder, tools }) {
  const own = ledgerOf(dataDir);
  const files = existsSync(own) ? [own] : [];
  if (bucket) {
    const command = ["fetch-erasures", `${folder}/erased`, `--dir=${folder}/none`];
    try {
      files.push(...(await runOurCommand(command, tools, bucketVariables(bucket))).files);
    } catch (error) {
      if (files.length === 0) {
        throw new Error(
          `Who was erased since the backup stands in the bucket, which does not answer. Without the BACKUP_S3_ variables the backup is restored as it is.\n${error instanceof Error ? error.message : error}`,
        );
      }
      console.warn("The bucket does not answer: only erasures that are known here are repeated.");
    }
  }
  const lines = await Promise.all(files.map(readLines));
  return [...new Set(lines.flat())].map((line) => `${line}\n`).join("");
}

/** @param {string} file */
async function readLines(file) {
  const lines = (await readFile(file, "utf8")).split("\n").filter(Boolean);
  try {
    for (const line of lines) JSON.parse(line);
  } catch {
    throw new Error(`${file} is damaged: mend or remove the line that is no JSON.`);
  }
  return lines;
}

/** Puts a ledger in its place, on the disk. @param {string} dataDir @param {string} text */
export async function writeLedger(dataDir, text) {
  const file = ledgerOf(dataDir);
  const handle = await open(`${file}.part`, "w", 0o600);
  await handle.writeFile(text);
  await handle.sync();
  await handle.close();
  await rename(`${file}.part`, file);
}
