import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { findLitestream } from "../shipping/find.ts";
import { replicaOf, replicaVariables } from "../shipping/place.ts";
import { run } from "../system/command.mjs";
import { toolEnvironment } from "../system/tool-environment.mjs";
import { type Bucket, bucketVariables } from "./bucket.ts";
import { runOurCommand, type Tools } from "./inspect.ts";

const PREFIX = "replica";

/** True for `replica` and `replica:NAME`. */
export const isReplica = (archive: string) =>
  archive === PREFIX || archive.startsWith(`${PREFIX}:`);

interface Wanted {
  bucket: Bucket | null;
  litestreamBin: string | null;
  /** Where the database goes. */
  folder: string;
  /** An empty one for what is needed on the way. */
  work: string;
  tools: Tools;
}

/**
 * Fetches the database as it was shipped to the bucket of the environment, and has every page of it checked.
 * @param archive `replica`: that to which something was written last; `replica:NAME`
 * @returns the name
 * @throws where there is none, it is damaged, or there is no Litestream; with the names that there are
 */
export async function fetchReplica(
  archive: string,
  { bucket, litestreamBin, folder, work, tools }: Wanted,
): Promise<string> {
  if (!bucket) throw new Error("Give BACKUP_S3_ENDPOINT and the other variables of the bucket.");
  const binary = await findLitestream({ litestreamBin });
  if (!binary) {
    throw new Error("Litestream 0.5 or newer is needed, in PATH or as LITESTREAM_BIN.");
  }
  const wanted = archive.slice(PREFIX.length + 1);
  const command = ["find-replica", wanted, `--dir=${work}/none`];
  const { name } = await runOurCommand<{ name: string }>(command, tools, bucketVariables(bucket));
  const database = join(folder, "data.db");
  const config = join(work, "litestream.json");
  const dbs = [{ path: database, replica: replicaOf(bucket, name) }];
  await writeFile(config, JSON.stringify({ dbs }), { mode: 0o600 });
  const args = ["restore", "-no-expand-env", "-config", config, "-integrity-check", "full"];
  const { code, output } = await run(binary, [...args, "-o", database, database], {
    env: toolEnvironment(replicaVariables(bucket)),
  });
  if (code !== 0) {
    throw new Error(
      `What was shipped to the bucket can't be restored: ${output.trim() || `Litestream ended with ${code}.`}`,
    );
  }
  return name;
}
