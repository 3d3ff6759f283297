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

/**
 * The spans of kept sums (`d2026-11-25`, `m2026-11`) that together are these days, each from the first to the last of a
 * kind: whole months where there are such, days before and after them.
 */
export function spansOf({ from, until }: Days): readonly (readonly [string, string])[] {
  const first = from.endsWith("-01") ? from.slice(0, 7) : addMonths(from.slice(0, 7), 1);
  const isWhole = until === lastDayOf(until.slice(0, 7));
  const last = isWhole ? until.slice(0, 7) : addMonths(until.slice(0, 7), -1);
  if (first > last) return [[`d${from}`, `d${until}`]];
  const before = addDays(`${first}-01`, -1);
  const after = `${addMonths(last, 1)}-01`;
  return [
    ...(from <= before ? [[`d${from}`, `d${before}`] as const] : []),
    [`m${first}`, `m${last}`],
    ...(after <= until ? [[`d${after}`, `d${until}`] as const] : []),
  ];
}
