import { askKept } from "../../pocketbase/statements.ts";
import { answerParts } from "../answer-parts.ts";
import { asked, askedCount, askedDays } from "../asked.ts";
import { TAKINGS_MARK } from "../cash-ups/rows.ts";
import { OWED } from "../customers/rewrite-file.ts";
import { keptJsonOf, keptTextOf, LIST_OF_ROWS, textOf } from "../sql.ts";
import { SHORT_BOOKING_JSON } from "./json.ts";
import { bringUpToDate } from "./up-to-date.ts";

const PER_PAGE = 500;

interface Page {
  /** A list of them, as JSON. */
  readonly bookings: pb.Text;
  /** Ids of what is deleted, or does not lie in the asked days any more. */
  readonly gone: readonly string[];
  /** No more are told than these: there may be others. */
  readonly isFull: boolean;
  /** To be given as `since` next time, or as `after` when there is more. */
  readonly next: string;
}

/**
 * `GET /api/office/field?from=&to=&after=`: the bookings of some days, in pages; with `since=`: what
 * has changed in them since then. Answers `{ bookings, gone, next, hasMore, cursor, services,
 * settings, departures, takings, erased }`: the last five are marks that change with what they stand for. 410 when the
 * cursor is none of this database: then all is to be loaded anew.
 */
export function fieldBookings(e: pb.RequestEvent): void {
  const { from, until: to } = askedDays(e, "to");
  const days = { from, to };
  bringUpToDate(e.app);
  const most = askedCount(e, "perPage", { most: PER_PAGE, otherwise: PER_PAGE });
  // first, so that what changes while the days are read is read again
  const cursor = lastCursor(e.app);
  const since = asked(e, "since");
  // the usual answer: devices whose list is open ask every few seconds
  if (since !== "" && since === cursor) {
    return e.json(200, {
      bookings: [],
      gone: [],
      next: since,
      hasMore: false,
      cursor,
      ...marks(e),
    });
  }
  if (since && !isKnown(e.app, since)) {
    throw new ApiError(410, "The bookings are to be loaded anew.");
  }
  const page = since ? changedSince(e.app, since, days, most) : bookingsOf(e, days, most);
  const { bookings, isFull: hasMore, ...rest } = page;
  answerParts(e, { ...rest, hasMore, cursor, ...marks(e) }, { bookings });
}

/** Text that stands for the last change: its number and the booking that it was made to. */
function lastCursor(app: pb.App): string {
  return keptTextOf(
    app,
    `SELECT coalesce((SELECT seq || '.' || id FROM booking_journal ORDER BY seq DESC LIMIT 1), '0.')
     AS value`,
  );
}

/**
 * False for a cursor of another database, such as one from before a backup was restored: its number
 * lies ahead, or belongs to another booking. A number that nobody has any more has moved on.
 */
function isKnown(app: pb.App, since: string): boolean {
  const [seq = "", id = ""] = since.split(".");
  if (!/^\d{1,15}$/.test(seq)) return false;
  const isStrange = textOf(
    app,
    `SELECT ({:seq} > coalesce((SELECT max(seq) FROM booking_journal), 0)
       OR EXISTS (SELECT 1 FROM booking_journal WHERE seq = {:seq} AND id <> {:id})) AS value`,
    { seq: Number(seq), id },
  );
  return isStrange === "0";
}

interface Days {
  readonly from: string;
  readonly to: string;
}

function changedSince(app: pb.App, since: string, days: Days, most: number): Page {
  const [bookings, rest] = [nullString(), nullString()];
  askKept(
    app,
    `SELECT ${LIST_OF_ROWS}, json_group_array(json_array(seq, id, row IS NULL)) FROM (
       SELECT j.seq, j.id, iif(b.id IS NULL, NULL, ${SHORT_BOOKING_JSON}) AS row
       FROM booking_journal AS j
       LEFT JOIN bookings AS b ON b.id = j.id AND b.booking_date BETWEEN {:from} AND {:to}
       WHERE j.seq > {:since} ORDER BY j.seq LIMIT {:most})`,
    { ...days, since: Number(since.split(".")[0]), most },
    bookings,
    rest,
  );
  const changes: [seq: number, id: string, isGone: 0 | 1][] = JSON.parse(toString(rest));
  const [seq, id] = changes[changes.length - 1] ?? [];
  return {
    bookings,
    gone: changes.flatMap(([, gone, isGone]) => (isGone ? [gone] : [])),
    isFull: changes.length === most,
    next: id ? `${seq}.${id}` : since,
  };
}

/** A page of the days' bookings, after the day and number that `after` names. */
function bookingsOf(e: pb.RequestEvent, days: Days, most: number): Page {
  const [day = "", n = "0"] = asked(e, "after").split(".");
  const [bookings, rest] = [nullString(), nullString()];
  askKept(
    e.app,
    `SELECT ${LIST_OF_ROWS}, json_array(count(*), max(key)) FROM (
       SELECT l.booking_date || '.' || printf('%016d', l.n) AS key, ${SHORT_BOOKING_JSON} AS row
       FROM booking_list AS l INDEXED BY idx_list_booking_date CROSS JOIN bookings AS b ON b.id = l.id
       WHERE l.booking_date BETWEEN {:from} AND {:to} AND (l.booking_date, l.n) > ({:day}, {:n})
       ORDER BY l.booking_date, l.n LIMIT {:most})`,
    { ...days, day, n: Number(n) || 0, most },
    bookings,
    rest,
  );
  const [count, last]: [number, string | null] = JSON.parse(toString(rest));
  return { bookings, gone: [], isFull: count === most, next: last ?? "" };
}

type Marks = Record<"services" | "settings" | "departures" | "takings" | "erased", string>;

const mark = (table: string) =>
  `(SELECT count(*) || ' ' || coalesce(max(updated_at), '') FROM ${table})`;
const SERVICES = `${mark("tours")} || ' ' || ${mark("transfers")}`;
const RULES = ["schedules", "exceptions", "resources", "assignments"].map(mark).join(" || ' ' || ");
/** SQL: limits are columns of services. */
const MARKS = `SELECT json_object('services', ${SERVICES}, 'settings', ${mark("settings")},
  'departures', ${SERVICES} || ' ' || ${RULES}, 'takings', (${TAKINGS_MARK}),
  'erased', (SELECT count(*) || '' FROM erasures WHERE id <> '${OWED}')) AS value`;

/** Marks of what changes seldom; `erased` changes when somebody is erased or something is deleted. */
const marks = ({ app, auth }: pb.RequestEvent) =>
  keptJsonOf<Marks>(app, MARKS, { person: auth?.id ?? "" });
