import { type Bucket, bucketVariables } from "./bucket.ts";
import { runOurCommand, type Tools } from "./inspect.ts";

const PREFIX = "s3";

/** True for `s3` and `s3:NAME.zip`. */
export const isOffMachine = (archive: string) =>
  archive === PREFIX || archive.startsWith(`${PREFIX}:`);

/**
 * Fetches a backup from the bucket of the environment.
 * @param archive `s3`: the newest one; `s3:NAME.zip`
 * @param place `folder`: one that is empty
 * @returns its path in the folder
 */
export async function fetchBackup(
  archive: string,
  { bucket, folder, tools }: { bucket: Bucket | null; folder: string; tools: Tools },
): Promise<string> {
  const name = archive.slice(PREFIX.length + 1);
  // PocketBase wants data of its own for whatever it does
  const command = ["fetch-backup", `${folder}/fetched`, name, `--dir=${folder}/none`];
  const { file } = await runOurCommand<{ file: string }>(command, tools, bucketVariables(bucket));
  return file;
}
