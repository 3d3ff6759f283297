import { belizeDay } from "#domain/belize-date.ts";
import { monthsBefore, retentionOf } from "#domain/site/retention.ts";
import { forgetOldEnds } from "../../bookings/end.ts";
import { noteErasures } from "../../erasures/ledger.ts";
import { logEvent } from "../../machine/events.ts";
import { eraseOldWaivers } from "../../waivers/evidence.ts";
import { bringUpToDate } from "../bookings/up-to-date.ts";
import { jsonOf, numberOf } from "../sql.ts";
import { anonymise, LAST_TOUCHED } from "./anonymise.ts";
import { removeCaughtMails } from "./caught-mails.ts";
import { isRewriteOwed, oweRewrite, rewriteFile } from "./rewrite-file.ts";

/** Customers of one transaction: it holds the database for some 50 ms. */
const BATCH = 50;

/** As long as backups; without a mail server they are for trying out anyhow. */
const CAUGHT_MAILS_MS = 14 * 86_400_000;

/** The nightly job: contact data that are older than the settings allow are taken out. */
export function anonymiseOld(app: pb.App): void {
  forgetOldEnds(app);
  removeCaughtMails(app, (file) => file.modTimeMs < Date.now() - CAUGHT_MAILS_MS);
  const months = numberOf(app, "SELECT retention_months AS value FROM settings");
  const before = monthsBefore(belizeDay(Date.now()), retentionOf(months));
  bringUpToDate(app);
  app.runInTransaction((inside) => {
    if (eraseOldWaivers(inside)) oweRewrite(inside);
  });
  if (due(app, before).length > 0) {
    noteErasures(app, [{ kind: "retention", before }]);
    anonymiseBefore(app, before);
  }
  // what was erased a moment ago, or by somebody whom a stop or a reader has interrupted
  if (isRewriteOwed(app)) rewriteFile(app);
}

/** Takes out what is older than a day of travel (YYYY-MM-DD), customer by customer. */
export function anonymiseBefore(app: pb.App, before: string): void {
  let emails = due(app, before);
  while (emails.length > 0) {
    const batch = emails;
    app.runInTransaction((inside) => {
      for (const email of batch) anonymise(inside, email, before);
    });
    emails = due(app, before);
    // one that stays would keep the job at it for ever
    if (emails[0] === batch[0]) {
      logEvent("erasure-unfinished", { left: "customers" });
      break;
    }
  }
}

/** The next customers of whom something is too old. */
function due(app: pb.App, before: string): string[] {
  return jsonOf<string[]>(
    app,
    `SELECT json_group_array(email) AS value FROM (
       SELECT email FROM booking_list
         WHERE booking_date < {:before} AND email NOT LIKE '%@erased.invalid'
       UNION SELECT lower(email) FROM messages
         WHERE created_at < {:before} AND email NOT LIKE '%@erased.invalid'
       UNION SELECT email FROM customers
         WHERE total_bookings = 0 AND ${LAST_TOUCHED} < {:before}
       UNION SELECT customer FROM notes WHERE created_at < {:before}
         AND NOT EXISTS (SELECT 1 FROM customers WHERE email = notes.customer) LIMIT ${BATCH})`,
    { before },
  );
}
