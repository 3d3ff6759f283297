import { languageOf } from "#domain/language-of.ts";
import * as englishHistory from "../../../messages/en/office/bookings/history.ts";
import * as english from "../../../messages/en/office/csv.ts";
import * as spanishHistory from "../../../messages/es/office/bookings/history.ts";
import * as spanish from "../../../messages/es/office/csv.ts";
import { asked, askedRange } from "../asked.ts";
import { amount, belizeTime, type Columns, lineOf, worded } from "../figures/csv-cells.ts";
import { csvOf, sendPersonal } from "../figures/csv-file.ts";
import { jsonOf } from "../sql.ts";
import { IS_CANCELLED } from "./rows.ts";

/** Both languages, since the office speaks either. */
const SPOKEN = {
  en: { title: english.receipt, taxes: english.taxClasses, ...englishHistory },
  es: { title: spanish.receipt, taxes: spanish.taxClasses, ...spanishHistory },
};

const said = (name: string) => `coalesce(r.content ->> '$.${name}', '')`;
const sum = (cents: string) => amount(`(${cents}) / 100.0`);
/** Of an amount that is kept in the currency as handed over, and in the other one. */
const inCurrency = (currency: string, own: string, other: string) =>
  sum(
    `iif(${said("currency")} = '${currency}', r.content ->> '$.${own}', r.content ->> '$.${other}')`,
  );

/** Of a receipt among what was given, counted from the rows: it stays as it was given. */
const standing = ({ notValid, cancelled, valid }: (typeof SPOKEN)["en"]["title"]) =>
  `iif(r.payment = '', '${notValid}', iif(${IS_CANCELLED}, '${cancelled}', '${valid}'))`;

function columnsIn({ title, taxes, values, paymentKinds }: (typeof SPOKEN)["en"]): Columns {
  return [
    [title.series, "r.series"],
    [title.number, "r.number"],
    [title.issuedAt, belizeTime("r.issued_at")],
    [title.issuedBy, "r.issued_by"],
    [title.standing, standing(title)],
    [title.kind, worded(said("kind"), paymentKinds)],
    [title.amount, sum("r.content ->> '$.cents'"), "number"],
    [title.currency, said("currency")],
    [title.method, worded(said("method"), values.paid_method)],
    [title.usd, inCurrency("USD", "cents", "otherCents"), "number"],
    [title.bzd, inCurrency("BZD", "cents", "otherCents"), "number"],
    [title.taxClass, worded(said("taxClass"), taxes)],
    [title.taxUsd, inCurrency("USD", "taxCents", "otherTaxCents"), "number"],
    [title.taxBzd, inCurrency("BZD", "taxCents", "otherTaxCents"), "number"],
    [title.guest, said("guest")],
    [title.service, said("service.en")],
    [title.day, said("day")],
    [title.reference, "upper(substr(r.booking, 1, 8))"],
    [title.cancels, said("cancels")],
    [title.replaces, said("replaces")],
    [title.payment, "r.payment"],
  ];
}

/** `GET /api/office/receipts.csv`: all numbers that were given, a series after the other. */
export function receiptsCsv(e: pb.RequestEvent): void {
  askedRange(e, []);
  const columns = columnsIn(SPOKEN[languageOf(asked(e, "language"))]);
  const rows = `SELECT ${lineOf(columns)} AS line FROM receipts AS r ORDER BY r.series, r.number`;
  sendPersonal(e, "receipts", csvOf(e.app, { columns, rows, values: {} }));
}

/**
 * `GET /api/office/receipts/missing`: the numbers that lie before one that has arrived and have not themselves, as
 * `{ missing: [{ series, from, until }] }`: on a device that has no line yet, or lost with one.
 */
export function missingReceipts(e: pb.RequestEvent): void {
  const missing = jsonOf(
    e.app,
    `SELECT json_group_array(json_object('series', series, 'from', before + 1, 'until', number - 1)) AS value
     FROM (SELECT series, number, coalesce(lag(number) OVER (PARTITION BY series ORDER BY number), 0) AS before
       FROM receipts ORDER BY series, number) WHERE number > before + 1`,
  );
  e.json(200, { missing });
}
