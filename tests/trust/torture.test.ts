import { expect, test } from "vitest";
import { JOBS, SIZES } from "./torture/main.ts";

/** The short form of `npm run torture -- --server`; the long one is a command. The seed stands in the table. */
const SEED = Date.now() % 2 ** 31;
/** Time figures are for a quiet machine, which a suite's is not. */
const IN_CI = ["line", "controls", "links", "crowd", "disk", "mails", "backup"];

test.each(IN_CI)("torture: %s", async (name) => {
  const lines = (await JOBS[name]?.(SIZES.short, SEED)) ?? [];
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter(({ isKept }) => isKept === false)).toEqual([]);
});
