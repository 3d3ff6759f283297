import { centsToDollars } from "#domain/money.ts";
import { DASHBOARD_RANGES, firstDayOf } from "#domain/report/ranges.ts";
import { askedFilters, askedRange } from "../asked.ts";
import { bringUpToDate } from "../bookings/up-to-date.ts";
import { activityOf } from "./activity.ts";
import { customersOf, figuresOf } from "./sums.ts";

/** `GET /api/office/dashboard`: the four cards and what needs attention. */
export function dashboard(e: pb.RequestEvent): void {
  bringUpToDate(e.app);
  const range = askedRange(e, DASHBOARD_RANGES);
  const asked = { firstDay: firstDayOf(range, Date.now()), ...askedFilters(e) };
  const figures = figuresOf(e.app, asked);
  e.json(200, {
    revenue: centsToDollars(figures.cents),
    bookings: figures.bookings,
    customers: customersOf(e.app, asked),
    pending: figures.open,
    activity: activityOf(e.app),
  });
}
