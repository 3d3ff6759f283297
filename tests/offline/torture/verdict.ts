import type { Instance } from "../../server/support/instance.ts";
import type { KeptRow, SavedBooking } from "./traveller.ts";

export interface Verdict {
  readonly made: number;
  readonly stored: number;
  /** Rows of one booking beyond the first. */
  readonly doubled: number;
  /** Called saved, not taken back, and neither stored nor under 'needs your attention'. */
  readonly lost: number;
  /** Shown as answered, without a row on the server. */
  readonly claimed: number;
  readonly attention: number;
  readonly undone: number;
  /** Taken back and standing on the server as if it had not been. */
  readonly stillBooked: number;
  /** Stored, but the browser was killed before it could say 'saved'. */
  readonly unsaid: number;
  /** Still waiting after everything was healed. */
  readonly waiting: number;
  /** Confirmed guests, those who wait for a seat, and departures with more confirmed than they have seats. */
  readonly seated: number;
  readonly unseated: number;
  readonly oversold: number;
  /** Bookings with another number of mail jobs than two (four when cancelled). */
  readonly wrongMails: number;
  readonly integrity: string;
}

interface Row {
  readonly id: string;
  readonly phone: string;
  readonly status: string;
  readonly mails: number;
}

/** Compares what devices have said with what SQLite holds. */
export async function judge(
  instance: Instance,
  saved: readonly SavedBooking[],
  kept: readonly KeptRow[],
): Promise<Verdict> {
  const rows = await instance.sql<Row>(
    `SELECT id, customer_phone AS phone, status,
       (SELECT count(*) FROM mails WHERE booking = bookings.id) AS mails
     FROM bookings`,
  );
  const [seats = { seated: 0, unseated: 0, oversold: 0 }] = await instance.sql<Seats>(SEATS);
  const [check] = await instance.sql<{ integrity_check: string }>("PRAGMA integrity_check");
  const byPhone = groupByPhone(rows);
  const ids = new Set(rows.map(({ id }) => id));
  const attention = new Set(kept.filter((row) => row.state === "attention").map(({ id }) => id));
  const said = new Set(saved.map(({ phone }) => phone));
  const count = <Item>(items: readonly Item[], is: (item: Item) => boolean) =>
    items.filter(is).length;
  const undone = saved.filter(({ isUndone }) => isUndone);
  return {
    made: saved.length,
    stored: byPhone.size,
    doubled: rows.length - byPhone.size,
    lost: count(saved, ({ id, phone, isUndone }) => {
      return !isUndone && !byPhone.has(phone) && !attention.has(id);
    }),
    claimed: count(kept, ({ id, state }) => state === "sent" && !ids.has(id)),
    attention: attention.size,
    undone: undone.length,
    stillBooked: count(undone, ({ phone }) => {
      return (byPhone.get(phone) ?? []).some(({ status }) => status !== "cancelled");
    }),
    unsaid: count([...byPhone.keys()], (phone) => !said.has(phone)),
    waiting: count(kept, ({ state, isUnwanted }) => {
      return state === "queued" || state === "sending" || (state === "sent" && isUnwanted);
    }),
    ...seats,
    wrongMails: count(rows, ({ status, mails }) => mails !== (status === "cancelled" ? 4 : 2)),
    integrity: check?.integrity_check ?? "unknown",
  };
}

type Seats = Pick<Verdict, "seated" | "unseated" | "oversold">;
const SEATS = `SELECT
  (SELECT coalesce(sum(guests), 0) FROM bookings WHERE status = 'confirmed') AS seated,
  (SELECT coalesce(sum(guests), 0) FROM bookings WHERE status = 'pending' AND pending_reason = 'full') AS unseated,
  (SELECT count(*) FROM departures AS d WHERE seats < (
    SELECT sum(guests) FROM bookings WHERE status = 'confirmed' AND type = d.item_type
      AND item_id = d.item_id AND booking_date = d.day AND departure_time = d.time)) AS oversold`;

function groupByPhone(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(row.phone, [...(groups.get(row.phone) ?? []), row]);
  return groups;
}

/** True when nothing of the promise was broken. */
export function isKept(verdict: Verdict): boolean {
  const { lost, doubled, claimed, stillBooked, waiting, wrongMails, integrity } = verdict;
  const { oversold } = verdict;
  return (
    lost + doubled + claimed + stillBooked + waiting + wrongMails + oversold === 0 &&
    integrity === "ok"
  );
}
