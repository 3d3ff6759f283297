import { oneLine, severalLines } from "#domain/booking/normalise.ts";
import { isBookingId } from "#domain/booking/reference.ts";
import { commitToDisk, storageTrouble } from "../../machine/durability.ts";
import { isTyped } from "../../mail/queue.ts";
import { deliverAndTell } from "../../mail/routes.ts";
import { bodyOf, textsOf } from "../../pocketbase/call.ts";
import { foundOrNull } from "../../pocketbase/found-or-null.ts";
import { newId } from "../new-record.ts";
import { refuse, refuseWhole } from "../refuse.ts";
import { change } from "../sql.ts";
import { bookingRecord } from "./json.ts";

const MAX_SUBJECT = 200;
const MAX_TEXT = 10_000;

/**
 * `POST /api/office/bookings/{id}/mail`: a message to the customer, kept with the booking. With an `id` it is written
 * once, also when it comes again since the answer was lost.
 */
export function mailCustomer(e: pb.RequestEvent): void {
  const body = bodyOf(e);
  const { subject, text, errors } = checkedLetter(body);
  const booking = bookingRecord(e.app, e.request.pathValue("id"));
  if (!booking.getString("customer_email")) errors.text = "no_address";
  if (Object.keys(errors).length > 0) return refuse(e, errors);
  const mail = { booking: booking.id, message: "", kind: "message", subject, text };
  const made = isBookingId(body.id) ? body.id : newId();
  const twin = foundOrNull(() => e.app.findRecordById("mails", made));
  if (twin) {
    if (twin.getString("booking") !== booking.id)
      return refuseWhole(e, 409, `id_used:message:${made}`);
    return e.json(200, { sent: twin.getString("state") === "sent" });
  }
  const id = queue(e.app, mail, made);
  e.json(200, { sent: deliverAndTell(e.app, id).sent });
}

/** What the office has written, and a code for each field that is not right. */
export function checkedLetter(fields: Readonly<Record<string, unknown>>) {
  const { texts, errors: faults } = textsOf(fields, "subject", "text");
  const subject = oneLine(texts.subject);
  const text = severalLines(texts.text);
  const errors: Record<string, string> = {};
  if (!subject) errors.subject = "subject_required";
  if (subject.length > MAX_SUBJECT) errors.subject = `subject_too_long:${MAX_SUBJECT}`;
  if (!text) errors.text = "message_required";
  if (text.length > MAX_TEXT) errors.text = `text_too_long:${MAX_TEXT}`;
  return { subject, text, errors: { ...errors, ...faults } };
}

/**
 * `POST /api/office/mails/{id}/resend`: tries a mail that waits or has failed once more, and sends a
 * settled one as a new mail. What it says is written from the booking as it stands now. 409 with the code of why where
 * nobody is to get it: there is no address, or its owner wants no such mails.
 */
export function resendMail(e: pb.RequestEvent): void {
  const mail = findMail(e.app, e.request.pathValue("id"));
  const text = (field: string) => mail.getString(field);
  const isSettled = text("state") === "sent" || text("state") === "suppressed";
  if (text("state") === "sending") return refuseWhole(e, 409, "mail_under_way");
  const id = isSettled
    ? queue(e.app, {
        booking: text("booking"),
        message: text("message"),
        kind: text("kind"),
        subject: isTyped({ kind: text("kind") }) ? text("subject") : "",
        text: text("text"),
      })
    : again(e.app, mail.id);
  const { sent, error, isHeld } = deliverAndTell(e.app, id);
  if (isHeld) return refuseWhole(e, 409, error);
  e.json(200, { sent });
}

/** `POST /api/office/test-mail`: to the operator; it leaves no trace in the queue. */
export function sendTestMail(e: pb.RequestEvent): void {
  const id = queue(e.app, { booking: "", message: "", kind: "test", subject: "", text: "" });
  const { sent, error } = deliverAndTell(e.app, id);
  change(e.app, "DELETE FROM mails WHERE id = {:id}", { id });
  e.json(200, { sent, error });
}

function queue(
  app: pb.App,
  mail: { booking: string; message: string; kind: string; subject: string; text: string },
  id = newId(),
): string {
  commitToDisk(app);
  try {
    change(
      app,
      `INSERT INTO mails (id, booking, message, kind, state, due_at, subject, text, by_operator, created_at, updated_at)
       VALUES ({:id}, {:booking}, {:message}, {:kind}, 'queued', {:due}, {:subject}, {:text}, true,
               strftime('%Y-%m-%d %H:%M:%fZ'), strftime('%Y-%m-%d %H:%M:%fZ'))`,
      { id, ...mail, due: Date.now() },
    );
  } catch (error) {
    throw storageTrouble(error);
  }
  return id;
}

/** A failed mail gets a new day of attempts. */
function again(app: pb.App, id: string): string {
  change(
    app,
    `UPDATE mails SET state = 'queued', attempts = 0, due_at = {:now}, by_operator = true,
       created_at = strftime('%Y-%m-%d %H:%M:%fZ') WHERE id = {:id} AND state IN ('queued', 'failed')`,
    { id, now: Date.now() },
  );
  return id;
}

function findMail(app: pb.App, id: string): pb.Record {
  const mail = foundOrNull(() => app.findRecordById("mails", id));
  if (!mail) throw new ApiError(404, "There is no such mail.");
  return mail;
}
