import { belizeDay } from "#domain/belize-date.ts";
import { type ActKind, actColumns, type Columns, GUEST } from "#domain/booking/guest-acts/acts.ts";
import { acts } from "#domain/booking/guest-acts/refusal.ts";
import { isBookingId } from "#domain/booking/reference.ts";
import { beforeOf, isOvertaken } from "#domain/booking/touched.ts";
import { instantIn } from "#domain/instant.ts";
import { knowDeparture, placeOf, staysBeyond } from "../departures/facts.ts";
import { refuse, refuseWhole } from "../guards/refuse.ts";
import { commitToDisk, storageTrouble } from "../machine/durability.ts";
import { withItsMails } from "../mail/brought-back.ts";
import { tellOfChange } from "../mail/told-changes.ts";
import { takeBackNews } from "../office/bookings/news.ts";
import { numberOf } from "../office/sql.ts";
import { isTooLateToChange } from "./change-policy.ts";
import { findBooking } from "./find.ts";
import { checkAct } from "./guest-act-check.ts";
import { NOT_THERE } from "./manage.ts";
import { askForChange, hasAsked, isPastFree } from "./requests.ts";
import { answerTrip, tripJson } from "./told-guests.ts";

/** What asks for a seat, where it becomes another. */
const MOVE: readonly string[] = ["booking_date", "departure_time"];
const ROOM: readonly string[] = [...MOVE, "guests"];

/** More than anybody changes of a booking: what comes beyond is somebody's play, and its history has no end. */
const MOST_CHANGES = 300;

type Standing = "open" | "made" | "overtaken" | "late";

/**
 * An act of a guest that changes columns (`POST /api/trip/changes`, decision 45): checked and stored in one transaction.
 * What others have changed beside it stays beside it; where they have changed the same, the answer is 409 with the booking
 * as it stands (`current`); 409 `taken_place` once the day is over; 400 with a code for each field that breaks a rule,
 * and where its departure has no room for it, which leaves the booking as it is. One that comes again is answered with
 * what it has made. A change that is free no more is asked for, and makes nothing of the booking (requests.ts).
 * @throws 503 when the database cannot store
 */
export function makeAct(
  e: pb.RequestEvent,
  opened: pb.Record,
  { kind, body }: { readonly kind: ActKind; readonly body: Columns },
): void {
  const { id } = body;
  if (!isBookingId(id)) return refuse(e, { id: "id_malformed" }, acts);
  const changes: Columns = { ...Object(body.changes) };
  const before = scalarsOf(beforeOf(Object(body.before), changes));
  const strange = Object.keys(changes).filter((column) => !actColumns(kind).includes(column));
  if (strange.length > 0) return refuse(e, Object.fromEntries(strange.map(notTaken)), acts);
  if (Object.keys(changes).length === 0) return refuse(e, { changes: "check_input" }, acts);

  const mark = `${GUEST} ${id}`;
  let standing = "open" as Standing;
  let errors: Readonly<Record<string, string>> = {};
  let booking: pb.Record | null = null;
  commitToDisk(e.app);
  try {
    e.app.runInTransaction((app) => {
      booking = findBooking(app, opened.id);
      if (!booking) return;
      standing = hasAsked(app, id) ? "made" : standingOf(booking, { mark, changes, before });
      if (standing === "open" && kind === "change" && isTooLateToChange(booking, Date.now()))
        standing = "late";
      if (standing !== "open") return;
      const checked = checkAct(app, booking, { kind, changes, price: body.price });
      errors = hasChangedTooOften(app, opened.id)
        ? { changes: "changed_too_often" }
        : checked.errors;
      if (Object.keys(errors).length > 0) return;
      if (kind === "change" && isPastFree(booking)) {
        const madeAt = instantIn(`${body.made_at ?? ""}`);
        const asked = asStored(changes, checked.values);
        return askForChange(app, booking.id, { id, changes: asked, before, madeAt });
      }
      const wasConfirmed = booking.getString("status") === "confirmed";
      const isBeyond = staysBeyond(booking, checked.values);
      booking.ignoreUnchangedFields(true);
      // of a move of their own nobody has to tell them
      const moved = MOVE.some((column) => column in checked.values) && { moved_from: "" };
      booking.load({ ...checked.values, ...moved, beyond_limit: isBeyond, changed_by: mark });
      const asksForRoom = ROOM.some((column) => column in checked.values);
      if (asksForRoom) knowDeparture(app, placeOf(booking.fieldsData()));
      const changed = booking;
      withItsMails(app, { booking: opened.id, recovered: body.recovered }, () => {
        if (kind === "change") tellOfChange(app, opened.id);
        if (moved) takeBackNews(app, opened.id);
        app.saveNoValidate(changed);
      });
      if (!asksForRoom) return;
      booking = findBooking(app, opened.id);
      if (!wasConfirmed || booking?.getString("status") !== "pending") return;
      // the guest keeps what they had
      errors = { [roomField(changes)]: "no_room" };
      throw new Error("no room");
    });
  } catch (error) {
    if (!Object.values(errors).includes("no_room")) throw storageTrouble(error);
  }
  if (Object.keys(errors).length > 0) return refuse(e, errors, acts);
  if (!booking) return refuseWhole(e, 404, NOT_THERE);
  if (standing === "late") return refuseWhole(e, 409, "taken_place");
  if (standing === "overtaken") return refuseOvertaken(e, booking);
  answerTrip(e, booking);
}

const hasChangedTooOften = (app: pb.App, booking: string): boolean =>
  numberOf(
    app,
    `SELECT count(*) AS value FROM audit WHERE booking = {:booking} AND actor = '${GUEST}'`,
    { booking },
  ) >= MOST_CHANGES;

/** What was asked for, as it would be stored: without what follows from it. */
const asStored = (changes: Columns, values: Columns): Columns =>
  Object.fromEntries(Object.keys(changes).map((column) => [column, values[column]]));

/** No column is a list: SQLite reads no JSON that is nested deeply, and what is asked for is stored. */
const scalarsOf = (columns: object): Columns =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => typeof value !== "object"));

const notTaken = (field: string) => [field, "check_input"] as const;

const roomField = (changes: Columns) => ROOM.find((column) => column in changes) ?? "changes";

interface Wish {
  readonly mark: string;
  readonly changes: Columns;
  readonly before: Columns;
}

/** Whether an act is still to be made, was made already, comes too late, or somebody else was faster. */
function standingOf(booking: pb.Record, { mark, changes, before }: Wish): Standing {
  const current = columnsOf(booking);
  const isThere = Object.entries(changes).every(([column, value]) => current[column] === value);
  if (current.changed_by === mark || isThere) return "made";
  if (current.status === "completed" || String(current.booking_date) < belizeDay(Date.now()))
    return "late";
  const isCancelled = current.status === "cancelled";
  return isCancelled || isOvertaken({ changes, before, current }) ? "overtaken" : "open";
}

/** As they are told and stored, without what PocketBase makes of them in its engine. */
const columnsOf = (booking: pb.Record): Columns => JSON.parse(JSON.stringify(booking.fieldsData()));

function refuseOvertaken(e: pb.RequestEvent, booking: pb.Record): void {
  const code = "changed_meanwhile";
  const said = JSON.stringify({ status: 409, code, message: acts.words(code), data: {} });
  e.blob(409, "application/json", `${said.slice(0, -1)},"current":${tripJson(e.app, booking)}}`);
}
