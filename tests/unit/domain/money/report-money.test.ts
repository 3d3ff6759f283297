import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "#domain/belize-date.ts";
import {
  AMOUNTS,
  DATED,
  daysIn,
  type Figure,
  figureText,
  GROUPS,
  parseFigure,
  STANDINGS,
  spansOf,
} from "#domain/report/money.ts";

const day = fc.integer({ min: 0, max: 1500 }).map((days) => addDays("2024-01-15", days));
const days = fc
  .tuple(day, day)
  .map(([one, other]) => (one < other ? { from: one, until: other } : { from: other, until: one }));

/** All days of spans. */
function daysOf(first: string, last: string): string[] {
  const isMonths = first.startsWith("m");
  const end = daysIn(last.slice(1), { from: "2000-01-01", until: "2100-01-01" }).until;
  const until = isMonths ? end : last.slice(1);
  const all: string[] = [];
  const begin = isMonths ? `${first.slice(1)}-01` : first.slice(1);
  for (let one = begin; one <= until; one = addDays(one, 1)) all.push(one);
  return all;
}

test("spans of kept sums come to just these days, each once, with at most half a month of days at either end", () => {
  fc.assert(
    fc.property(days, ({ from, until }) => {
      const counts = new Map<string, number>();
      for (const { first, last, isLess } of spansOf({ from, until })) {
        const all = daysOf(first, last);
        for (const one of all) counts.set(one, (counts.get(one) ?? 0) + (isLess ? -1 : 1));
        if (first.startsWith("d")) expect(all.length).toBeLessThanOrEqual(16);
      }
      const meant = [...counts].flatMap(([one, count]) => (count === 0 ? [] : [[one, count]]));
      const expected = daysOf(`d${from}`, `d${until}`).map((one) => [one, 1]);
      expect(meant.sort()).toEqual(expected);
    }),
  );
});

test("spans of whole months, and of the days of one, are no more than these", () => {
  const span = (first: string, last: string, isLess = false) => ({ first, last, isLess });
  expect(spansOf({ from: "2026-11-01", until: "2026-11-30" })).toEqual([
    span("m2026-11", "m2026-11"),
  ]);
  expect(spansOf({ from: "2026-11-16", until: "2026-11-30" })).toEqual([
    span("d2026-11-16", "d2026-11-30"),
  ]);
  expect(spansOf({ from: "2026-11-03", until: "2026-11-28" })).toEqual([
    span("d2026-11-01", "d2026-11-02", true),
    span("m2026-11", "m2026-11"),
    span("d2026-11-29", "d2026-11-30", true),
  ]);
  expect(spansOf({ from: "2026-11-25", until: "2026-12-05" })).toEqual([
    span("d2026-11-25", "d2026-11-30"),
    span("d2026-12-01", "d2026-12-05"),
  ]);
});

test("a figure's address is read as it was written, whatever a service is called", () => {
  const figure = fc.record({
    dated: fc.constantFrom(...DATED, "taken" as const),
    standing: fc.constantFrom(...STANDINGS),
    amount: fc.constantFrom(...AMOUNTS),
    group: fc.constantFrom(...GROUPS),
    value: fc.string().map((text) => text.trim()),
  });
  fc.assert(
    fc.property(figure, days, (part, range) => {
      const whole: Figure = { ...part, ...range };
      expect(parseFigure(figureText(whole))).toEqual(whole);
    }),
  );
});

test.each([
  "",
  "travel",
  "travel sold due 2026-11-30 2026-11-01 all",
  "travel sold due 2026-02-30 2026-11-01 all",
  "moon sold due 2026-11-01 2026-11-30 all",
  "travel sold due 2026-11-01 2026-11-30 friend Hotel",
])("'%s' is no figure", (text) => {
  expect(parseFigure(text)).toBeNull();
});
