import { centsToDollars } from "#domain/money.ts";
import { DASHBOARD_RANGES, dashboardStart } from "#domain/report/ranges.ts";
import { lastBackup } from "../backups.ts";
import { hasSamples } from "../settings.ts";
import { askedFilters, askedOneOf } from "./asked.ts";
import { bookingsBy } from "./booking-json.ts";
import { jsonOf, numberOf } from "./sql.ts";
import { customersOf, figuresOf } from "./sums.ts";
import { bringUpToDate } from "./up-to-date.ts";

/** The back office's version (SPEC §9, business constants). */
const VERSION = "1.0.0";
const RECENT = 5;

/** `GET /api/office/dashboard`: the four cards, the newest bookings and what needs attention. */
export function dashboard(e: pb.RequestEvent): void {
  bringUpToDate(e.app);
  const range = askedOneOf(e, "range", { words: DASHBOARD_RANGES, otherwise: "all" });
  const asked = { fromMs: dashboardStart(range, Date.now()), ...askedFilters(e) };
  const figures = figuresOf(e.app, asked);
  e.json(200, {
    revenue: centsToDollars(figures.cents),
    bookings: figures.bookings,
    customers: customersOf(e.app, asked),
    pending: figures.open,
    recent: bookingsBy(
      e.app,
      `SELECT n, -n AS place FROM booking_list ORDER BY n DESC LIMIT ${RECENT}`,
      {},
    ),
    activity: activity(e.app),
  });
}

function activity(app: pb.App) {
  const reasons = jsonOf<Record<string, number>>(
    app,
    `SELECT coalesce(json_group_object(reason, bookings), '{}') AS value FROM (
       SELECT reason, count(*) AS bookings FROM booking_list INDEXED BY idx_list_reason
       WHERE reason <> '' GROUP BY reason)`,
  );
  const { late = 0, price = 0, withdrawn = 0, review = 0 } = reasons;
  const mails = (condition: string) =>
    numberOf(app, `SELECT count(*) AS value FROM mails WHERE ${condition}`);
  return {
    mailsFailed: mails("state = 'failed' AND booking <> ''"),
    noticesFailed: mails("state = 'failed' AND message <> ''"),
    mailsWaiting: mails("state = 'queued'") + mails("state = 'sending'"),
    decisions: { late, price, withdrawn, review },
    hasSamples: hasSamples(app),
    lastBackup: lastBackup(app),
    version: VERSION,
  };
}
