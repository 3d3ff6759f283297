import { officeDatabase } from "../local/database.ts";
import type { Made } from "./acts.ts";

/** How many of some stored changes were to confirm a booking that waits on: its departure had no room. */
export async function foundNoRoom(made: readonly Made[]): Promise<number> {
  const stored = await officeDatabase().bookings.bulkGet(made.map(({ booking }) => booking.id));
  return made.filter(
    ({ changes }, at) => changes.status === "confirmed" && stored[at]?.status === "pending",
  ).length;
}
