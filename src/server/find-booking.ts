import { foundOrNull } from "./found-or-null.ts";

/** A stored booking, or null. */
export function findBooking(app: pb.App, id: string): pb.Record | null {
  return foundOrNull(() => app.findRecordById("bookings", id));
}

/** True for the id of a booking that the operator has deleted: the insert's trigger refuses it. */
export function isDeleted(app: pb.App, id: string): boolean {
  const row = new DynamicModel({ found: false });
  app
    .db()
    .newQuery("SELECT EXISTS (SELECT 1 FROM booking_tombstones WHERE id = {:id}) AS found")
    .bind({ id })
    .one(row);
  return row.found === true;
}
