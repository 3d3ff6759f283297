import { expect, test } from "vitest";
import { BOOKING_SEARCH_DEFAULTS, parseBookingSearch } from "#features/office/bookings/search.ts";

test("an address without words shows all, newest first", () => {
  expect(parseBookingSearch({})).toEqual({
    q: "",
    status: "all",
    view: "all",
    order: "created_at",
    direction: "desc",
    page: 1,
    dialog: "",
    id: "",
    back: "",
  });
});

test.each([
  [{ q: "tikal" }, { q: "tikal" }],
  [{ q: 7000000 }, { q: "7000000" }],
  [{ q: "x".repeat(500) }, { q: "x".repeat(100) }],
  [{ status: "pending" }, { status: "pending" }],
  [
    { order: "price", direction: "asc" },
    { order: "price", direction: "asc" },
  ],
  [{ page: 12 }, { page: 12 }],
  [{ view: "decision" }, { view: "decision" }],
  [{ view: "of travel sold" }, { view: "of travel sold" }],
  [{ back: "today" }, { back: "today" }],
  [{ back: "2026-11-21" }, { back: "2026-11-21" }],
  [
    { dialog: "edit", id: "abcdefghijklm01" },
    { dialog: "edit", id: "abcdefghijklm01" },
  ],
])("%j is understood", (raw, expected) => {
  expect(parseBookingSearch(raw)).toEqual({ ...BOOKING_SEARCH_DEFAULTS, ...expected });
});

test.each([
  { q: { $ne: 1 } },
  { q: null },
  { status: "gone" },
  { status: ["pending"] },
  { order: "password" },
  { order: "created_at,id" },
  { direction: "up" },
  { back: "2026-11-32" },
  { page: 0 },
  { page: -3 },
  { page: 1.5 },
  { page: "2" },
  { page: 1e9 },
  { view: "yesterday" },
  { dialog: "wipe" },
  { id: "../../settings" },
  { id: 15 },
])("%j falls back to the default", (raw) => {
  expect(parseBookingSearch(raw)).toEqual(BOOKING_SEARCH_DEFAULTS);
});
