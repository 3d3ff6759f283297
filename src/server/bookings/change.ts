import { commitToDisk, storageTrouble } from "../machine/durability.ts";
import { withItsMails } from "../mail/brought-back.ts";
import { findBooking } from "./find.ts";

/**
 * Changes some columns of a stored booking as it stands: read and written in one transaction, so that
 * nothing is lost of what others save at the same moment.
 * @param changesOf the columns' new values; null to leave the booking as it is
 * @param recovered what a device says that brings it back after a restore (mail/brought-back.ts)
 * @returns the booking as it stands now; null when it has been deleted meanwhile
 * @throws 503 when the database cannot store
 */
export function changeBooking(
  app: pb.App,
  id: string,
  changesOf: (booking: pb.Record, inside: pb.App) => Readonly<Record<string, unknown>> | null,
  recovered?: unknown,
): pb.Record | null {
  let found: pb.Record | null = null;
  commitToDisk(app);
  try {
    app.runInTransaction((inside) => {
      const booking = findBooking(inside, id);
      found = booking;
      const changes = booking && changesOf(booking, inside);
      if (!changes) return;
      booking.ignoreUnchangedFields(true);
      for (const [field, value] of Object.entries(changes)) booking.set(field, value);
      withItsMails(inside, { booking: id, recovered }, () => inside.saveNoValidate(booking));
    });
  } catch (error) {
    throw storageTrouble(error);
  }
  return found;
}
