import { describe, expect, test } from "vitest";
import { backoffMs, dueInMs, retryAfterMs } from "#data/sync/backoff.ts";

const NOW_MS = Date.parse("2026-07-04T12:00:00Z");
const HOUR_MS = 3_600_000;

describe("the wait after an attempt grows from 2 s to 5 min, with jitter", () => {
  test.each([
    [1, 2_000, 4_000],
    [2, 4_000, 8_000],
    [3, 8_000, 16_000],
    [7, 128_000, 256_000],
    [8, 150_000, 300_000],
    [9, 150_000, 300_000],
    [1_000, 150_000, 300_000],
  ])("attempt %i: between %i and %i ms", (attempts, least, most) => {
    expect(backoffMs(attempts, 0)).toBe(least);
    expect(backoffMs(attempts, 1)).toBe(most);
    expect(backoffMs(attempts, 0.5)).toBe((least + most) / 2);
  });
});

describe("Retry-After", () => {
  test.each([
    ["seconds", "120", 120_000],
    ["no second", "0", 0],
    ["a date to come", "Sat, 04 Jul 2026 12:01:30 GMT", 90_000],
    ["a date past", "Sat, 04 Jul 2026 11:00:00 GMT", 0],
    ["less than nothing", "-5", 0],
    ["more than an hour", "99999999", HOUR_MS],
    ["a date after years", "Sat, 04 Jul 2099 12:00:00 GMT", HOUR_MS],
    ["blank", "  ", null],
    ["words", "soon", null],
    ["no header", null, null],
  ])("%s", (_what, header, waitMs) => {
    expect(retryAfterMs(header, NOW_MS)).toBe(waitMs);
  });
});

describe("a row is due", () => {
  const row = (notBefore: number, heldUntil?: number) => ({
    notBeforeMs: NOW_MS + notBefore,
    ...(heldUntil === undefined ? {} : { heldUntilMs: NOW_MS + heldUntil }),
  });
  test.each([
    ["at once when it is new", { notBeforeMs: 0 }, false, 0],
    ["when its time has come", row(-1), false, 0],
    ["not before", row(2_500), false, 2_500],
    ["at once when the line has just come back", row(2_500), true, 0],
    [
      "not before the server has asked for it, whatever the line does",
      row(0, 60_000),
      true,
      60_000,
    ],
    ["when both times have come", row(2_000, 60_000), false, 60_000],
    ["at once when its time lies further away than any that we set", row(HOUR_MS + 1), false, 0],
    ["at once when the clock has jumped back by years", row(0, 3e12), true, 0],
    ["and a row of an older version has no such time", row(700), false, 700],
  ])("%s", (_what, due, force, inMs) => {
    expect(dueInMs(due, NOW_MS, force)).toBe(inMs);
  });
});
