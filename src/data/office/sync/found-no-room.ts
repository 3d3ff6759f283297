import { observe } from "../../local/observe.ts";
import { officeDatabase } from "../local/database.ts";
import type { Made } from "./acts.ts";

/**
 * How many of some changes were of a booking that is to be confirmed, and waits: its departure had no room. Answers once
 * none of them waits on this device any more, which without a line may take as long as this page lives.
 */
export async function foundNoRoom(made: readonly Made[]): Promise<number> {
  await whenGone(made.map(({ id }) => id));
  const stored = await officeDatabase().bookings.bulkGet(made.map(({ booking }) => booking.id));
  return made.filter(({ booking, changes }, at) => {
    const now = stored[at];
    // one that was taken back before it was sent has changed nothing
    const isChanged = now !== undefined && now.updated_at !== booking.version;
    const isConfirmed = (changes.status ?? booking.status) === "confirmed";
    return isConfirmed && isChanged && now.status === "pending";
  }).length;
}

function whenGone(ids: readonly string[]): Promise<void> {
  return new Promise((resolve) => {
    const left = observe(() => officeDatabase().acts.where("id").anyOf(ids).count());
    const stop = left.subscribe((count) => {
      if (count !== 0) return;
      queueMicrotask(() => stop());
      resolve();
    });
  });
}
