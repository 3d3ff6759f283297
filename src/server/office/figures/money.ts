import {
  areDays,
  DATED,
  type Dated,
  type Days,
  type Figure,
  spansOf,
} from "#domain/report/money.ts";
import { answerParts } from "../answer-parts.ts";
import { asked, askedOneOf } from "../asked.ts";
import { bringUpToDate } from "../bookings/up-to-date.ts";
import { jsonOf, textOf } from "../sql.ts";

type Values = Record<string, string>;
const SUMS = ["bookings", "price", "paid", "due", "payers", "owing"];
/** Which of the kept counts says how many bookings an amount is of. */
const COUNTS = { price: "bookings", paid: "payers", due: "owing" } as const;

/** SQL for whoever has a payment `p`: the account's name, or of one that is gone the name that was noted. */
export const TAKER = "coalesce((SELECT username FROM admins WHERE id = p.taken_by), p.made_by)";

/**
 * The days that are asked for, `from` and `until` as `YYYY-MM-DD`.
 * @throws 400 where they are none, or in the wrong order
 */
export function askedDays(e: pb.RequestEvent): Days {
  const days = { from: asked(e, "from"), until: asked(e, "until") };
  if (!areDays(days)) throw new BadRequestError("from and until must be days, YYYY-MM-DD.");
  return days;
}

/** By which day bookings are asked for (`by`). @throws 400 for any other word */
export const askedDated = (e: pb.RequestEvent): Dated =>
  askedOneOf(e, "by", { words: DATED, otherwise: "booked" });

/**
 * `GET /api/office/money?by=travel&from=2026-11-01&until=2026-11-30`: what the bookings booked, or travelling, in these days
 * come to, by where they stand, service and month; and what was taken in these days, by person, method and month. In cents.
 */
export function money(e: pb.RequestEvent): void {
  bringUpToDate(e.app);
  const [by, days] = [askedDated(e), askedDays(e)];
  const sold = soldJson(e.app, by, days);
  answerParts(e, { by, ...days }, { bookings: sold, taken: takenJson(e.app, days) });
}

/** SQL for rows of kept sums in these days. */
function keptRows(table: "money_sums" | "taken_sums", days: Days, values: Values): string {
  const parts = spansOf(days).map(([first, last], at) => {
    values[`first${at}`] = first;
    values[`last${at}`] = last;
    const dated = table === "money_sums" ? "dated = {:dated} AND bookings > 0 AND" : "";
    return `SELECT * FROM ${table} WHERE ${dated} span BETWEEN {:first${at}} AND {:last${at}}`;
  });
  return parts.join(" UNION ALL ");
}

const MONTH = "substr(span, 2, 7)";

/** SQL for the JSON of sums by some columns, each with its name. */
function grouped(by: Readonly<Record<string, string>>, sums: Readonly<Record<string, string>>) {
  const members = Object.keys({ ...by, ...sums }).map((name) => `'${name}', ${name}`);
  const columns = Object.entries({ ...by, ...sums }).map(([name, sql]) => `${sql} AS ${name}`);
  const keys = Object.keys(by).join(", ");
  return `(SELECT json_group_array(json_object(${members.join(", ")})) FROM (
    SELECT ${columns.join(", ")} FROM kept AS p GROUP BY ${keys} ORDER BY ${keys}))`;
}

function soldJson(app: pb.App, dated: Dated, days: Days): string {
  const values: Values = { dated };
  const sums = Object.fromEntries(SUMS.map((name) => [name, `sum(${name})`]));
  const standing = { standing: "standing" };
  return textOf(
    app,
    `WITH kept AS MATERIALIZED (${keptRows("money_sums", days, values)})
     SELECT json_object('all', ${grouped(standing, sums)},
       'services', ${grouped({ service: "type || '/' || item_name", ...standing }, sums)},
       'months', ${grouped({ month: MONTH, ...standing }, sums)}) AS value`,
    values,
  );
}

function takenJson(app: pb.App, days: Days): string {
  const values: Values = {};
  const sums = {
    payments: "sum(payments)",
    usd: "sum(iif(currency = 'USD', cents, 0))",
    bzd: "sum(iif(currency = 'BZD', cents, 0))",
    cents: "sum(usd_cents)",
  };
  return textOf(
    app,
    `WITH kept AS MATERIALIZED (${keptRows("taken_sums", days, values)})
     SELECT json_object('persons', ${grouped({ person: TAKER }, sums)},
       'methods', ${grouped({ method: "method" }, sums)},
       'months', ${grouped({ month: MONTH }, sums)}) AS value`,
    values,
  );
}

/** How many bookings are behind a figure (`found`), and how many there are in its days at all. */
export function countBehind(app: pb.App, figure: Figure): { found: number; all: number } {
  const values: Values = { dated: figure.dated, standing: figure.standing, value: figure.value };
  const isService = figure.group === "service" ? "AND type || '/' || item_name = {:value}" : "";
  return jsonOf(
    app,
    `SELECT json_object('all', coalesce(sum(bookings), 0), 'found', coalesce(
       sum(iif(standing = {:standing} ${isService}, ${COUNTS[figure.amount]}, 0)), 0)) AS value
     FROM (${keptRows("money_sums", figure, values)})`,
    values,
  );
}

/** How many payments were made in a figure's days. */
export function countTaken(app: pb.App, days: Days): number {
  const values: Values = {};
  return jsonOf(
    app,
    `SELECT coalesce(sum(payments), 0) AS value FROM (${keptRows("taken_sums", days, values)})`,
    values,
  );
}
