import { describe, expect, test } from "vitest";
import {
  isGoodLicence,
  lockedPackages,
  packageProblems,
} from "../../../scripts/supply/packages.mjs";

test("every package is pinned, has its hash and a licence that lets us pass it on", () => {
  expect(lockedPackages().length).toBeGreaterThan(100);
  expect(packageProblems()).toEqual([]);
});

describe("and what is not so is named", () => {
  const [good] = lockedPackages();
  test.each([
    [{ integrity: "" }, /no SHA-512/],
    [{ integrity: "sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=" }, /no SHA-512/],
    [{ licence: "GPL-3.0" }, /has the licence GPL-3.0/],
    [{ licence: "" }, /none named/],
  ])("%o", (flaw, words) => {
    if (!good) throw new Error("the lock is empty");
    expect(packageProblems([{ ...good, ...flaw }])).toEqual([expect.stringMatching(words)]);
  });

  test.each([
    ["MIT OR GPL-3.0", true],
    ["(MIT AND Zlib)", true],
    ["MIT AND GPL-3.0", false],
    ["SEE LICENSE IN FILE", false],
  ])("%s: %s", (licence, isGood) => {
    expect(isGoodLicence(licence)).toBe(isGood);
  });
});
