import { linkSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { writeStamp } from "../../../scripts/prepare.mjs";
import { ROOT } from "../../../src/host/system/root.mjs";

test("a later install says nothing about the packages that a version of the fleet shares", () => {
  const folder = mkdtempSync(join(tmpdir(), "cayo-stamp-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [stamp, shared] = [join(folder, "cache/stamp"), join(folder, "shared")];
  const write = (hash: string) => writeStamp(relative(ROOT, stamp), hash);
  write("first");
  linkSync(stamp, shared);
  write("second");
  expect([stamp, shared].map((file) => readFileSync(file, "utf8"))).toEqual(["second", "first"]);
});
