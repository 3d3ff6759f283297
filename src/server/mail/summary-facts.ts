import { addDays, type BelizeDay } from "#domain/belize-date.ts";
import { DETAILS, type DetailName, FIELDS, type OfficeBooking } from "#domain/booking/fields.ts";
import { missingOf } from "#domain/booking/pick-up/missing.ts";
import { startTime } from "#domain/calendar/tour-hours.ts";
import { asksOf } from "#domain/catalogue/service/asks.ts";
import { questionsOf } from "#domain/catalogue/service/questions.ts";
import type { ItineraryStop } from "#domain/catalogue/tour.ts";
import { unsignedOf } from "#domain/waivers/of-booking.ts";
import { countRequests } from "../departures/list-requests.ts";
import type { SummaryDeparture, SummaryFacts } from "../letters/summary-mail.ts";
import { lastBackup } from "../machine/backups.ts";
import { diskSpace } from "../machine/disk.ts";
import { bringUpToDate } from "../office/bookings/up-to-date.ts";
import { openDecisions } from "../office/figures/activity.ts";
import { numberAt } from "../office/figures/sums.ts";
import { jsonOf, numberOf } from "../office/sql.ts";
import { WAIVERS_JSON } from "../waivers/rows.ts";

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
    decisions: decisions.reduce((sum, each) => sum + each, countRequests(app)),
    mailsFailed: numberOf(app, "SELECT count(*) AS value FROM mails WHERE state = 'failed'"),
    lastBackup: lastBackup(app),
    isDiskLow: diskSpace(app)?.isLow === true,
  };
}

/** A booking under its own names, and what its service says. */
type Row = Pick<OfficeBooking, (typeof TOLD)[number] | DetailName> & {
  readonly itinerary: readonly ItineraryStop[] | null;
  readonly asks: unknown;
  readonly questions: unknown;
  /** Its text. */
  readonly waiver: string;
  readonly fromLocation: string;
  readonly toLocation: string;
};

const TOLD = [
  "type",
  "itemName",
  "guests",
  "pickupNotes",
  "guestList",
  "answers",
  "waivers",
] as const;
const BOOKED = [...TOLD, ...DETAILS].map((name) =>
  name === "waivers" ? `'${name}', json(${WAIVERS_JSON})` : `'${name}', b.${FIELDS[name].wire}`,
);
const json = (value: string) => `iif(json_valid(${value}), json(${value}), NULL)`;

/** A day's departures in the order of their times, as the run sheet has them, without cancellations. */
function departuresOf(app: pb.App, day: BelizeDay): SummaryDeparture[] {
  const rows = jsonOf<Row[]>(
    app,
    `SELECT json_group_array(json_object(${BOOKED.join(", ")}, 'itinerary', ${json("t.itinerary")},
       'asks', ${json("coalesce(t.asks, r.asks)")},
       'questions', ${json("coalesce(t.questions, r.questions)")},
       'waiver', coalesce(t.waiver, r.waiver, ''),
       'fromLocation', coalesce(iif(b.way = '', r.from_location, r.to_location), ''),
       'toLocation', coalesce(iif(b.way = '', r.to_location, r.from_location), ''))) AS value
     FROM booking_list AS l INDEXED BY idx_list_booking_date CROSS JOIN bookings AS b ON b.id = l.id
     LEFT JOIN tours AS t ON b.type = 'tour' AND t.number = b.item_id
     LEFT JOIN transfers AS r ON b.type = 'transfer' AND r.number = b.item_id
     WHERE l.booking_date = {:day} AND l.status <> 'cancelled'`,
    { day },
  );
  const found: Record<string, SummaryDeparture> = {};
  for (const row of rows) {
    const { departureTime, itemName, guests, itinerary } = row;
    const time = departureTime || startTime(itinerary ?? []);
    const missing = missingOf(
      row,
      { ...row, asks: asksOf(row.asks), questions: questionsOf(row) },
      unsignedOf(row, { en: row.waiver }),
    );
    // those without a time come last
    const key = `${time || "~"} ${itemName}`;
    const same = found[key] ?? { time, itemName, bookings: 0, guests: 0, incomplete: 0 };
    found[key] = {
      ...same,
      bookings: same.bookings + 1,
      guests: same.guests + guests,
      incomplete: same.incomplete + (missing.length > 0 ? 1 : 0),
    };
  }
  return Object.keys(found)
    .sort()
    .flatMap((key) => found[key] ?? []);
}
