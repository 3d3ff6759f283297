import { belizeDay } from "#domain/belize-date.ts";
import { areDays, DATED, type Dated, type Days, daysIn } from "#domain/report/money.ts";
import { addMonths } from "#domain/report/months.ts";

/** Days that are often asked for. */
const PERIODS = ["thisMonth", "lastMonth", "nextMonth", "thisYear", "lastYear"] as const;
export type Period = (typeof PERIODS)[number];

/** What the report of money is asked for in the address; what is wrong becomes this month. */
export function askedMoney(text: string): Days & { readonly dated: Dated } {
  const [dated, from = "", until = ""] = text.split(" ");
  const days = { from, until };
  return {
    dated: dated === DATED[0] ? DATED[0] : DATED[1],
    ...(areDays(days) ? days : daysOf("thisMonth")),
  };
}

/** The first and last day of a period, as of today in Belize. */
export function daysOf(period: Period, nowMs = Date.now()): Days {
  const month = belizeDay(nowMs).slice(0, 7);
  const year = Number(month.slice(0, 4)) - (period === "lastYear" ? 1 : 0);
  if (period === "thisYear" || period === "lastYear") {
    return { from: `${year}-01-01`, until: `${year}-12-31` };
  }
  const asked = addMonths(month, { thisMonth: 0, lastMonth: -1, nextMonth: 1 }[period]);
  return daysIn(asked, { from: "2000-01-01", until: "2100-12-31" });
}

/** Which period these days are; undefined for others. */
export const periodOf = ({ from, until }: Days) =>
  PERIODS.find((period) => {
    const days = daysOf(period);
    return days.from === from && days.until === until;
  });
