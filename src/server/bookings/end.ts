import { commitToDisk, storageTrouble } from "../machine/durability.ts";
import { change, jsonOf, stamp } from "../office/sql.ts";

/** How a booking that is not there has ended: deleted by the operator, or by its guest before it came. */
export interface BookingEnd {
  /** Hash of the guest's key; empty when the operator has deleted the booking. */
  readonly key: string;
}

/** The end of an id that no booking has; null where nothing has ended. The insert's trigger refuses it. */
export function endOf(app: pb.App, id: string): BookingEnd | null {
  const found = jsonOf<BookingEnd[]>(
    app,
    `SELECT json_group_array(json_object('key', key)) AS value FROM booking_tombstones WHERE id = {:id}`,
    { id },
  );
  return found[0] ?? null;
}

/**
 * Keeps the end of a booking that may still be on its way.
 * @returns false when the booking has come meanwhile
 * @throws 503 when the database cannot store
 */
export function endUnknown(app: pb.App, id: string, key: string): boolean {
  commitToDisk(app);
  try {
    const kept = change(
      app,
      `INSERT INTO booking_tombstones (id, key, ended_at) SELECT {:id}, {:key}, {:at}
       WHERE NOT EXISTS (SELECT 1 FROM bookings WHERE id = {:id}) ON CONFLICT DO NOTHING`,
      { id, key: $security.sha256(key), at: stamp(Date.now()) },
    );
    return kept > 0 || endOf(app, id) !== null;
  } catch (error) {
    throw storageTrouble(error);
  }
}

const DAY_MS = 86_400_000;
/** What a device has kept for longer is not taken in any more, whatever it is. */
const KEPT_DAYS = 400;

/** The nightly job: ends of bookings that nobody can send any more. What the operator has deleted stays. */
export function forgetOldEnds(app: pb.App): void {
  change(app, "DELETE FROM booking_tombstones WHERE key <> '' AND ended_at < {:before}", {
    before: stamp(Date.now() - KEPT_DAYS * DAY_MS),
  });
}
