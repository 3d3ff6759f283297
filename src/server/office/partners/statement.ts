import { isCalendarDay } from "#domain/belize-date.ts";
import { languageOf } from "#domain/language-of.ts";
import type { Partner } from "#domain/partners/partner.ts";
import { SPOKEN } from "#domain/partners/spoken.ts";
import type { Statement } from "#domain/partners/statement.ts";
import { statementRows } from "#domain/partners/statement-text.ts";
import { termsIn } from "#domain/partners/terms.ts";
import { daysIn } from "#domain/report/money.ts";
import { COMPANY } from "#domain/site/company.ts";
import { findPartner } from "../../partners/find.ts";
import { settingsRecord } from "../../site/public-settings.ts";
import { asked } from "../asked.ts";
import { bringUpToDate } from "../bookings/up-to-date.ts";
import { csvLines } from "../figures/csv-cells.ts";
import { sendPersonal } from "../figures/csv-file.ts";
import { jsonOf } from "../sql.ts";

/** `GET /api/office/partners/{key}/statement?month=2026-11`: what is owed for the travel of a month. */
export function answerStatement(e: pb.RequestEvent): void {
  e.json(200, statementOf(e.app, askedPartner(e), askedMonth(e)));
}

/** @throws 404 for a key of nobody */
function askedPartner(e: pb.RequestEvent): Partner {
  const partner = findPartner(e.app, e.request.pathValue("key"));
  if (!partner) throw new ApiError(404, "There is no such partner.");
  return partner;
}

/** @throws 400 for what is no month `YYYY-MM` */
function askedMonth(e: pb.RequestEvent): string {
  const month = asked(e, "month");
  if (!isCalendarDay(`${month}-01`)) throw new BadRequestError("month must be one, YYYY-MM.");
  return month;
}

/** SQL for what a language calls the service of a booking `b`: as it was booked, where it has no name of its own. */
const SERVICE = `coalesce(nullif(iif(b.type = 'tour',
    (SELECT texts ->> ('$.' || {:language} || '.name') FROM tours WHERE number = b.item_id AND json_valid(texts)),
    (SELECT texts ->> ('$.' || {:language} || '.name') FROM transfers WHERE number = b.item_id AND json_valid(texts))),
  ''), b.item_name)`;

type Row = Omit<Statement["bookings"][number], "terms"> & { readonly terms: string };

/** The bookings that the report by the day of travel counts for this partner: sold, and no-shows. */
function statementOf(app: pb.App, partner: Partner, month: string): Statement {
  bringUpToDate(app);
  const { key, name, contact, language } = partner;
  const days = daysIn(month, { from: "2000-01-01", until: "2100-12-31" });
  const rows = jsonOf<readonly Row[]>(
    app,
    `SELECT json_group_array(json_object('id', b.id, 'day', b.booking_date,
       'guest', trim(b.customer_first_name || ' ' || b.customer_last_name), 'service', ${SERVICE},
       'guests', b.guests, 'priceCents', l.cents, 'paidCents', l.paid, 'terms', b.partner_terms,
       'paidTo', b.paid_to, 'isAbsent', json(iif(l.standing = 'absent', 'true', 'false')))
       ORDER BY b.booking_date, l.n) AS value
     FROM booking_list AS l INDEXED BY idx_list_partner CROSS JOIN bookings AS b ON b.id = l.id
     WHERE l.partner = {:key} AND l.partner <> '' AND l.booking_date BETWEEN {:from} AND {:until}
       AND l.standing IN ('sold', 'absent')`,
    { key, language, ...days },
  );
  const bookings = rows.map((row) => ({ ...row, terms: termsIn(row.terms) }));
  return { partner: { key, name, contact, language }, issuer: issuerOf(app), ...days, bookings };
}

/** Who gives it, as receipts say it. */
function issuerOf(app: pb.App): Statement["issuer"] {
  const settings = settingsRecord(app);
  const text = (field: string) => settings.getString(field);
  return {
    name: text("receipt_name") || text("site_title"),
    address: text("receipt_address") || COMPANY.address,
    taxNumber: text("tax_number"),
  };
}

/** `GET /api/office/partners/{key}/statement.csv?month=2026-11`: the same in the partner's language, with its sum. */
export function statementCsv(e: pb.RequestEvent): void {
  const month = askedMonth(e);
  const statement = statementOf(e.app, askedPartner(e), month);
  const { key, language } = statement.partner;
  const rows = statementRows(statement, SPOKEN[languageOf(language)]);
  sendPersonal(e, `statement-${key}-${month}`, csvLines(rows));
}
