import { bucketVariables } from "./bucket.mjs";
import { runOurCommand } from "./inspect.mjs";

const PREFIX = "s3";

/** True for `s3` and `s3:NAME.zip`. @param {string} archive */
export const isOffMachine = (archive) => archive === PREFIX || archive.startsWith(`${PREFIX}:`);

/**
 * Fetches a backup from the bucket of the environment.
 * @param {string} archive `s3`: the newest one; `s3:NAME.zip`
 * @param {{ bucket: import("./bucket.mjs").Bucket | null, folder: string,
 *   tools: import("./inspect.mjs").Tools }} place `folder`: one that is empty
 * @returns {Promise<string>} its path in the folder
 */
export async function fetchBackup(archive, { bucket, folder, tools }) {
  const name = archive.slice(PREFIX.length + 1);
  // PocketBase wants data of its own for whatever it does
  const command = ["fetch-backup", `${folder}/fetched`, name, `--dir=${folder}/none`];
  const { file } = await runOurCommand(command, tools, bucketVariables(bucket));
  return file;
}
