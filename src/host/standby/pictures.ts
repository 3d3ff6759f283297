import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import type { Objects } from "./objects.ts";

/** Uploaded files in the bucket: the log has none of them. */
const PICTURES = "pictures/";
const PART = ".part";

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

/** Makes the bucket's pictures those of this machine. A file's name is never given again, so names are all that counts. */
export async function sendPictures(objects: Objects, dataDir: string): Promise<void> {
  const { onlyHere, onlyThere } = await compare(objects, dataDir);
  for (const name of onlyHere) {
    const content = await readFile(join(folderOf(dataDir), name));
    await objects.put(PICTURES + name, new Uint8Array(content));
  }
  for (const name of onlyThere) await objects.remove(PICTURES + name);
}

/** Makes this machine's pictures those of the bucket. */
export async function fetchPictures(objects: Objects, dataDir: string): Promise<void> {
  const { onlyHere, onlyThere } = await compare(objects, dataDir);
  for (const name of onlyThere) {
    if (name.split("/").includes("..")) continue;
    const content = await objects.get(PICTURES + name);
    if (!content) continue;
    const file = join(folderOf(dataDir), name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file + PART, content, { mode: 0o600 });
    await rename(file + PART, file);
  }
  for (const name of onlyHere) await rm(join(folderOf(dataDir), name));
}
