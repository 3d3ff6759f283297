import { addDays, type BelizeDay, isCalendarDay } from "../belize-date.ts";
import { addMonths } from "./months.ts";

/** By which day a report of money has its bookings. */
export const DATED = ["booked", "travel"] as const;
export type Dated = (typeof DATED)[number];
/** Where a booking stands for the money: confirmed or done, waiting for an answer, its guests did not come, called off. */
export const STANDINGS = ["sold", "waiting", "absent", "cancelled"] as const;
export type Standing = (typeof STANDINGS)[number];
/** What of their money is added up; `held` is what guests pay to partners in our stead. */
export const AMOUNTS = ["price", "paid", "due", "held"] as const;
export type Amount = (typeof AMOUNTS)[number];
/** By what figures are told apart; the months are ranges of days. */
export const GROUPS = ["all", "service", "partner", "person", "method"] as const;
type Group = (typeof GROUPS)[number];

/** The days of a report, both among them. */
export interface Days {
  readonly from: BelizeDay;
  readonly until: BelizeDay;
}

/**
 * One figure of a report: `travel` and `booked` add up bookings, `taken` the payments of those days, whatever they were for.
 * `value` is a service (`tour/Cave Tubing`), the key of a partner, the name of a person, or a method.
 */
export interface Figure extends Days {
  readonly dated: Dated | "taken";
  readonly standing: Standing;
  readonly amount: Amount;
  readonly group: Group;
  readonly value: string;
}

/** All that the report counts in these days, the bookings' prices: a figure is this and what is otherwise. */
export const wholeFigure = (dated: Figure["dated"], { from, until }: Days): Figure => ({
  ...{ dated, from, until, standing: "sold", amount: "price", group: "all", value: "" },
});

/** What begins the view of the list that shows the bookings behind a figure. */
export const BEHIND = "of ";

/** A figure as it stands in an address: `travel sold due 2026-11-01 2026-11-30 service tour/Cave Tubing`. */
export function figureText({ dated, standing, amount, from, until, group, value }: Figure): string {
  return [dated, standing, amount, from, until, group, value].join(" ").trimEnd();
}

/** The figure of a {@link figureText}; null where it is none. */
export function parseFigure(text: string): Figure | null {
  const [dated, standing, amount, from = "", until = "", group, ...value] = text.split(" ");
  const figure = {
    dated: wordOf([...DATED, "taken"] as const, dated),
    standing: wordOf(STANDINGS, standing),
    amount: wordOf(AMOUNTS, amount),
    group: wordOf(GROUPS, group),
  };
  const isWhole = Object.values(figure).every((word) => word !== undefined);
  if (!isWhole || !areDays({ from, until })) return null;
  return { ...figure, from, until, value: value.join(" ") } as Figure;
}

const wordOf = <Word extends string>(words: readonly Word[], text: string | undefined) =>
  words.find((word) => word === text);

/** Whether these are days of the calendar, in their order. */
export const areDays = ({ from, until }: Days): boolean =>
  isCalendarDay(from) && isCalendarDay(until) && from <= until;

/** The days of a month `YYYY-MM` that lie within others. */
export function daysIn(month: string, { from, until }: Days): Days {
  const [first, last] = [`${month}-01`, lastDayOf(month)];
  return { from: first < from ? from : first, until: last > until ? until : last };
}

const lastDayOf = (month: string): BelizeDay => addDays(`${addMonths(month, 1)}-01`, -1);

/** Spans of kept sums of one kind (`d2026-11-25`, `m2026-11`), from the first to the last. */
export interface Spans {
  readonly first: string;
  readonly last: string;
  /** Days of a whole month that are not meant: to be taken off it. */
  readonly isLess: boolean;
}

/**
 * The spans of kept sums that together are these days: whole months, and at either end the fewer days, be it those that are
 * meant or those of its month that are not.
 */
export function spansOf({ from, until }: Days): readonly Spans[] {
  const [month, lastMonth] = [from.slice(0, 7), until.slice(0, 7)];
  const [end, lastEnd] = [lastDayOf(month), lastDayOf(lastMonth)];
  const before = run("d", `${month}-01`, addDays(from, -1), true);
  const after = run("d", addDays(until, 1), lastEnd, true);
  const [early, late] = [dateOf(from) - 1, dateOf(lastEnd) - dateOf(until)];
  if (month === lastMonth) {
    const isFewer = 2 * (early + late) < dateOf(end);
    return isFewer ? [...before, ...run("m", month, month), ...after] : run("d", from, until);
  }
  const [isFirstWhole, isLastWhole] = [2 * early < dateOf(end), 2 * late < dateOf(lastEnd)];
  return [
    ...(isFirstWhole ? before : run("d", from, end)),
    ...run("m", addMonths(month, isFirstWhole ? 0 : 1), addMonths(lastMonth, isLastWhole ? 0 : -1)),
    ...(isLastWhole ? after : run("d", `${lastMonth}-01`, until)),
  ];
}

const dateOf = (day: BelizeDay) => Number(day.slice(8));

/** None where the last comes before the first. */
const run = (kind: "d" | "m", first: string, last: string, isLess = false): readonly Spans[] =>
  first <= last ? [{ first: kind + first, last: kind + last, isLess }] : [];
