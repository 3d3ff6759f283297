import { expect, test } from "vitest";
import * as english from "#ui/office/short-dates.ts";
import { inSpanish } from "../support/spanish.ts";

const spanish = await inSpanish<typeof english>("ui/office/short-dates.ts");
const AT = Date.parse("2026-12-21T04:49:00Z");

test("tables write days and times as each language does, and the clock as all else of it", () => {
  const said = ({ shortDay, dayOfThisWeek, trendLabel, ...times }: typeof english) => [
    ...[shortDay("2026-12-20"), dayOfThisWeek("2026-12-20"), trendLabel("2026-12-20")],
    ...[trendLabel("2026-12"), trendLabel("soon"), shortDay("soon"), times.loggedTime(AT)],
    ...Object.values(times.shortBelizeTime(AT)),
    times.shortBelizeTime(Number.NaN).clock,
  ];
  expect(said(english)).toEqual([
    ...["Dec 20, 2026", "20 Sun", "Dec 20", "Dec 2026", "soon", "soon", "20 Dec 2026, 22:49"],
    ...["Dec 20, 2026", "10:49 pm", ""],
  ]);
  expect(said(spanish)).toEqual([
    ...["20 dic 2026", "dom 20", "20 dic", "dic 2026", "soon", "soon", "20 dic 2026, 10:49 p. m."],
    ...["20 dic 2026", "10:49 p. m.", ""],
  ]);
});
