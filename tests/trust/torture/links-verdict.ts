import type { Instance } from "../../server/support/instance.ts";
import { COLUMNS, type Done } from "./guest-phone.ts";

/** A booking, and what its phones have done with it. */
export interface Guest {
  readonly id: string;
  /** On which it travelled at first. */
  readonly day: string;
  readonly acts: readonly Done[];
}

export interface Judged {
  /** Answered as made, and not there. */
  readonly lost: number;
  /** Made more than once: acts in the history, mails of a cancellation, links that were ended more often than anybody has ended them. */
  readonly doubled: number;
  /** There, and nobody has asked for it. */
  readonly wrong: number;
  /** Departures with more guests than seats. */
  readonly oversold: number;
}

interface Row {
  readonly id: string;
  readonly status: string;
  readonly links: number;
  readonly mails: number;
  readonly flight_number: string;
  readonly pickup_place: string;
  readonly booking_date: string;
  /** How often the history has an act more than once. */
  readonly again: number;
  /** The letters of the ways by which its link was opened. */
  readonly opened: string;
}

/** Compares what phones were answered with what SQLite holds: in bookings, each counted once. */
export async function judgeLinks(instance: Instance, guests: readonly Guest[]): Promise<Judged> {
  const rows = await instance.sql<Row>(
    `SELECT id, status, trip_links AS links, ${COLUMNS.join(", ")},
       (SELECT count(*) - count(DISTINCT field || after) FROM audit
         WHERE booking = b.id AND field IN ('${COLUMNS.join("', '")}')) AS again,
       (SELECT count(*) FROM mails WHERE booking = b.id AND kind LIKE '%-cancelled') AS mails,
       (SELECT coalesce(group_concat(substr(way, 1, 1), ''), '') FROM opened_links WHERE booking = b.id) AS opened
     FROM bookings AS b`,
  );
  const [check] = await instance.sql<{ integrity_check: string }>("PRAGMA integrity_check");
  const byId = new Map(rows.map((row) => [row.id, row]));
  const judged = guests.map((guest) => judgeGuest(byId.get(guest.id), guest));
  const count = (is: keyof (typeof judged)[number]) =>
    judged.reduce((sum, one) => sum + (one[is] ? 1 : 0), 0);
  const damage = check?.integrity_check === "ok" ? 0 : 1;
  const [{ oversold } = { oversold: 0 }] = await instance.sql<{ oversold: number }>(OVERSOLD);
  return {
    lost: count("lost"),
    doubled: count("doubled"),
    wrong: count("wrong") + damage,
    oversold,
  };
}

/** What was begun and not answered, before its link was ended, may be made or not. */
function judgeGuest(row: Row | undefined, { acts, day }: Guest) {
  if (!row) return { lost: true, doubled: false, wrong: false };
  const begun = (kind: Done["kind"]) => acts.filter((one) => one.kind === kind);
  const made = (kind: Done["kind"]) => begun(kind).filter(({ is }) => is === "made");
  // two who end them at one moment have ended the same links
  const ended = new Set(made("end_links").map(({ nextKey }) => nextKey)).size;
  const isCancelled = row.status === "cancelled";
  const isOpen = ({ way }: Done) => row.opened.includes(way);
  const told = COLUMNS.map((column) => {
    const own = acts.filter(({ said }) => said?.column === column);
    const last = own.map(({ is }) => is).lastIndexOf("made");
    const values = own.map(({ said }) => said?.value);
    const mayStand = values.slice(Math.max(0, last));
    return {
      isLost: last >= 0 && !mayStand.includes(row[column]),
      isStrange:
        row[column] !== (column === "booking_date" ? day : "") && !values.includes(row[column]),
    };
  });
  const openings = new Set(begun("opened").map(({ way }) => way));
  return {
    lost:
      (made("cancel").length > 0 && !isCancelled) ||
      row.links < ended ||
      told.some(({ isLost }) => isLost) ||
      !made("opened").every(isOpen),
    doubled: row.again > 0 || row.mails > 2 || row.links > begun("end_links").length,
    wrong:
      (isCancelled && begun("cancel").length === 0) ||
      row.mails < (isCancelled ? 2 : 0) ||
      told.some(({ isStrange }) => isStrange) ||
      [...row.opened].some((way) => !openings.has(way)),
  };
}

/** How many departures have more guests than seats. */
export const OVERSOLD = `SELECT count(*) AS oversold FROM departures AS d WHERE seats < (
  SELECT sum(guests) FROM bookings WHERE status = 'confirmed' AND type = d.item_type
    AND item_id = d.item_id AND booking_date = d.day AND departure_time = d.time)`;

/** True when nothing was lost, doubled, wrong or oversold. */
export const areKept = ({ lost, doubled, wrong, oversold }: Judged) =>
  lost + doubled + wrong + oversold === 0;
