import { belizeDay } from "#domain/belize-date.ts";
import { noteAccess } from "./access-log.ts";
import { askedReport } from "./reports.ts";
import { textOf } from "./sql.ts";
import { conditionsOf, firstNumber } from "./sums.ts";
import { bringUpToDate } from "./up-to-date.ts";

const BYTE_ORDER_MARK = "\uFEFF";
const LINE_END = "\r\n";

type Columns = readonly (readonly [title: string, sql: string])[];

const BOOKING_COLUMNS: Columns = [
  ["Reference", "upper(substr(b.id, 1, 8))"],
  ["ID", "b.id"],
  ["Type", "b.type"],
  ["Service", "b.item_name"],
  ["Date", "b.booking_date"],
  ["Guests", "b.guests"],
  ["Price (USD)", "printf('%.2f', b.price)"],
  ["Status", "b.status"],
  ["First Name", "b.customer_first_name"],
  ["Last Name", "b.customer_last_name"],
  ["Email", "b.customer_email"],
  ["Phone", "b.customer_phone"],
  ["Special Requests", "b.special_requests"],
  ["Source", "b.source"],
  ["Booked On (UTC)", "b.created_at"],
];

const CUSTOMER_COLUMNS: Columns = [
  ["First Name", "first_name"],
  ["Last Name", "last_name"],
  ["Email", "email"],
  ["Phone", "phone"],
  ["Total Bookings", "total_bookings"],
  ["Total Spent (USD)", "printf('%.2f', total_spent)"],
  ["First Booking (UTC)", "first_booking_at"],
  ["Last Booking (UTC)", "last_booking_at"],
  ["Last Activity (UTC)", "last_activity"],
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
  const bound = { ...values, from: firstNumber(asked) };
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

/** SQL for one line. A cell that a spreadsheet would take for a formula gets an apostrophe in front. */
function lineOf(columns: Columns): string {
  const cells = columns.map(
    ([
      ,
      sql,
    ]) => `'"' || iif(substr(${sql}, 1, 1) IN ('=', '+', '-', '@', char(9), char(13)), '''', '')
      || replace(${sql}, '"', '""') || '"'`,
  );
  return cells.join(" || ',' || ");
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
