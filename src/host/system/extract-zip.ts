import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { crc32 } from "node:zlib";

/**
 * Unpacks an archive (Zip64 too: databases grow) into an empty folder, as a stream. Yauzl holds names and
 * lengths against what the archive says, its own checksums are left to us.
 * @throws for an archive that is broken or names a file outside of the folder
 */
export async function extractZip(archive: string, folder: string) {
  // imported here: who has nothing to unpack does without it
  const { openPromise } = await import("yauzl");
  const zip = await openPromise(archive);
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.endsWith("/")) continue;
    const target = join(folder, entry.fileName);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    let sum = 0;
    const add = new Transform({
      transform(chunk, _encoding, done) {
        sum = crc32(chunk, sum);
        done(null, chunk);
      },
    });
    const output = createWriteStream(target, { mode: 0o600, flags: "wx" });
    await pipeline(await zip.openReadStreamPromise(entry), add, output);
    if (sum !== entry.crc32) throw new Error(`${entry.fileName} is damaged.`);
  }
}
