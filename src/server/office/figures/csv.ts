import { STANDARD_POLICY_HOURS } from "#domain/booking/guest-acts/policy.ts";
import { startTime } from "#domain/calendar/tour-hours.ts";
import type { ItineraryStop } from "#domain/catalogue/tour.ts";
import { askedRange } from "../asked.ts";
import { bringUpToDate } from "../bookings/up-to-date.ts";
import { jsonOf } from "../sql.ts";
import {
  amount,
  belizeTime,
  type Columns,
  lineCounts,
  lineOf,
  phone,
  priceLines,
  worded,
} from "./csv-cells.ts";
import { csvOf, send, sendPersonal } from "./csv-file.ts";
import { calledBeside, saidAnswers, saidGuests } from "./csv-said.ts";
import { type Spoken, spokenTo } from "./csv-words.ts";
import { askedReport } from "./reports.ts";
import { departuresSince, SERVICE_NAME } from "./seats.ts";
import { conditionsOf, firstNumber } from "./sums.ts";
import { IS_TURNED_AWAY } from "./turned-away.ts";

/** SQL for the hour at which a booked tour sets out unless one is agreed, from `values.usual`. */
const USUAL_TIME = `iif(b.type = 'tour', coalesce({:usual} ->> ('$."' || b.item_id || '"'), ''), '')`;

/** SQL for a figure that is 0 while nobody has said. */
const said = (column: string) => `iif(${column} = 0, '', ${column})`;

/** SQL for the ways in which a booking was paid, each once, without what was taken back. */
const standing = (column: string, sql: string) =>
  `(SELECT coalesce(group_concat(way, ', '), '') FROM (SELECT ${sql} AS way FROM payments
    WHERE booking = b.id GROUP BY ${column} HAVING sum(cents) <> 0 ORDER BY ${column}))`;

/** SQL for the guests who have signed a waiver, or for whom somebody has, each once. */
const SIGNED_FOR = `(SELECT coalesce(group_concat(DISTINCT guest), '') FROM waivers AS w WHERE w.booking = b.id
  AND w.kind = 'signed' AND NOT EXISTS (SELECT 1 FROM waivers WHERE voids = w.id AND voids <> ''))`;

const bookingColumns = ({ booking: title, codes, language }: Spoken): Columns => [
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
  [title.party, lineCounts("band", language)],
  [title.extras, lineCounts("added", language)],
  [title.together, "upper(substr(b.together, 1, 8))"],
  [title.guestList, saidGuests(codes)],
  [title.answers, saidAnswers("b.answers", codes)],
  [title.luggage, said("b.luggage")],
  [title.childSeats, said("b.child_seats")],
  [title.price, amount("b.price")],
  [title.priceLines, priceLines(codes.lines, language)],
  [title.code, "b.code"],
  [title.codeUsed, "b.code_used"],
  [title.deposit, amount("b.deposit_amount")],
  [title.depositBy, "b.deposit_by"],
  [title.policyHours, `iif(b.policy_hours = 0, ${STANDARD_POLICY_HOURS}, b.policy_hours)`],
  [title.paid, amount("b.paid_amount"), "number"],
  [title.paidIn, standing("currency", "currency")],
  [title.paidBy, standing("method", worded("method", codes.paid_method))],
  [title.partner, "b.partner"],
  [title.paidTo, "b.paid_to"],
  [title.status, worded("b.status", codes.status)],
  [title.turnedAway, `iif(${IS_TURNED_AWAY}, ${worded("b.pending_reason", codes.noRoom)}, '')`],
  [title.waivers, SIGNED_FOR],
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

/** `GET /api/office/reports.csv`: all bookings that the report counts, newest first. */
export function reportsCsv(e: pb.RequestEvent): void {
  bringUpToDate(e.app);
  const asked = askedReport(e);
  const { sql, values } = conditionsOf(asked);
  // both tables have the columns: the list's are meant
  const filters = sql.replace(/AND (\w+)/g, "AND l.$1");
  const said = spokenTo(e);
  const columns = bookingColumns(said);
  const rows = `SELECT ${lineOf(columns)} AS line FROM booking_list AS l
    CROSS JOIN bookings AS b ON b.id = l.id WHERE l.n >= {:from} ${filters} ORDER BY l.n DESC`;
  const known = { usual: usualTimes(e.app), called: calledBeside(e.app, said.language) };
  const bound = { ...values, ...known, from: firstNumber(asked) };
  sendPersonal(e, "bookings", csvOf(e.app, { columns, rows, values: bound }));
}

/** `GET /api/office/seats.csv`: the departures whose seats the report counts, in their order. */
export function seatsCsv(e: pb.RequestEvent): void {
  const columns = seatColumns(spokenTo(e).seats);
  const { sql, values } = departuresSince(e.app, askedReport(e));
  const rows = `SELECT ${lineOf(columns)} AS line FROM (${sql}) ORDER BY day, time, item_type, item_id`;
  send(e, "seats", csvOf(e.app, { columns, rows, values }));
}

/** `GET /api/office/customers.csv`: all customers by last name. */
export function customersCsv(e: pb.RequestEvent): void {
  askedRange(e, []);
  bringUpToDate(e.app);
  const columns = customerColumns(spokenTo(e).customer);
  const rows = `SELECT ${lineOf(columns)} AS line FROM customers ORDER BY last_name, first_name`;
  sendPersonal(e, "customers", csvOf(e.app, { columns, rows, values: {} }));
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
