import { belizeDay } from "#domain/belize-date.ts";
import { startTime } from "#domain/calendar/tour-hours.ts";
import type { ItineraryStop } from "#domain/catalogue/tour.ts";
import { bringUpToDate } from "../bookings/up-to-date.ts";
import { noteAccess } from "../customers/access-log.ts";
import { jsonOf, textOf } from "../sql.ts";
import { amount, belizeTime, type Columns, lineOf, phone } from "./csv-cells.ts";
import { askedReport } from "./reports.ts";
import { conditionsOf, firstNumber } from "./sums.ts";

const BYTE_ORDER_MARK = "\uFEFF";
const LINE_END = "\r\n";

/** SQL for the hour at which a booked tour sets out unless one is agreed, from `values.usual`. */
const USUAL_TIME = `iif(b.type = 'tour', coalesce({:usual} ->> ('$."' || b.item_id || '"'), ''), '')`;

const BOOKING_COLUMNS: Columns = [
  ["Reference", "upper(substr(b.id, 1, 8))"],
  ["ID", "b.id"],
  ["Type", "b.type"],
  ["Service", "b.item_name"],
  ["Date", "b.booking_date"],
  ["Time", `iif(b.departure_time = '', ${USUAL_TIME}, b.departure_time)`],
  ["Pick-up", "b.pickup_notes"],
  ["Guests", "b.guests"],
  ["Price (USD)", amount("b.price")],
  ["Paid", amount("b.paid_amount")],
  ["Paid In", "b.paid_currency"],
  ["Paid By", "b.paid_method"],
  ["Status", "b.status"],
  ["Attendance", "b.attendance"],
  ["First Name", "b.customer_first_name"],
  ["Last Name", "b.customer_last_name"],
  ["Email", "b.customer_email"],
  ["Phone", phone("b.customer_phone")],
  ["Special Requests", "b.special_requests"],
  ["Notes", "b.notes"],
  ["Source", "b.source"],
  ["Booked On (Belize time)", belizeTime("b.created_at")],
  ["Language", "iif(b.lang = '', 'en', b.lang)"],
];

const CUSTOMER_COLUMNS: Columns = [
  ["First Name", "first_name"],
  ["Last Name", "last_name"],
  ["Email", "email"],
  ["Phone", phone("phone")],
  ["Total Bookings", "total_bookings"],
  ["Total Spent (USD)", amount("total_spent")],
  ["First Booking (Belize time)", belizeTime("first_booking_at")],
  ["Last Booking (Belize time)", belizeTime("last_booking_at")],
  ["Last Activity (Belize time)", belizeTime("last_activity")],
];

/** `GET /api/office/reports.csv`: all bookings that the report counts, newest first. */
export function reportsCsv(e: pb.RequestEvent): void {
  bringUpToDate(e.app);
  const asked = askedReport(e);
  const { sql, values } = conditionsOf(asked);
  // both tables have the columns: the list's are meant
  const filters = sql.replace(/AND (\w+)/g, "AND l.$1");
  const rows = `SELECT ${lineOf(BOOKING_COLUMNS)} AS line FROM booking_list AS l
    CROSS JOIN bookings AS b ON b.id = l.id WHERE l.n >= {:from} ${filters} ORDER BY l.n DESC`;
  const bound = { ...values, usual: usualTimes(e.app), from: firstNumber(asked) };
  send(e, "bookings", csvOf(e.app, { columns: BOOKING_COLUMNS, rows, values: bound }));
}

/** `GET /api/office/customers.csv`: all customers by last name. */
export function customersCsv(e: pb.RequestEvent): void {
  bringUpToDate(e.app);
  const rows = `SELECT ${lineOf(CUSTOMER_COLUMNS)} AS line FROM customers ORDER BY last_name, first_name`;
  send(e, "customers", csvOf(e.app, { columns: CUSTOMER_COLUMNS, rows, values: {} }));
}

/**
 * RFC 4180, every cell in quotes. SQLite writes the lines: PocketBase's engine would need seconds for
 * 100,000 of them.
 */
function csvOf(
  app: pb.App,
  {
    columns,
    rows,
    values,
  }: { columns: Columns; rows: string; values: Record<string, string | number> },
): string {
  const head = columns.map(([title]) => `"${title}"`).join(",");
  const body = textOf(
    app,
    `SELECT coalesce(group_concat(line, char(13, 10)), '') AS value FROM (${rows})`,
    values,
  );
  return [BYTE_ORDER_MARK + head, ...(body ? [body] : []), ""].join(LINE_END);
}

/** When the tours set out, as JSON by their numbers. */
function usualTimes(app: pb.App): string {
  const tours = jsonOf<{ number: number; itinerary: readonly ItineraryStop[] | null }[]>(
    app,
    `SELECT json_group_array(json_object('number', number,
       'itinerary', iif(json_valid(itinerary), json(itinerary), NULL))) AS value FROM tours`,
  );
  const times = tours.map(({ number, itinerary }) => [number, startTime(itinerary ?? [])]);
  return JSON.stringify(Object.fromEntries(times));
}

function send(e: pb.RequestEvent, name: string, csv: string): void {
  // between two lines; within a cell there is no carriage return (normalise.ts)
  noteAccess(e, `${name}.csv`, csv.split(`"${LINE_END}"`).length - 1);
  const file = `${name}-${belizeDay(Date.now())}.csv`;
  const headers = e.response.header();
  headers.set("Content-Disposition", `attachment; filename="${file}"`);
  headers.set("Cache-Control", "no-store");
  e.blob(200, "text/csv; charset=utf-8", toBytes(csv));
}
