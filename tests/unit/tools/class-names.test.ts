import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { shortNames } from "../../../scripts/build/class-names.ts";

const folder = mkdtempSync(join(tmpdir(), "cayo-names-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const CSS =
  ".row{gap:.5rem}.row .open:hover{animation:rise 1s}@keyframes rise{to{top:0}}a.entry-2{top:1px}";
const CLASSES = ["row", "open", "rise", "entry-2"];

test("each class of each style sheet has a name of its own, the same in each build", () => {
  mkdirSync(join(folder, "ui"));
  const files = Array.from({ length: 120 }, (_, index) => join(folder, `ui/S${index}.module.css`));
  for (const file of files) writeFileSync(file, CSS);
  const namesOf = () => {
    const name = shortNames(folder);
    return files.flatMap((file) => CLASSES.map((one) => name(one, `${file}?used`, CSS)));
  };
  const names = namesOf();
  expect(new Set(names).size).toBe(files.length * CLASSES.length);
  for (const name of names) expect(name).toMatch(/^[a-zA-Z]{1,2}\d+$/);
  expect(namesOf()).toEqual(names);
});

test("a class that the style sheet does not have is an error", () => {
  const file = join(folder, "One.module.css");
  writeFileSync(file, CSS);
  expect(() => shortNames(folder)("gone", file, CSS)).toThrow(/gone/);
});
