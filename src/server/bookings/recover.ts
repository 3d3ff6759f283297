import { isBookingId } from "#domain/booking/reference.ts";
import { refuse } from "../guards/refuse.ts";
import { epochOf, epochsOf } from "../machine/epochs.ts";
import { jsonOf } from "../office/sql.ts";
import { bodyOf } from "../pocketbase/call.ts";
import { sealOf } from "./answered.ts";
import type { Fields } from "./wire.ts";

/** More than anybody's device keeps; what is more is asked in the next call. */
const MOST = 500;
const IS_HASH = /^[0-9a-f]{64}$/;

/** Which of them are here, each looked up: SQLite by itself would read all bookings, and the list for each of them. */
export const KEPT_HERE = `SELECT json_group_array(json_object('id', b.id, 'status', b.status, 'price', b.price,
    'created_at', b.created_at, 'content_hash', b.content_hash)) AS value
  FROM json_each({:kept}) AS kept CROSS JOIN bookings AS b INDEXED BY sqlite_autoindex_bookings_1
    ON b.id = kept.value ->> 0 AND b.manage_key = kept.value ->> 1`;

/**
 * `POST /api/recover`: which of a device's bookings are here, by their ids and the hashes of their keys, each with what
 * it would be answered now (answered.ts); and which names this database has had, so that a device knows whether what it was answered may be missing. A booking under
 * another key is answered as one that is not here: who has no key learns nothing.
 */
export function recover(e: pb.RequestEvent): void {
  const { bookings } = bodyOf(e);
  const kept: readonly unknown[] = Array.isArray(bookings) ? bookings : [];
  if (kept.length > MOST) return refuse(e, { bookings: `Ask for ${MOST} at once` });
  const isRead = kept.every((one) => {
    const [id, hash] = Array.isArray(one) ? one : [];
    return isBookingId(id) && IS_HASH.test(`${hash}`);
  });
  if (!isRead) return refuse(e, { bookings: "Not a list of ids and hashes" });
  const known = jsonOf<Fields[]>(e.app, KEPT_HERE, { kept: JSON.stringify(kept) });
  const seals = Object.fromEntries(known.map((stored) => [stored.id, sealOf(stored)]));
  e.json(200, { epoch: epochOf(e.app), epochs: epochsOf(e.app), known: seals });
}
