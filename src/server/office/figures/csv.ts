import { belizeDay, startOfBelizeDay } from "#domain/belize-date.ts";
import { startTime } from "#domain/calendar/tour-hours.ts";
import type { ItineraryStop } from "#domain/catalogue/tour.ts";
import type { Language } from "#domain/language.ts";
import { languageOf } from "#domain/language-of.ts";
import * as englishHistory from "../../../messages/en/office/bookings/history.ts";
import * as english from "../../../messages/en/office/csv.ts";
import * as spanishHistory from "../../../messages/es/office/bookings/history.ts";
import * as spanish from "../../../messages/es/office/csv.ts";
import { bringUpToDate } from "../bookings/up-to-date.ts";
import { noteAccess } from "../customers/access-log.ts";
import { jsonOf, stamp, textOf } from "../sql.ts";
import {
  amount,
  belizeTime,
  type Columns,
  lineOf,
  phone,
  priceLines,
  worded,
} from "./csv-cells.ts";
import { askedReport } from "./reports.ts";
import { departuresSince, SERVICE_NAME } from "./seats.ts";
import { conditionsOf, firstNumber } from "./sums.ts";
import { IS_TURNED_AWAY } from "./turned-away.ts";

const BYTE_ORDER_MARK = "\uFEFF";
const LINE_END = "\r\n";

/** SQL for the hour at which a booked tour sets out unless one is agreed, from `values.usual`. */
const USUAL_TIME = `iif(b.type = 'tour', coalesce({:usual} ->> ('$."' || b.item_id || '"'), ''), '')`;

/** Both languages, since the office speaks either. */
const SPOKEN = {
  en: {
    ...english,
    codes: {
      ...englishHistory.values,
      ...{ type: english.types, noRoom: english.noRoom, paymentKinds: englishHistory.paymentKinds },
      lines: english.priceLines,
    },
  },
  es: {
    ...spanish,
    codes: {
      ...spanishHistory.values,
      ...{ type: spanish.types, noRoom: spanish.noRoom, paymentKinds: spanishHistory.paymentKinds },
      lines: spanish.priceLines,
    },
  },
} as const satisfies Record<Language, object>;
type Spoken = (typeof SPOKEN)[Language];

/** SQL for a figure that is 0 while nobody has said. */
const said = (column: string) => `iif(${column} = 0, '', ${column})`;

/** SQL for the ways in which a booking was paid, each once, without what was taken back. */
const standing = (column: string, sql: string) =>
  `(SELECT coalesce(group_concat(way, ', '), '') FROM (SELECT ${sql} AS way FROM payments
    WHERE booking = b.id GROUP BY ${column} HAVING sum(cents) <> 0 ORDER BY ${column}))`;

const bookingColumns = (title: Spoken["booking"], codes: Spoken["codes"]): Columns => [
  [title.reference, "upper(substr(b.id, 1, 8))"],
  [title.id, "b.id"],
  [title.type, worded("b.type", codes.type)],
  [title.service, "b.item_name"],
  [title.date, "b.booking_date"],
  [title.time, `iif(b.departure_time = '', ${USUAL_TIME}, b.departure_time)`],
  [title.pickUpPlace, "b.pickup_place"],
  [title.pickUp, "b.pickup_notes"],
  [title.flight, "b.flight_number"],
  [title.guests, "b.guests"],
  [title.adults, said("b.adults")],
  [title.childrenAges, "b.children_ages"],
  [title.luggage, said("b.luggage")],
  [title.childSeats, said("b.child_seats")],
  [title.price, amount("b.price")],
  [title.priceLines, priceLines(codes.lines)],
  [title.paid, amount("b.paid_amount"), "number"],
  [title.paidIn, standing("currency", "currency")],
  [title.paidBy, standing("method", worded("method", codes.paid_method))],
  [title.status, worded("b.status", codes.status)],
  [title.turnedAway, `iif(${IS_TURNED_AWAY}, ${worded("b.pending_reason", codes.noRoom)}, '')`],
  [title.attendance, worded("b.attendance", codes.attendance)],
  [title.firstName, "b.customer_first_name"],
  [title.lastName, "b.customer_last_name"],
  [title.email, "b.customer_email"],
  [title.phone, phone("b.customer_phone")],
  [title.specialRequests, "b.special_requests"],
  [title.notes, "b.notes"],
  [title.source, worded("b.source", codes.created)],
  [title.bookedOn, belizeTime("b.created_at")],
  [title.language, "iif(b.lang = '', 'en', b.lang)"],
];

const seatColumns = (title: Spoken["seats"]): Columns => [
  [title.service, SERVICE_NAME],
  [title.date, "day"],
  [title.time, "time"],
  [title.offered, "seats"],
  [title.sold, "sold"],
];

const paymentColumns = (title: Spoken["payment"], codes: Spoken["codes"]): Columns => [
  [title.takenAt, belizeTime("p.taken_at")],
  [title.kind, worded("p.kind", codes.paymentKinds)],
  [title.amount, amount("p.cents / 100.0"), "number"],
  [title.currency, "p.currency"],
  [title.usd, amount("p.usd_cents / 100.0"), "number"],
  [title.method, worded("p.method", codes.paid_method)],
  [title.takenBy, "coalesce((SELECT username FROM admins WHERE id = p.taken_by), p.made_by)"],
  [title.recordedBy, "p.made_by"],
  [title.note, worded("p.note", codes.paid_note)],
  [title.reference, "upper(substr(p.booking, 1, 8))"],
  [title.id, "p.id"],
  [title.corrects, "p.corrects"],
];

const customerColumns = (title: Spoken["customer"]): Columns => [
  [title.firstName, "first_name"],
  [title.lastName, "last_name"],
  [title.email, "email"],
  [title.phone, phone("phone")],
  [title.bookings, "total_bookings"],
  [title.spent, amount("total_spent")],
  [title.firstBooking, belizeTime("first_booking_at")],
  [title.lastBooking, belizeTime("last_booking_at")],
  [title.lastActivity, belizeTime("last_activity")],
];

/** In the language that is asked for (`?language=es`): that of the page. */
const spokenTo = (e: pb.RequestEvent): Spoken =>
  SPOKEN[languageOf(e.request.url.query().get("language"))];

/** `GET /api/office/reports.csv`: all bookings that the report counts, newest first. */
export function reportsCsv(e: pb.RequestEvent): void {
  bringUpToDate(e.app);
  const asked = askedReport(e);
  const { sql, values } = conditionsOf(asked);
  // both tables have the columns: the list's are meant
  const filters = sql.replace(/AND (\w+)/g, "AND l.$1");
  const said = spokenTo(e);
  const columns = bookingColumns(said.booking, said.codes);
  const rows = `SELECT ${lineOf(columns)} AS line FROM booking_list AS l
    CROSS JOIN bookings AS b ON b.id = l.id WHERE l.n >= {:from} ${filters} ORDER BY l.n DESC`;
  const bound = { ...values, usual: usualTimes(e.app), from: firstNumber(asked) };
  sendPersonal(e, "bookings", csvOf(e.app, { columns, rows, values: bound }));
}

/** `GET /api/office/seats.csv`: the departures whose seats the report counts, in their order. */
export function seatsCsv(e: pb.RequestEvent): void {
  const columns = seatColumns(spokenTo(e).seats);
  const { sql, values } = departuresSince(e.app, askedReport(e));
  const rows = `SELECT ${lineOf(columns)} AS line FROM (${sql}) ORDER BY day, time, item_type, item_id`;
  send(e, "seats", csvOf(e.app, { columns, rows, values }));
}

/** `GET /api/office/payments.csv`: what was taken in the report's range, of deleted bookings too, newest first. */
export function paymentsCsv(e: pb.RequestEvent): void {
  const said = spokenTo(e);
  const { firstDay } = askedReport(e);
  const since = firstDay === null ? "" : stamp(startOfBelizeDay(firstDay));
  const columns = paymentColumns(said.payment, said.codes);
  const rows = `SELECT ${lineOf(columns)} AS line FROM payments AS p
    WHERE p.taken_at >= {:since} ORDER BY p.taken_at DESC, p.rowid DESC`;
  sendPersonal(e, "payments", csvOf(e.app, { columns, rows, values: { since } }));
}

/** `GET /api/office/customers.csv`: all customers by last name. */
export function customersCsv(e: pb.RequestEvent): void {
  bringUpToDate(e.app);
  const columns = customerColumns(spokenTo(e).customer);
  const rows = `SELECT ${lineOf(columns)} AS line FROM customers ORDER BY last_name, first_name`;
  sendPersonal(e, "customers", csvOf(e.app, { columns, rows, values: {} }));
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

/** What is of people is noted (decision 0020). */
function sendPersonal(e: pb.RequestEvent, name: string, csv: string): void {
  // between two lines; within a cell there is no carriage return (normalise.ts)
  noteAccess(e, `${name}.csv`, csv.split(`"${LINE_END}"`).length - 1);
  send(e, name, csv);
}

function send(e: pb.RequestEvent, name: string, csv: string): void {
  const file = `${name}-${belizeDay(Date.now())}.csv`;
  const headers = e.response.header();
  headers.set("Content-Disposition", `attachment; filename="${file}"`);
  headers.set("Cache-Control", "no-store");
  e.blob(200, "text/csv; charset=utf-8", toBytes(csv));
}
