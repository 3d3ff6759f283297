import { oneLine } from "#domain/booking/normalise.ts";
import { isBookingId } from "#domain/booking/reference.ts";
import { isOvertaken, PAYMENT_COLUMNS } from "#domain/booking/touched.ts";
import { office } from "#domain/office/refusal.ts";
import { findBooking } from "../../bookings/find.ts";
import { ERASED_HASH } from "../../bookings/twins.ts";
import { knowDeparture, placeOf, staysBeyond } from "../../departures/facts.ts";
import { commitToDisk, storageTrouble } from "../../machine/durability.ts";
import { bodyOf } from "../../pocketbase/call.ts";
import { actorOf, markOf } from "../admins.ts";
import { noteInAudit } from "../audit.ts";
import { refuse } from "../refuse.ts";
import { type Changes, checkEdit } from "./edit-check.ts";
import { bookingById, bookingRecord } from "./json.ts";
import { letterOf, letterWith, settleLetter } from "./letter.ts";

interface Edit {
  readonly changes: Changes;
  /** The stamp of what it was made on. */
  readonly version: unknown;
  /** What stood in the columns that it touches; null from devices that do not tell. */
  readonly before: Changes | null;
  readonly mark: string;
}

/**
 * `PATCH /api/office/bookings/{id}`: changes a booking. What others have changed beside it stays beside
 * it; where they have changed the same, the answer is 409 with the present booking, and 400 with a
 * message per field for what breaks a rule. More or fewer guests and another service cost what they cost
 * by the catalogue, unless a price is given; one that the catalogue does not know wants a reason, and so
 * does a payment that is corrected. A change with an `id` of its own that comes again, because its answer
 * was lost, is answered with what it has made.
 */
export function editBooking(e: pb.RequestEvent): void {
  const body = bodyOf(e);
  const record = bookingRecord(e.app, e.request.pathValue("id"));
  const changes = fieldsOf(body.changes);
  if (!changes) return refuse(e, { changes: "The changes are missing" });
  const reason = oneLine(String(body.reason ?? "")).slice(0, 500);
  const letter = letterOf(body.letter);
  if (letter && Object.keys(letter.errors).length > 0) return refuse(e, letter.errors);
  const mark = markOf(e, isBookingId(String(body.id)) ? String(body.id) : "");
  const edit: Edit = { changes, version: body.version, before: fieldsOf(body.before), mark };
  // before its rules are asked: what they say of a booking that has become another is no answer
  let standing = standingOf(e.app, record, edit);
  if (standing === "open") {
    const { values, errors } = checkEdit(e.app, { record, wanted: changes, reason });
    if (Object.keys(errors).length > 0) return refuse(e, errors);
    commitToDisk(e.app);
    try {
      e.app.runInTransaction((app) => {
        const current = findBooking(app, record.id);
        // deleted meanwhile, which is told below
        if (!current) return;
        standing = standingOf(app, current, edit);
        if (standing !== "open") return;
        const isBeyond = staysBeyond(current, values);
        const told = letterWith(current, changes.status, letter);
        current.load({ beyond_limit: isBeyond, ...values, changed_by: mark });
        knowDeparture(app, placeOf(current.fieldsData()));
        app.saveNoValidate(current);
        if (told !== undefined) settleLetter(app, { booking: record.id, changes, letter: told });
        if (!reason) return;
        const isOfPayment = PAYMENT_COLUMNS.some((column) => column in changes);
        const field = isOfPayment ? "paid_note" : "reason";
        const entry = { booking: record.id, actor: actorOf(e), field };
        noteInAudit(app, { ...entry, before: "", after: reason });
      });
    } catch (error) {
      throw storageTrouble(error);
    }
  }
  const current = bookingById(e.app, record.id);
  if (standing !== "overtaken") return e.json(200, current);
  const code = "changed_meanwhile";
  e.json(409, { code, message: office.words(code), current });
}

/** Whether an edit is still to be made, was made already, or somebody else was faster. */
function standingOf(app: pb.App, record: pb.Record, edit: Edit): "open" | "made" | "overtaken" {
  const { changes, version, before, mark } = edit;
  if (record.getString("changed_by") === mark) return "made";
  if (record.getString("updated_at") === version) return "open";
  // what was typed about somebody before they were erased is not written after
  if (record.getString("content_hash") === ERASED_HASH) return "overtaken";
  const isOpen = before && !isOvertaken({ changes, before, current: bookingById(app, record.id) });
  return isOpen ? "open" : "overtaken";
}

const fieldsOf = (fields: unknown): Changes | null =>
  typeof fields === "object" && fields !== null ? { ...fields } : null;
