import { addDays, type BelizeDay } from "#domain/belize-date.ts";
import { weekdayOf } from "#domain/departures/departures.ts";
import type { CalendarView } from "./search.ts";

/** From the first to the last day, both included. */
export interface DaySpan {
  readonly from: BelizeDay;
  readonly until: BelizeDay;
}

const WEEK = 7;

/** The days that a view shows; weeks begin on Sunday, as in the calendars of the forms. */
export function spanOf(view: CalendarView, day: BelizeDay): DaySpan {
  if (view === "month") {
    const last = addDays(monthAfter(day, 1), -1);
    return { from: sundayOf(firstOf(day)), until: addDays(sundayOf(last), WEEK - 1) };
  }
  if (view === "week") return { from: sundayOf(day), until: addDays(sundayOf(day), WEEK - 1) };
  return { from: day, until: view === "agenda" ? addDays(day, WEEK - 1) : day };
}

/** The day to look at one page earlier (-1) or later (1). */
export function pageFrom(view: CalendarView, day: BelizeDay, pages: 1 | -1): BelizeDay {
  if (view === "month") return monthAfter(day, pages);
  return addDays(day, view === "week" || view === "agenda" ? pages * WEEK : pages);
}

const firstOf = (day: BelizeDay): BelizeDay => `${day.slice(0, 7)}-01`;
const sundayOf = (day: BelizeDay) => addDays(day, -(weekdayOf(day) % WEEK));

/** The first of the month so many months on. */
function monthAfter(day: BelizeDay, months: number): BelizeDay {
  const [year = 0, month = 0] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}
