import { oneLine } from "#domain/booking/normalise.ts";
import { isBookingId } from "#domain/booking/reference.ts";
import { isOvertaken } from "#domain/booking/touched.ts";
import { BY_MAIL } from "#domain/departures/told-news.ts";
import { office } from "#domain/office/refusal.ts";
import { findBooking } from "../../bookings/find.ts";
import { ERASED_HASH } from "../../bookings/twins.ts";
import { knowDeparture, placeOf, staysBeyond } from "../../departures/facts.ts";
import { commitToDisk, storageTrouble } from "../../machine/durability.ts";
import { withItsMails } from "../../mail/brought-back.ts";
import { bodyOf, textsOf } from "../../pocketbase/call.ts";
import { actorOf, markOf } from "../admins.ts";
import { noteInAudit } from "../audit.ts";
import { newId } from "../new-record.ts";
import { hasSums, rowsOfSums, sumFaults, withoutSums } from "../payments/from-sums.ts";
import { addRows, paymentById } from "../payments/rows.ts";
import { refuse } from "../refuse.ts";
import { stamp } from "../sql.ts";
import { checkAccepted, decideRequest, decisionOf, isPlainYes } from "./decide-request.ts";
import { type Changes, checkEdit } from "./edit-check.ts";
import { bookingById, bookingRecord } from "./json.ts";
import { byOffice, letterOf, letterWith, settleLetter, tellOfCancelling } from "./letter.ts";
import { movedBy, settleMove, settleNews } from "./news.ts";

interface Edit {
  readonly id: string;
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
 * by the catalogue, unless a price is given; one that the catalogue does not know wants a reason. A change with an
 * `id` of its own that comes again, because its answer was lost, is answered with what it has made. `request` decides on
 * what its guest has asked for, with the change or, for a no, without any.
 */
export function editBooking(e: pb.RequestEvent): void {
  const body = bodyOf(e);
  const record = bookingRecord(e.app, e.request.pathValue("id"));
  const wanted = fieldsOf(body.changes);
  if (!wanted) return refuse(e, { changes: "The changes are missing" });
  const changes = withoutSums(wanted);
  const said = textsOf(body, "reason");
  if (said.errors.reason) return refuse(e, said.errors);
  const reason = oneLine(said.texts.reason).slice(0, 500);
  const letter = letterOf(body.letter);
  if (letter && Object.keys(letter.errors).length > 0) return refuse(e, letter.errors);
  const decision = decisionOf(body.request);
  if (decision && Object.keys(decision.errors).length > 0) return refuse(e, decision.errors);
  const id = isBookingId(body.id) ? body.id : newId();
  const mark = markOf(e, id);
  const edit: Edit = { id, changes, version: body.version, before: fieldsOf(body.before), mark };
  // before its rules are asked: what they say of a booking that has become another is no answer
  let standing = standingOf(e.app, record, edit);
  if (standing === "open") {
    const isYes = isPlainYes(decision, changes);
    const { values, errors } = isYes
      ? checkAccepted(e.app, record, changes)
      : checkEdit(e.app, { record, wanted: changes, reason });
    if (hasSums(wanted)) Object.assign(errors, sumFaults(wanted));
    if (Object.keys(errors).length > 0) return refuse(e, errors);
    let asked: Readonly<Record<string, string>> | null = null;
    commitToDisk(e.app);
    try {
      e.app.runInTransaction((app) => {
        const current = findBooking(app, record.id);
        // deleted meanwhile, which is told below
        if (!current) return;
        standing = standingOf(app, current, edit);
        if (standing !== "open") return;
        const paid = hasSums(wanted) ? paidBy(app, current, { e, edit, wanted, reason }) : [];
        if (paid === null || typeof paid === "string") {
          if (paid === null) standing = "overtaken";
          else asked = { reason: paid };
          return;
        }
        const trouble =
          decision && decideRequest(app, decision, { booking: record.id, by: actorOf(e) });
        if (trouble) {
          asked = { request: trouble };
          return;
        }
        const before = current.getString("status");
        const isBeyond = staysBeyond(current, values);
        const told = letterWith(app, current, changes.status, letter);
        // its mail is queued: who has made the change that it tells of had not sent it yet
        const isMailed = current.getString("told_news") === BY_MAIL + String(changes.told_news);
        const moved = movedBy(current, { changes, isAsked: decision !== null });
        current.load({
          beyond_limit: isBeyond,
          ...values,
          ...(isMailed && { told_news: current.getString("told_news") }),
          ...moved,
          ...byOffice(values),
          changed_by: mark,
        });
        knowDeparture(app, placeOf(current.fieldsData()));
        withItsMails(app, { booking: record.id, recovered: body.recovered }, () => {
          app.saveNoValidate(current);
          if (isYes && before === "confirmed" && isWaiting(app, record.id)) {
            // its guest keeps the seats; a yes beyond the limit says so
            asked = { request: "request_no_room" };
            throw new Error("no room");
          }
          if (!moved && changes.told_news !== undefined)
            settleNews(app, record.id, isMailed ? null : letter);
          else if (told !== undefined)
            settleLetter(app, { booking: record.id, changes, letter: told });
          else tellOfCancelling(app, { booking: record.id, before });
          if (moved) settleMove(app, record.id);
        });
        if (reason && !hasSums(wanted)) {
          const entry = { booking: record.id, actor: actorOf(e), field: "reason" };
          noteInAudit(app, { ...entry, before: "", after: reason });
        }
        addRows(app, { booking: record.id, rows: paid, account: e.auth?.id ?? "" });
      });
    } catch (error) {
      if (!asked) throw storageTrouble(error);
    }
    if (asked) return refuse(e, asked);
  }
  const current = bookingById(e.app, record.id);
  if (standing !== "overtaken") return e.json(200, current);
  const code = "changed_meanwhile";
  e.json(409, { code, message: office.words(code), current });
}

const isWaiting = (app: pb.App, id: string): boolean =>
  findBooking(app, id)?.getString("status") === "pending";

/** Whether an edit is still to be made, was made already, or somebody else was faster. */
function standingOf(app: pb.App, record: pb.Record, edit: Edit): "open" | "made" | "overtaken" {
  const { id, changes, version, before, mark } = edit;
  if (record.getString("changed_by") === mark || paymentById(app, id)) return "made";
  if (record.getString("updated_at") === version) return "open";
  // what was typed about somebody before they were erased is not written after
  if (record.getString("content_hash") === ERASED_HASH) return "overtaken";
  // payments stand beside each other
  if (before && Object.keys(changes).length === 0) return "open";
  const isOpen = before && !isOvertaken({ changes, before, current: bookingById(app, record.id) });
  return isOpen ? "open" : "overtaken";
}

interface Paying {
  readonly e: pb.RequestEvent;
  readonly edit: Edit;
  readonly wanted: Changes;
  readonly reason: string;
}

/** What a device from before payments were rows has recorded; see {@link rowsOfSums}. */
function paidBy(app: pb.App, booking: pb.Record, { e, edit, wanted, reason }: Paying) {
  return rowsOfSums(app, booking, {
    id: edit.id,
    changes: wanted,
    before: edit.before ?? booking.fieldsData(),
    knewAll: booking.getString("updated_at") === edit.version,
    note: reason,
    by: actorOf(e),
    takenAt: stamp(Date.now()),
  });
}

const fieldsOf = (fields: unknown): Changes | null =>
  typeof fields === "object" && fields !== null ? { ...fields } : null;
