import { describe, expect, test } from "vitest";
import { mayBeMissing } from "#domain/epochs.ts";

const at = (clock: string) => Date.parse(`2026-11-26T${clock}Z`);
const asOf = (clock: string) => `2026-11-26 ${clock}.000Z`;
const epochs = [
  ["first", ""],
  ["second", asOf("10:00:00")],
  ["third", asOf("12:00:00")],
] as const;

describe("what was answered may be missing", () => {
  test.each([
    ["after the moment that a restore went back to", "first", "10:00:01", true],
    ["so shortly before that stamps and clocks may err", "first", "09:50:01", true],
    ["before", "first", "09:49:59", false],
    ["by what the first restore has made, before the next", "second", "11:00:00", false],
    ["by what the first restore has made, and lost by the next", "second", "12:30:00", true],
    ["by the present one", "third", "23:00:00", false],
    ["by one that nobody knows of here", "other", "01:00:00", true],
  ])("%s", (_, epoch, clock, isMissing) => {
    expect(mayBeMissing({ epoch, answeredMs: at(clock) }, epochs)).toBe(isMissing);
  });

  test("in what was restored before anything was written", () => {
    const empty = [epochs[0], ["second", ""]] as const;
    expect(mayBeMissing({ epoch: "first", answeredMs: at("01:00:00") }, empty)).toBe(true);
  });
});
