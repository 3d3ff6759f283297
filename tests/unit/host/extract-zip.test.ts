import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { extractZip } from "../../../src/host/system/extract-zip.ts";
import { testFolder } from "../../server/support/test-folder.ts";
import { zip } from "../support/zip.ts";

let root = "";
beforeEach(async () => {
  root = await testFolder();
});

/** Unpacks into a folder in a folder, so that what gets out is still in ours. */
async function extract(archive: Buffer) {
  const file = join(root, "archive.zip");
  await writeFile(file, archive);
  await extractZip(file, join(root, "inner/folder"));
}
const everything = async () =>
  (await readdir(root, { recursive: true })).filter((name) => name !== "archive.zip");

test.each([0, 8])("gives its file, method %i, to its owner only", async (method) => {
  await extract(zip("storage/picture.webp", "content", { method }));
  const file = join(root, "inner/folder/storage/picture.webp");
  expect(await readFile(file, "utf8")).toBe("content");
  expect((await stat(file)).mode & 0o077).toBe(0);
});

test("a folder in it is no file", async () => {
  await extract(zip("storage/", ""));
  expect(await everything()).toEqual([]);
});

test.each(["../outside", "a/../../outside", "/outside", "..\\outside", "C:/outside"])(
  "a file outside of its folder is refused: %s",
  async (name) => {
    await expect(extract(zip(name, "x"))).rejects.toThrow(/path/);
    expect(await everything()).toEqual([]);
  },
);

const LONG = "x".repeat(1_000_000);
test.each([
  ["longer than it says", zip("data.db", LONG, { size: 100 }), /too many bytes/],
  ["shorter than it says", zip("data.db", LONG, { size: 2_000_000 }), /not enough bytes/],
  ["not what was packed", zip("data.db", LONG, { crc: 1 }), /data.db is damaged/],
  ["stored, and longer than it says", zip("a", LONG, { method: 0, size: 9 }), /mismatch/],
  ["packed in an unknown way", zip("a", "x", { method: 12 }), /compression method: 12/],
])("a file is refused that is %s", async (_what, archive, reason) => {
  await expect(extract(archive)).rejects.toThrow(reason);
});

test("what swells beyond its length is stopped there", async () => {
  await expect(extract(zip("data.db", "x".repeat(50_000_000), { size: 100 }))).rejects.toThrow();
  expect((await stat(join(root, "inner/folder/data.db"))).size).toBeLessThan(1_000_000);
});

test.each([
  ["no archive", Buffer.from("<html>")],
  ["cut off", zip("data.db", "content").subarray(0, 60)],
  [
    "without its middle",
    Buffer.concat([zip("a", LONG).subarray(0, 40), zip("a", LONG).subarray(-90)]),
  ],
])("what is %s is refused", async (_what, archive) => {
  await expect(extract(archive)).rejects.toThrow();
});
