import { expect, test } from "vitest";
import { parseWish } from "#domain/booking/wish.ts";

const wishOf = (search: string) => parseWish(new URLSearchParams(search), "2026-12-01");

test.each([
  ["?guests=3&date=2026-12-24", { guests: "3", date: "2026-12-24" }],
  ["?guests=%D9%A3&utm=x", { guests: "3", date: "" }],
  ["?date=2026-12-01", { guests: "", date: "2026-12-01" }],
  ["?date=2026-12-24&time=07:30", { guests: "", date: "2026-12-24", departureTime: "07:30" }],
  ["?guests=1", { guests: "1", date: "" }],
  // the form says that it is too many
  ["?guests=999", { guests: "999", date: "" }],
])("%s is a wish", (search, wish) => {
  expect(wishOf(search)).toEqual({ departureTime: "", ...wish });
});

test.each([
  "",
  "?guests=&date=",
  "?guests=0",
  "?guests=2-3",
  "?guests=-2",
  "?guests=2.5",
  "?guests=two",
  "?guests=%",
  "?date=2026-11-30",
  "?date=2026-02-30",
  "?date=24.12.2026",
  "?date=<script>",
  "?time=7:5",
  "?time=24:00",
  "?mend=abc",
])("%s is none", (search) => {
  expect(wishOf(search)).toEqual({ guests: "", date: "", departureTime: "" });
});
