import { existsSync } from "node:fs";
import { open, readFile, rename } from "node:fs/promises";
import { type Bucket, bucketVariables } from "./bucket.ts";
import { runOurCommand, type Tools } from "./inspect.ts";

/** Beside the data, so that no restore takes it away (src/server/erasures). */
export const ledgerOf = (dataDir: string) => `${dataDir}.erased`;

/**
 * All that is known of erasures: the ledger beside the data and those of the bucket, as one.
 * @param place `folder`: an empty one for what is fetched
 * @returns its text; empty where nothing is known
 * @throws when the bucket does not answer and there is no ledger here
 */
export async function uniteLedgers(
  dataDir: string,
  { bucket, folder, tools }: { bucket: Bucket | null; folder: string; tools: Tools },
): Promise<string> {
  const own = ledgerOf(dataDir);
  const files = existsSync(own) ? [own] : [];
  if (bucket) {
    try {
      const command = ["fetch-erasures", `${folder}/erased`, `--dir=${folder}/none`];
      const variables = bucketVariables(bucket);
      files.push(...(await runOurCommand<{ files: string[] }>(command, tools, variables)).files);
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

async function readLines(file: string) {
  const lines = (await readFile(file, "utf8")).split("\n").filter(Boolean);
  try {
    for (const line of lines) JSON.parse(line);
  } catch {
    throw new Error(`${file} is damaged: mend or remove the line that is no JSON.`);
  }
  return lines;
}

/** Puts a ledger in its place, on the disk. */
export async function writeLedger(dataDir: string, text: string) {
  const file = ledgerOf(dataDir);
  const handle = await open(`${file}.part`, "w", 0o600);
  await handle.writeFile(text);
  await handle.sync();
  await handle.close();
  await rename(`${file}.part`, file);
}
