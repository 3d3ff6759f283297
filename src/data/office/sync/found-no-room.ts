import { officeDatabase } from "../local/database.ts";
import type { Made } from "./acts.ts";

/** How many of some stored changes were of a booking that is to be confirmed, and waits: its departure had no room. */
export async function foundNoRoom(made: readonly Made[]): Promise<number> {
  const stored = await officeDatabase().bookings.bulkGet(made.map(({ booking }) => booking.id));
  return made.filter(
    ({ booking, changes }, at) =>
      (changes.status ?? booking.status) === "confirmed" && stored[at]?.status === "pending",
  ).length;
}
