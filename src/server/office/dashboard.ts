import { centsToDollars } from "#domain/money.ts";
import { DASHBOARD_RANGES, firstDayOf } from "#domain/report/ranges.ts";
import { activityOf } from "./activity.ts";
import { askedFilters, askedOneOf } from "./asked.ts";
import { bookingsJson } from "./booking-json.ts";
import { customersOf, figuresOf } from "./sums.ts";
import { tell } from "./tell.ts";
import { bringUpToDate } from "./up-to-date.ts";

const RECENT = 5;

/** `GET /api/office/dashboard`: the four cards, the newest bookings and what needs attention. */
export function dashboard(e: pb.RequestEvent): void {
  bringUpToDate(e.app);
  const range = askedOneOf(e, "range", { words: DASHBOARD_RANGES, otherwise: "all" });
  const asked = { firstDay: firstDayOf(range, Date.now()), ...askedFilters(e) };
  const figures = figuresOf(e.app, asked);
  const recent = `SELECT n, -n AS place FROM booking_list ORDER BY n DESC LIMIT ${RECENT}`;
  const facts = {
    revenue: centsToDollars(figures.cents),
    bookings: figures.bookings,
    customers: customersOf(e.app, asked),
    pending: figures.open,
    activity: activityOf(e.app),
  };
  tell(e, facts, { recent: bookingsJson(e.app, recent, {}) });
}
