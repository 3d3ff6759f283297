import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Objects } from "../../../src/host/standby/objects.ts";
import { sendPictures } from "../../../src/host/standby/pictures.ts";

/** A machine with one picture, and a bucket with one that it lacks; transfers of those in `broken` fail. */
function machine() {
  const root = mkdtempSync(join(tmpdir(), "cayo-pictures-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const [dataDir, folder] = [join(root, "data"), join(root, "shipping")];
  for (const each of [join(dataDir, "storage/a"), folder]) mkdirSync(each, { recursive: true });
  const fileOf = (name: string) => join(dataDir, "storage", name);
  writeFileSync(fileOf("a/here.png"), "here");
  const stored = new Map([["pictures/b/there.png", new Uint8Array(1)]]);
  const broken = new Set<string>();
  const refuse = (key: string) => {
    if (broken.has(key)) throw new Error(`${key} takes too long`);
  };
  const objects: Objects = {
    async get(key) {
      refuse(key);
      return stored.get(key) ?? null;
    },
    async put(key) {
      refuse(key);
      stored.set(key, new Uint8Array(1));
    },
    putNew: async () => false,
    async remove(key) {
      stored.delete(key);
    },
    list: async () => [...stored.keys()],
  };
  const send = () => sendPictures(objects, { dataDir, folder });
  return { fileOf, broken, send, keys: () => [...stored.keys()].sort() };
}

test("what only the bucket has is brought before anything is removed there; then what was removed here goes", async () => {
  const { fileOf, send, keys } = machine();
  await send();
  expect(existsSync(fileOf("b/there.png"))).toBe(true);
  expect(keys()).toEqual(["pictures/a/here.png", "pictures/b/there.png"]);
  rmSync(fileOf("a/here.png"));
  await send();
  expect(keys()).toEqual(["pictures/b/there.png"]);
});

test("one that does not come through keeps no other back, and stays where it is until it does", async () => {
  const { fileOf, broken, send, keys } = machine();
  for (const key of ["pictures/b/there.png", "pictures/a/here.png"]) broken.add(key);
  writeFileSync(fileOf("a/other.png"), "other");
  await expect(send()).rejects.toThrow("here.png takes too long");
  await expect(send()).rejects.toThrow("here.png takes too long");
  expect(keys()).toEqual(["pictures/a/other.png", "pictures/b/there.png"]);
  broken.clear();
  await send();
  expect(existsSync(fileOf("b/there.png"))).toBe(true);
  expect(keys()).toContain("pictures/a/here.png");
});
