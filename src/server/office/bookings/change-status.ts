import { BOOKING_STATUSES } from "#domain/booking/status.ts";
import { findBooking } from "../../bookings/find.ts";
import { knowDeparture, placeOf, staysBeyond } from "../../departures/facts.ts";
import { commitToDisk, storageTrouble } from "../../machine/durability.ts";
import { bodyOf } from "../../pocketbase/call.ts";
import { actorOf, markOf } from "../admins.ts";
import { noteInAudit } from "../audit.ts";
import { refuse } from "../refuse.ts";
import { bookingRecord } from "./json.ts";
import { byOffice, letterWith, settleLetter, tellOfCancelling } from "./letter.ts";

const MOST_AT_ONCE = 200;

/**
 * `POST /api/office/bookings/status`: one status for several bookings, all of them or none. What is confirmed without room on
 * its departure goes on waiting, unless `beyond_limit` says that the operator knows.
 */
export function changeStatus(e: pb.RequestEvent): void {
  const { ids, status, beyond_limit } = bodyOf(e);
  const isStatus = BOOKING_STATUSES.some((known) => known === status);
  const chosen = Array.isArray(ids) ? ids.map(String) : [];
  if (!isStatus || chosen.length === 0 || chosen.length > MOST_AT_ONCE) {
    return refuse(e, { ids: `Up to ${MOST_AT_ONCE} ids and a status are needed` });
  }
  let changed = 0;
  write(e, (app) => {
    for (const id of chosen) {
      const record = findBooking(app, id);
      // somebody else may have deleted it meanwhile
      if (!record || record.getString("status") === status) continue;
      const before = record.getString("status");
      const letter = letterWith(app, record, status, undefined);
      const isBeyond = beyond_limit === true || staysBeyond(record, { status });
      record.load({
        status,
        beyond_limit: isBeyond,
        ...byOffice({ status }),
        changed_by: markOf(e),
      });
      knowDeparture(app, placeOf(record.fieldsData()));
      app.saveNoValidate(record);
      if (letter) settleLetter(app, { booking: id, changes: { status }, letter });
      else tellOfCancelling(app, { booking: id, before });
      changed += 1;
    }
  });
  e.json(200, { changed });
}

/** `DELETE /api/office/bookings/{id}`: a late copy from the device will not bring it back. */
export function deleteBooking(e: pb.RequestEvent): void {
  const record = bookingRecord(e.app, e.request.pathValue("id"));
  write(e, (app) => {
    const entry = { booking: record.id, actor: actorOf(e), field: "deleted" };
    noteInAudit(app, { ...entry, before: record.getString("status"), after: "" });
    app.delete(record);
  });
  e.noContent(204);
}

function write(e: pb.RequestEvent, work: (app: pb.App) => void): void {
  commitToDisk(e.app);
  try {
    e.app.runInTransaction(work);
  } catch (error) {
    throw storageTrouble(error);
  }
}
