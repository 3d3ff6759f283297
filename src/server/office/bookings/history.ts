import { languageOf } from "#domain/language-of.ts";
import { openedLinks } from "../../bookings/links/opened-links.ts";
import { tripUrl } from "../../bookings/links/trip-key.ts";
import { jsonOf } from "../sql.ts";
import { bookingById, bookingRecord } from "./json.ts";

interface AuditEntry {
  readonly at: string;
  readonly actor: string;
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

const ACTORS: Readonly<Record<string, string>> = { desk: "admin", code: "admin", seed: "system" };

/** SQL for a payment in one line, which `historyWords` reads: `-20.00 BZD cash: Typed twice`. */
const PAYMENT_LINE = `printf('%.2f', cents / 100.0) || ' ' || currency || ' ' || method
  || iif(note = '', '', ': ' || note)`;

/** SQL for what stands on a receipt's paper, as `receiptNumber` (#domain/receipts/number.ts). */
const RECEIPT_NUMBER = "printf('%s-%04d', series, number)";

/**
 * `GET /api/office/bookings/{id}/history`: who changed what, recorded which payment and gave which receipt, newest
 * first, as far as the last thousand, and the booking's mails, the guest's link, and when that was opened.
 */
export function history(e: pb.RequestEvent): void {
  const booking = bookingById(e.app, e.request.pathValue("id"));
  const id = String(booking.id);
  const audit = jsonOf<AuditEntry[]>(
    e.app,
    `SELECT json_group_array(json_object('at', at, 'actor', actor, 'field', field,
       'before', before, 'after', after)) AS value
     FROM (SELECT at, actor, field, before, after, 1 AS part, rowid AS n FROM audit WHERE booking = {:id}
       UNION ALL
       SELECT created_at, made_by, kind, '', ${PAYMENT_LINE}, 0, rowid FROM payments WHERE booking = {:id}
       UNION ALL
       SELECT created_at, issued_by, iif(payment = '', 'receipt_void', 'receipt'), '', ${RECEIPT_NUMBER}, 0, rowid
       FROM receipts WHERE booking = {:id}
       UNION ALL
       SELECT created_at, made_by, iif(kind = 'void', 'waiver_void', 'waiver'), '', guest || reason, 0, rowid
       FROM waivers WHERE booking = {:id}
       ORDER BY at DESC, part, n DESC LIMIT 1000)`,
    { id },
  );
  const created: AuditEntry = {
    at: String(booking.created_at),
    actor: ACTORS[String(booking.source)] ?? "customer",
    field: "created",
    before: "",
    after: String(booking.source),
  };
  const record = bookingRecord(e.app, id);
  e.json(200, {
    audit: [...audit, created],
    mails: mailsOf(e.app, id),
    trip: tripUrl(record, languageOf(record.getString("lang")), "device"),
    opened: openedLinks(e.app, id),
  });
}

function mailsOf(app: pb.App, booking: string): object[] {
  return jsonOf(
    app,
    `SELECT json_group_array(json_object('id', id, 'kind', kind, 'state', state, 'attempts', attempts,
       'recipient', recipient, 'subject', subject, 'text', text, 'error', error, 'sent_at', sent_at,
       'created_at', created_at)) AS value
     FROM (SELECT * FROM mails WHERE booking = {:booking} ORDER BY created_at, kind)`,
    { booking },
  );
}
