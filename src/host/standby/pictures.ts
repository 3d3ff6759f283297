import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import type { Objects } from "./objects.ts";

/** Uploaded files in the bucket: the log has none of them. */
const PICTURES = "pictures/";
const PART = ".part";
/** How long one may take on a slow line, ms. */
const TRANSFER_MS = 120_000;

const folderOf = (dataDir: string) => join(dataDir, "storage");

/** Names below the folder, with slashes. What PocketBase makes of a picture by itself is made again. */
async function picturesBelow(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith(PART))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((name) => !name.includes("thumbs_"));
}

async function compare(objects: Objects, dataDir: string) {
  const here = await picturesBelow(folderOf(dataDir));
  const there = (await objects.list(PICTURES)).map((key) => key.slice(PICTURES.length));
  const lacking = (some: string[], others: string[]) => {
    const known = new Set(others);
    return some.filter((name) => !known.has(name));
  };
  return { onlyHere: lacking(here, there), onlyThere: lacking(there, here) };
}

type Task = () => Promise<unknown>;

/** One after the other: one that fails keeps none of the others back. @throws the first that failed, at the end */
async function each(tasks: readonly Task[]): Promise<void> {
  const failed: unknown[] = [];
  for (const task of tasks) await task().catch((error) => failed.push(error));
  if (failed.length > 0) throw failed[0];
}

/**
 * Makes the bucket's pictures those of this machine. A file's name is never given again, so names are all that counts. What
 * only the bucket has may be all that there is of it, after a restore or a promotion: it is brought here, and until that has
 * gone well once nothing is removed there.
 * @param folder of what is shipped: it goes with a restore
 */
export async function sendPictures(
  objects: Objects,
  { dataDir, folder }: { dataDir: string; folder: string },
): Promise<void> {
  const known = join(folder, "pictures-known");
  const isKnown = existsSync(known);
  if (!isKnown) {
    const isAllHere = await addPictures(objects, dataDir).then(
      () => true,
      () => false,
    );
    if (isAllHere) await writeFile(known, "");
  }
  const { onlyHere, onlyThere } = await compare(objects, dataDir);
  const send = (name: string) => async () => {
    const content = await readFile(join(folderOf(dataDir), name));
    await objects.put(PICTURES + name, new Uint8Array(content), TRANSFER_MS);
  };
  const removed = isKnown ? onlyThere : [];
  await each([
    ...onlyHere.map(send),
    ...removed.map((name) => () => objects.remove(PICTURES + name)),
  ]);
}

/** Brings the bucket's pictures that are not here. */
export async function addPictures(objects: Objects, dataDir: string): Promise<void> {
  await bring(objects, dataDir, (await compare(objects, dataDir)).onlyThere);
}

/** Makes this machine's pictures those of the bucket. */
export async function fetchPictures(objects: Objects, dataDir: string): Promise<void> {
  const { onlyHere, onlyThere } = await compare(objects, dataDir);
  await bring(objects, dataDir, onlyThere);
  await each(onlyHere.map((name) => () => rm(join(folderOf(dataDir), name))));
}

const bring = (objects: Objects, dataDir: string, names: readonly string[]) =>
  each(
    names.map((name) => async () => {
      if (name.split("/").includes("..")) return;
      const content = await objects.get(PICTURES + name, TRANSFER_MS);
      if (!content) return;
      const file = join(folderOf(dataDir), name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file + PART, content, { mode: 0o600 });
      await rename(file + PART, file);
    }),
  );
