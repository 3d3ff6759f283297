import { foundOrNull } from "../pocketbase/found-or-null.ts";

/** A stored booking, or null. */
export function findBooking(app: pb.App, id: string): pb.Record | null {
  return foundOrNull(() => app.findRecordById("bookings", id));
}
