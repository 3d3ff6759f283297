import { addDays, type BelizeDay } from "#domain/belize-date.ts";
import { startTime } from "#domain/calendar/tour-hours.ts";
import type { ItineraryStop } from "#domain/catalogue/tour.ts";
import type { SummaryDeparture, SummaryFacts } from "../letters/summary-mail.ts";
import { lastBackup } from "../machine/backups.ts";
import { diskSpace } from "../machine/disk.ts";
import { bringUpToDate } from "../office/bookings/up-to-date.ts";
import { openDecisions } from "../office/figures/activity.ts";
import { numberAt } from "../office/figures/sums.ts";
import { jsonOf, numberOf } from "../office/sql.ts";

const DAY_MS = 86_400_000;

/** What the summary of a day says, as of now. */
export function summaryFacts(app: pb.App, day: BelizeDay): SummaryFacts {
  bringUpToDate(app);
  const decisions = Object.values(openDecisions(app));
  const from = numberAt(Date.now() - DAY_MS);
  return {
    day,
    today: departuresOf(app, day),
    tomorrow: departuresOf(app, addDays(day, 1)),
    newBookings: numberOf(app, "SELECT count(*) AS value FROM booking_list WHERE n >= {:from}", {
      from,
    }),
    decisions: decisions.reduce((sum, each) => sum + each, 0),
    mailsFailed: numberOf(app, "SELECT count(*) AS value FROM mails WHERE state = 'failed'"),
    lastBackup: lastBackup(app),
    isDiskLow: diskSpace(app)?.isLow === true,
  };
}

type Row = SummaryDeparture & { readonly itinerary: readonly ItineraryStop[] | null };

/** A day's departures in the order of their times, as the run sheet has them, without cancellations. */
function departuresOf(app: pb.App, day: BelizeDay): SummaryDeparture[] {
  const rows = jsonOf<Row[]>(
    app,
    `SELECT json_group_array(json_object('time', b.departure_time, 'itemName', b.item_name,
       'bookings', 1, 'guests', b.guests, 'itinerary', iif(json_valid(t.itinerary), json(t.itinerary), NULL))) AS value
     FROM booking_list AS l INDEXED BY idx_list_booking_date CROSS JOIN bookings AS b ON b.id = l.id
     LEFT JOIN tours AS t ON b.type = 'tour' AND t.number = b.item_id
     WHERE l.booking_date = {:day} AND l.status <> 'cancelled'`,
    { day },
  );
  const found: Record<string, SummaryDeparture> = {};
  for (const { time: set, itemName, bookings, guests, itinerary } of rows) {
    const time = set || startTime(itinerary ?? []);
    // those without a time come last
    const key = `${time || "~"} ${itemName}`;
    const same = found[key] ?? { time, itemName, bookings: 0, guests: 0 };
    found[key] = {
      ...same,
      bookings: same.bookings + bookings,
      guests: same.guests + guests,
    };
  }
  return Object.keys(found)
    .sort()
    .flatMap((key) => found[key] ?? []);
}
