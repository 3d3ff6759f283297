import { describe, expect, test } from "vitest";
import { withMoved, withoutEntry, withReplaced } from "#domain/list-edit.ts";
import {
  parseRecentlyViewed,
  type RecentlyViewedEntry,
  withViewed,
} from "#domain/site/recently-viewed.ts";

describe("a list that is edited", () => {
  const LIST = ["a", "b", "c", "d"];
  test.each([
    ["has an entry further down", () => withMoved(LIST, 0, 2), "bcad"],
    ["has an entry further up", () => withMoved(LIST, 3, 1), "adbc"],
    ["has an entry where it was", () => withMoved(LIST, 1, 1), "abcd"],
    ["has another entry", () => withReplaced(LIST, 1, "x"), "axcd"],
    ["has lost an entry", () => withoutEntry(LIST, 1), "acd"],
  ])("%s", (_, edited, letters) => {
    expect(edited().join("")).toBe(letters);
  });
});

describe("what was viewed", () => {
  const seen = (id: number, type: "tour" | "transfer" = "tour", timestamp = 1) =>
    ({ type, id, name: "Tikal", timestamp }) satisfies RecentlyViewedEntry;
  const twelve = Array.from({ length: 12 }, (_, at) => seen(at));

  test("stands with the newest first, each once by type and id, ten at most", () => {
    const again = seen(1, "tour", 2);
    expect(withViewed([seen(2), seen(1), seen(1, "transfer")], again)).toEqual([
      again,
      seen(2),
      seen(1, "transfer"),
    ]);
    expect(withViewed(twelve, seen(99))).toEqual([seen(99), ...twelve.slice(0, 9)]);
  });

  test.each([
    ["two that are right", [seen(1), seen(2, "transfer")], [seen(1), seen(2, "transfer")]],
    ["more than ten", twelve, twelve.slice(0, 10)],
    ["no list", { 0: seen(1), length: 1 }, []],
    ["nothing", null, []],
    ["no entries", [null, "x", 7], []],
    ["another type", [{ ...seen(1), type: "hotel" }], []],
    ["a broken id", [seen(1.5)], []],
    ["no name", [{ ...seen(1), name: null }], []],
    ["no time", [{ ...seen(1), timestamp: "1" }], []],
  ])("is read from what is stored: %s", (_, stored, entries) => {
    expect(parseRecentlyViewed(stored)).toEqual(entries);
  });
});
