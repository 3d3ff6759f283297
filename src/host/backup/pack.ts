import { createReadStream, createWriteStream } from "node:fs";
import { readdir, rename } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";

/** What SQLite keeps in memory beside a database, and makes anew. */
const SHARED_MEMORY = /-shm$/;

/**
 * Archives a data folder, whose database nobody writes to meanwhile.
 * @param archive is there once it is whole
 * @param except files and folders right in the data folder that stay out
 * @throws when a file cannot be read or written
 */
export async function packData(dataDir: string, archive: string, except: readonly string[]) {
  const zip = new ZipFile();
  const failed = new Promise((_, refuse) => zip.on("error", refuse));
  for (const name of await namesIn(dataDir, except)) {
    zip.addReadStreamLazy(name, { compressionLevel: 1 }, (give) => {
      const file = createReadStream(join(dataDir, name));
      give(
        null,
        file.on("error", (error) => zip.emit("error", error)),
      );
    });
  }
  zip.end();
  const part = createWriteStream(`${archive}.part`, { mode: 0o600 });
  await Promise.race([pipeline(zip.outputStream, part), failed]);
  await rename(`${archive}.part`, archive);
}

/** In their order: a database before its log, from which a checkpoint may move pages into it. */
async function namesIn(dataDir: string, except: readonly string[]) {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dataDir, join(entry.parentPath, entry.name)).split(sep))
    .filter(
      ([first = "", ...rest]) => !except.includes(first) && (rest[0] || !SHARED_MEMORY.test(first)),
    )
    .map((parts) => parts.join("/"))
    .sort();
}
