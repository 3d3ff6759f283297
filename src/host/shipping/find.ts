import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import type { Environment } from "../environment/environment.ts";
import { run } from "../system/command.mjs";
import { cacheFolder } from "../system/root.mjs";

type Asked = Pick<Environment, "bucket" | "durability" | "litestreamBin" | "backupRecipient">;

/** 0.5 and later keep another form of the log than 0.3 did. */
const IS_NEW = /\bv?(0\.([5-9]|\d\d)|[1-9]\d*)\.\d/;

/**
 * The Litestream that ships the log of this environment's database; null where none is to, since there is no bucket, or
 * no Litestream and nobody has asked for it.
 * @param warn told why one that is there is not used
 * @throws where DURABILITY asks for it and it can't be
 */
export async function litestreamFor(
  environment: Asked,
  warn: (text: string) => void,
): Promise<string | null> {
  const { bucket, durability, backupRecipient } = environment;
  if (!bucket || durability === "disk") return null;
  const found = await findLitestream(environment);
  if (!durability && found && backupRecipient) {
    warn(
      "Litestream is not used: it would send plain data to a bucket whose backups are encrypted. DURABILITY=behind or shipped allows it, DURABILITY=disk says that this is meant.",
    );
    return null;
  }
  if (!found && durability) {
    throw new Error(
      `DURABILITY=${durability} needs Litestream 0.5 or newer in PATH or as LITESTREAM_BIN (docs/OPERATIONS.md).`,
    );
  }
  return found;
}

/** As LITESTREAM_BIN says, in PATH, or among what was built for the tests; null where there is none that is new enough. */
export async function findLitestream({
  litestreamBin,
}: Pick<Environment, "litestreamBin">): Promise<string | null> {
  const folders = [
    ...(process.env.PATH ?? "").split(delimiter),
    join(cacheFolder(process.env), "go-programs"),
  ];
  const paths = litestreamBin ? [litestreamBin] : folders.map((each) => join(each, "litestream"));
  for (const path of paths.filter(isProgram)) {
    const { code, output } = await run(path, ["version"]);
    if (code === 0 && IS_NEW.test(output)) return path;
  }
  return null;
}

function isProgram(path: string) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
