import { DATED, type Dated, type Days, type Figure, spansOf } from "#domain/report/money.ts";
import { answerParts } from "../answer-parts.ts";
import { askedDays, askedOneOf } from "../asked.ts";
import { bringUpToDate } from "../bookings/up-to-date.ts";
import { jsonOf, numberOf, textToPass } from "../sql.ts";

type Values = Record<string, string | number>;
/** Which of the kept counts says how many bookings an amount is of. */
const COUNTS = { price: "bookings", paid: "payers", due: "owing", held: "holding" } as const;

/** SQL for whoever has a payment `p`: the account's name, or of one that is gone the name that was noted. */
export const TAKER = "coalesce((SELECT username FROM admins WHERE id = p.taken_by), p.made_by)";

/** By which day bookings are asked for (`by`). @throws 400 for any other word */
export const askedDated = (e: pb.RequestEvent): Dated =>
  askedOneOf(e, "by", { words: DATED, otherwise: "booked" });

/**
 * `GET /api/office/money?by=travel&from=2026-11-01&until=2026-11-30`: what the bookings booked, or travelling, in these days
 * come to, by where they stand, service, partner and month; and what was taken in these days, by person, method and month. In cents.
 */
export function money(e: pb.RequestEvent): void {
  bringUpToDate(e.app);
  const [by, days] = [askedDated(e), askedDays(e)];
  const sold = soldJson(e.app, by, days);
  answerParts(e, { by, ...days }, { bookings: sold, taken: takenJson(e.app, days) });
}

const NAMES = [
  ...["bookings", "price", "paid", "due", "held"],
  ...["payers", "owing", "holding"],
] as const;
const SUMS = summed(NAMES);
const MONTH = "substr(span, 2, 7)";
const handed = (sign: string) => `${sign} * sum(payments) AS payments,
  ${sign} * sum(iif(currency = 'USD', cents, 0)) AS usd,
  ${sign} * sum(iif(currency = 'BZD', cents, 0)) AS bzd, ${sign} * sum(usd_cents) AS cents`;
const TAKEN = ["payments", "usd", "bzd", "cents"] as const;

/** SQL for sums of columns under their own names. */
function summed(names: readonly string[]): string {
  return names.map((name) => `sum(${name}) AS ${name}`).join(", ");
}

/** SQL for the JSON of all rows that a query gives, in its order. */
function jsonRows(names: readonly string[], from: string): string {
  const members = names.map((name) => `'${name}', ${name}`).join(", ");
  return `(SELECT json_group_array(json_object(${members})) FROM ${from})`;
}

/** So many spans any days are at most; those that there are not hold nothing, so that each query has one text only. */
const MOST_SPANS = 3;
const NO_SPAN = { first: "", last: "", isLess: false };

/**
 * SQL for rows of kept sums that add up to these days: a query for each of their spans.
 * @param columns those that are asked for, what is counted times the sign, and by what they are grouped
 */
function keptRows(
  days: Days,
  values: Values,
  columns: (where: string, sign: string) => string,
): string {
  const spans = spansOf(days);
  const parts: string[] = [];
  for (let at = 0; at < MOST_SPANS; at += 1) {
    const { first, last, isLess } = spans[at] ?? NO_SPAN;
    values[`first${at}`] = first;
    values[`last${at}`] = last;
    values[`sign${at}`] = isLess ? -1 : 1;
    parts.push(columns(`span BETWEEN {:first${at}} AND {:last${at}}`, `{:sign${at}}`));
  }
  return parts.join(" UNION ALL ");
}

const soldRows = (days: Days, values: Values, group: string) =>
  keptRows(
    days,
    values,
    (where, sign) => `SELECT ${group}, ${signed(sign, NAMES)} FROM money_sums
      WHERE dated = {:dated} AND ${where} AND bookings > 0 GROUP BY ${group}`,
  );

const signed = (sign: string, names: readonly string[]) =>
  names.map((name) => `${sign} * sum(${name}) AS ${name}`).join(", ");

/** Each row is looked at twice, and in the table's own order where that can be: three times as quick as three groupings. */
function soldJson(app: pb.App, dated: Dated, days: Days): pb.Text {
  const values: Values = { dated };
  const sales = soldRows(days, values, "type, item_name, partner, standing");
  const spans = soldRows(days, values, "span, standing");
  return textToPass(
    app,
    `WITH sales AS MATERIALIZED (SELECT type, item_name, partner, standing, ${SUMS}
       FROM (${sales}) GROUP BY type, item_name, partner, standing HAVING sum(bookings) > 0),
     services AS (SELECT type || '/' || item_name AS service, standing, ${SUMS}
       FROM sales GROUP BY type, item_name, standing),
     senders AS (SELECT s.partner, p.name, standing, ${SUMS}
       FROM sales AS s JOIN partners AS p ON p.key = s.partner GROUP BY s.partner, standing),
     months AS MATERIALIZED (SELECT ${MONTH} AS month, standing, ${SUMS}
       FROM (${spans}) GROUP BY month, standing HAVING sum(bookings) > 0)
     SELECT json_object(
       'all', ${jsonRows(["standing", ...NAMES], `(SELECT standing, ${SUMS} FROM months GROUP BY standing)`)},
       'services', ${jsonRows(["service", "standing", ...NAMES], "services")},
       'partners', ${jsonRows(["partner", "name", "standing", ...NAMES], "senders")},
       'months', ${jsonRows(["month", "standing", ...NAMES], "months")}) AS value`,
    values,
  );
}

function takenJson(app: pb.App, days: Days): pb.Text {
  const values: Values = {};
  const hands = "span, taken_by, made_by, method";
  const rows = keptRows(
    days,
    values,
    (where, sign) =>
      `SELECT ${hands}, ${handed(sign)} FROM taken_sums WHERE ${where} GROUP BY ${hands}`,
  );
  const by = (name: string, sql = name) =>
    jsonRows(
      [name, ...TAKEN],
      `(SELECT ${sql} AS ${name}, ${summed(TAKEN)} FROM hands AS p GROUP BY ${name} ORDER BY ${name})`,
    );
  return textToPass(
    app,
    `WITH hands AS MATERIALIZED (
       SELECT ${MONTH} AS month, taken_by, made_by, method, ${summed(TAKEN)}
       FROM (${rows}) GROUP BY month, taken_by, made_by, method HAVING sum(payments) > 0)
     SELECT json_object('persons', ${by("person", TAKER)}, 'methods', ${by("method")},
       'months', ${by("month")}) AS value`,
    values,
  );
}

/** SQL for the rows of a group that have the figure's value. */
const ONE: Readonly<Record<string, string>> = {
  service: "AND type || '/' || item_name = {:value}",
  partner: "AND partner = {:value}",
};

/** How many bookings are behind a figure (`found`), and how many there are in its days at all. */
export function countBehind(app: pb.App, figure: Figure): { found: number; all: number } {
  const values: Values = { dated: figure.dated, standing: figure.standing, value: figure.value };
  const isOne = ONE[figure.group] ?? "";
  const rows = keptRows(
    figure,
    values,
    (where, sign) => `SELECT ${sign} * bookings AS number,
        iif(standing = {:standing} ${isOne}, ${sign} * ${COUNTS[figure.amount]}, 0) AS meant
      FROM money_sums WHERE dated = {:dated} AND ${where}`,
  );
  return jsonOf(
    app,
    `SELECT json_object('all', coalesce(sum(number), 0), 'found', coalesce(sum(meant), 0)) AS value
     FROM (${rows})`,
    values,
  );
}

/** How many payments were made in a figure's days. */
export function countTaken(app: pb.App, days: Days): number {
  const values: Values = {};
  const rows = keptRows(
    days,
    values,
    (where, sign) => `SELECT ${sign} * payments AS number FROM taken_sums WHERE ${where}`,
  );
  return numberOf(app, `SELECT coalesce(sum(number), 0) AS value FROM (${rows})`, values);
}
