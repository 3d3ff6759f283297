import { jsonOf } from "../sql.ts";
import { bookingById } from "./json.ts";

interface AuditEntry {
  readonly at: string;
  readonly actor: string;
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

const ACTORS: Readonly<Record<string, string>> = { desk: "admin", code: "admin", seed: "system" };

/** `GET /api/office/bookings/{id}/history`: who changed what, newest first, and the booking's mails. */
export function history(e: pb.RequestEvent): void {
  const booking = bookingById(e.app, e.request.pathValue("id"));
  const id = String(booking.id);
  const audit = jsonOf<AuditEntry[]>(
    e.app,
    `SELECT json_group_array(json_object('at', at, 'actor', actor, 'field', field,
       'before', before, 'after', after)) AS value
     FROM (SELECT * FROM audit WHERE booking = {:id} ORDER BY at DESC, rowid DESC)`,
    { id },
  );
  const created: AuditEntry = {
    at: String(booking.created_at),
    actor: ACTORS[String(booking.source)] ?? "customer",
    field: "created",
    before: "",
    after: String(booking.source),
  };
  e.json(200, { audit: [...audit, created], mails: mailsOf(e.app, id) });
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
