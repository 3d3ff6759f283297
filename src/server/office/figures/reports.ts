import { belizeDay } from "#domain/belize-date.ts";
import { centsToDollars } from "#domain/money.ts";
import {
  firstDayOf,
  isDaily,
  REPORT_RANGES,
  type ReportRange,
  trendKeys,
} from "#domain/report/ranges.ts";
import { answerParts } from "../answer-parts.ts";
import { askedFilters, askedRange } from "../asked.ts";
import { bookingsJson } from "../bookings/json.ts";
import { bringUpToDate } from "../bookings/up-to-date.ts";
import { jsonOf } from "../sql.ts";
import { seatsOf } from "./seats.ts";
import {
  type Asked,
  conditionsOf,
  customersOf,
  figuresOf,
  firstNumber,
  sumsSince,
} from "./sums.ts";
import { turnedAway } from "./turned-away.ts";

const TOP = 5;
const ROWS = 20;

interface TrendRow {
  readonly key: string;
  readonly bookings: number;
  readonly cents: number;
}

/** What a report was asked for. */
export function askedReport(e: pb.RequestEvent): Asked & { range: ReportRange } {
  const range = askedRange(e, REPORT_RANGES);
  return { range, firstDay: firstDayOf(range, Date.now()), ...askedFilters(e) };
}

/** `GET /api/office/reports`: cards, trends, top services, seats, who was turned away, and the first rows. */
export function reports(e: pb.RequestEvent): void {
  bringUpToDate(e.app);
  const asked = askedReport(e);
  const figures = figuresOf(e.app, asked);
  const average = figures.paying === 0 ? 0 : Math.round(figures.cents / figures.paying);
  const { sql, values } = conditionsOf(asked);
  const rows = `SELECT n, -n AS place FROM booking_list WHERE n >= {:from} ${sql} ORDER BY n DESC LIMIT ${ROWS}`;
  const facts = {
    revenue: centsToDollars(figures.cents),
    bookings: figures.bookings,
    average: centsToDollars(average),
    customers: customersOf(e.app, asked),
    trend: trendOf(e.app, asked),
    topByBookings: top(e.app, asked, "bookings"),
    topByRevenue: top(e.app, asked, "cents").map(({ name, cents }) => ({
      name,
      revenue: centsToDollars(cents ?? 0),
    })),
    total: figures.bookings,
    seats: seatsOf(e.app, asked),
    turnedAway: turnedAway(e.app, asked),
  };
  const from = firstNumber(asked);
  answerParts(e, facts, { rows: bookingsJson(e.app, rows, { ...values, from }) });
}

/** One entry a day or month, those without bookings too. */
function trendOf(app: pb.App, asked: Asked & { range: ReportRange }) {
  const isByDay = isDaily(asked.range);
  const { sql, values } = conditionsOf(asked);
  const today = belizeDay(Date.now());
  const from = asked.firstDay ?? "";
  const first = isByDay ? from : from.slice(0, 7);
  const rows = jsonOf<TrendRow[]>(
    app,
    `SELECT json_group_array(json_object('key', key, 'bookings', bookings, 'cents', cents)) AS value FROM (
       SELECT substr(span, 2) AS key, sum(bookings) AS bookings, sum(cents) AS cents FROM booking_sums
       WHERE span >= {:first} AND span < {:end} ${sql} GROUP BY span HAVING sum(bookings) > 0 ORDER BY span)`,
    { ...values, first: `${isByDay ? "d" : "m"}${first}`, end: isByDay ? "e" : "n" },
  );
  const last = isByDay ? today : today.slice(0, 7);
  const start = first || rows[0]?.key || last;
  const found = new Map(rows.map((row) => [row.key, row]));
  return trendKeys(start, last).map((key) => ({
    key,
    bookings: found.get(key)?.bookings ?? 0,
    revenue: centsToDollars(found.get(key)?.cents ?? 0),
  }));
}

function top(app: pb.App, asked: Asked, by: "bookings" | "cents") {
  const { sql, values } = sumsSince(asked);
  return jsonOf<{ name: string; bookings?: number; cents?: number }[]>(
    app,
    `SELECT json_group_array(json_object('name', item_name, '${by}', amount)) AS value FROM (
       SELECT item_name, sum(${by}) AS amount FROM (${sql}) GROUP BY item_name
       HAVING amount > 0 ORDER BY amount DESC, item_name LIMIT ${TOP})`,
    values,
  );
}
