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

test("spans of kept sums are just these days, each once, in whole months where there are such", () => {
  fc.assert(
    fc.property(days, ({ from, until }) => {
      const spans = spansOf({ from, until });
      const covered = spans.flatMap(([first, last]) => {
        const [begin, end] = first.startsWith("m")
          ? [
              `${first.slice(1)}-01`,
              daysIn(last.slice(1), { from: "2000-01-01", until: "2100-01-01" }).until,
            ]
          : [first.slice(1), last.slice(1)];
        const all: string[] = [];
        for (let one = begin; one <= end; one = addDays(one, 1)) all.push(one);
        return all;
      });
      const expected: string[] = [];
      for (let one = from; one <= until; one = addDays(one, 1)) expected.push(one);
      expect(covered).toEqual(expected);
      expect(spans.filter(([first]) => first.startsWith("d")).length).toBeLessThanOrEqual(2);
    }),
  );
  expect(spansOf({ from: "2026-11-01", until: "2026-11-30" })).toEqual([["m2026-11", "m2026-11"]]);
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
