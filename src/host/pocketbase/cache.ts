import { createHash, randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { cacheFolder } from "../system/root.mjs";
import type { Warn } from "./way.ts";

const EXECUTABLE = "pocketbase";
const HASH = "pocketbase.sha256";

/** One version in the cache. */
export interface Kept {
  root: string;
  version: string;
  warn: Warn;
}

export async function sha256(file: string) {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest("hex");
}

/** The user's cache folder of this product's PocketBase executables, one folder a version in it. */
export const cacheRoot = (variables: Record<string, string | undefined>) =>
  join(cacheFolder(variables), "pocketbase");

/**
 * The kept executable of a version; null when there is none. One whose bytes are not those that
 * were kept is removed.
 */
export async function readCached({ root, version, warn }: Kept) {
  const folder = join(root, version);
  const executable = join(folder, EXECUTABLE);
  const kept = await readFile(join(folder, HASH), "utf8").catch(() => null);
  if (kept !== null && (await sha256(executable).catch(() => null)) === kept.trim()) {
    return executable;
  }
  const aside = join(root, `${version}.broken-${randomBytes(4).toString("hex")}`);
  const wasThere = await rename(folder, aside).then(
    () => true,
    () => false,
  );
  if (wasThere) {
    warn(`${executable} does not match its kept SHA-256; it was removed.`);
    await rm(aside, { recursive: true, force: true });
  }
  return null;
}

/**
 * A new folder on the cache's own disk, so that what is made in it can be kept by a rename.
 * @throws where nothing can be written
 */
export async function makeWorkFolder(root: string) {
  try {
    await mkdir(root, { recursive: true, mode: 0o700 });
    return await mkdtemp(join(root, "work-"));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(
      `PocketBase is not in ${root}, and nothing can be written there (${code}): run npm run build as its owner, then start again.`,
    );
  }
}

/**
 * Keeps an executable with its hash. Both appear at once, by the rename of their folder: of two
 * processes that do this at the same time, the second one finds the first one's and uses that.
 * @returns the path of the kept executable
 */
export async function keep({
  root,
  version,
  executable,
  warn,
}: Kept & { executable: string }): Promise<string> {
  const folder = join(await makeWorkFolder(root), version);
  try {
    await mkdir(folder);
    await chmod(executable, 0o755);
    await rename(executable, join(folder, EXECUTABLE));
    await writeFile(join(folder, HASH), `${await sha256(join(folder, EXECUTABLE))}\n`);
    await rename(folder, join(root, version));
    return join(root, version, EXECUTABLE);
  } catch (error) {
    const other = await readCached({ root, version, warn });
    if (other === null) throw error;
    return other;
  } finally {
    await rm(dirname(folder), { recursive: true, force: true });
  }
}
