import { startOfBelizeDay } from "#domain/belize-date.ts";
import { askedDays, hasDays } from "../asked.ts";
import { bringUpToDate } from "../bookings/up-to-date.ts";
import { stamp } from "../sql.ts";
import {
  amount,
  belizeTime,
  type Columns,
  LINES_OR_ONE,
  lineName,
  lineOf,
  worded,
} from "./csv-cells.ts";
import { csvOf, sendPersonal } from "./csv-file.ts";
import { type Spoken, spokenTo } from "./csv-words.ts";
import { askedDated, TAKER } from "./money.ts";
import { askedReport } from "./reports.ts";
import { numbersIn, stampsIn } from "./sums.ts";

const paymentColumns = (title: Spoken["payment"], codes: Spoken["codes"]): Columns => [
  [title.takenAt, belizeTime("p.taken_at")],
  [title.kind, worded("p.kind", codes.paymentKinds)],
  [title.amount, amount("p.cents / 100.0"), "number"],
  [title.currency, "p.currency"],
  [title.usd, amount("p.usd_cents / 100.0"), "number"],
  [title.method, worded("p.method", codes.paid_method)],
  [title.takenBy, TAKER],
  [title.recordedBy, "p.made_by"],
  [title.note, worded("p.note", codes.paid_note)],
  [title.reference, "upper(substr(p.booking, 1, 8))"],
  [title.id, "p.id"],
  [title.corrects, "p.corrects"],
  [title.countedAt, belizeTime("(SELECT counted_at FROM cash_ups WHERE id = p.cash_up)")],
];

const priceLineColumns = ({ priceLine: title, codes, language }: Spoken): Columns => [
  [title.reference, "upper(substr(b.id, 1, 8))"],
  [title.bookedOn, belizeTime("b.created_at")],
  [title.date, "b.booking_date"],
  [title.service, "b.item_name"],
  [title.status, worded("b.status", codes.status)],
  [title.attendance, worded("b.attendance", codes.attendance)],
  [title.kind, lineName(codes.lines, language, "part.value")],
  [title.count, "part.value ->> 'count'"],
  [title.unit, amount("(part.value ->> 'unitCents') / 100.0"), "number"],
  [title.amount, amount("(part.value ->> 'cents') / 100.0"), "number"],
  [title.reason, "coalesce(part.value ->> 'reason', '')"],
  [title.id, "b.id"],
];

/**
 * `GET /api/office/payments.csv`: one row a payment that was taken in the report's range, or in the days from `from` to
 * `until`, of deleted bookings too, newest first.
 */
export function paymentsCsv(e: pb.RequestEvent): void {
  const said = spokenTo(e);
  const columns = paymentColumns(said.payment, said.codes);
  const rows = `SELECT ${lineOf(columns)} AS line FROM payments AS p
    WHERE p.taken_at >= {:since} AND p.taken_at < {:before} ORDER BY p.taken_at DESC, p.rowid DESC`;
  sendPersonal(e, "payments", csvOf(e.app, { columns, rows, values: takenIn(e) }));
}

function takenIn(e: pb.RequestEvent) {
  if (hasDays(e)) return stampsIn(askedDays(e));
  const { firstDay } = askedReport(e);
  return { since: firstDay === null ? "" : stamp(startOfBelizeDay(firstDay)), before: "9999" };
}

/**
 * `GET /api/office/price-lines.csv`: one row a line of the prices of bookings booked, or travelling (`by=travel`), from `from`
 * to `until`, in that order. Lines that do not come to the price, as of bookings from before there were any, are one that
 * was agreed, as on screens.
 */
export function priceLinesCsv(e: pb.RequestEvent): void {
  bringUpToDate(e.app);
  const said = spokenTo(e);
  const columns = priceLineColumns(said);
  const days = askedDays(e);
  const isTravel = askedDated(e) === "travel";
  const values = isTravel ? { first: days.from, last: days.until } : numbersIn(days);
  const day = isTravel ? "l.booking_date" : "l.n";
  const rows = `SELECT ${lineOf(columns)} AS line FROM booking_list AS l
    CROSS JOIN bookings AS b ON b.id = l.id CROSS JOIN json_each(${LINES_OR_ONE}) AS part
    WHERE ${day} BETWEEN {:first} AND {:last} ORDER BY ${day}, l.n, part.key`;
  sendPersonal(e, "price-lines", csvOf(e.app, { columns, rows, values }));
}
