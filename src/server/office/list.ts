import { addDays, belizeDay } from "#domain/belize-date.ts";
import { BOOKING_LIST_VIEWS } from "#domain/booking/office-booking.ts";
import { fold, TRIGRAM, trigramsOf } from "#domain/fold.ts";
import { asked, askedCount, askedFilters, askedOneOf } from "./asked.ts";
import { bookingsJson } from "./booking-json.ts";
import { hitsOf, MOST_SORTED } from "./hits.ts";
import { isFrequent, LOOKED_AT, termsBeginning, WITH_TERMS } from "./short-search.ts";
import { numberOf } from "./sql.ts";
import { tell } from "./tell.ts";
import { bringUpToDate } from "./up-to-date.ts";

/** Columns of `booking_list` by the names of the wire (SPEC §2: sortable by all of these). */
const COLUMNS = {
  id: "id",
  customer_first_name: "first_name",
  item_name: "item_name",
  booking_date: "booking_date",
  guests: "guests",
  price: "cents",
  status: "status",
  created_at: "n",
} as const;
const FIELDS = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];
const ORDERS = FIELDS.flatMap((field) => [field, `-${field}`] as const);

const PER_PAGE = 25;
const MOST_PER_PAGE = 200;
/** Up to so many rows are sorted as they come; of more, an index gives the order. */
const FEW = 2000;
/** A search counts its hits up to this; beyond, the total is left out. */
const COUNTED = 1000;

type Values = Record<string, string | number>;
/** Where the rows come from, without order: `from` is SQL after FROM, `total` -1 when not known. */
interface Source {
  readonly from: string;
  readonly where: string;
  readonly total: number;
  /** All its rows may be sorted. */
  readonly isFew: boolean;
  /** Under this name the booking's number gives the order without sorting. */
  readonly number?: string;
}

/** `GET /api/office/bookings`: search, views, status, order and pages, each by an index. */
export function listBookings(e: pb.RequestEvent): void {
  bringUpToDate(e.app);
  const perPage = askedCount(e, "perPage", { most: MOST_PER_PAGE, otherwise: PER_PAGE });
  const page = askedCount(e, "page", { most: 1_000_000, otherwise: 1 });
  const order = askedOneOf(e, "sort", { words: ORDERS, otherwise: "-created_at" });
  const values: Values = {};
  const isByNumber = order.endsWith("created_at");
  const source = withSearch(e, filtered(e, values), { values, isByNumber });
  const items = bookingsJson(e.app, pageOf(source, { order, page, perPage }), values);
  tell(e, { page, perPage, total: source.total }, { items });
}

/** The bookings of a view with a status. */
function filtered(e: pb.RequestEvent, values: Values): Source {
  const view = askedOneOf(e, "view", { words: BOOKING_LIST_VIEWS, otherwise: "all" });
  const asked = askedFilters(e).status;
  if (view === "today" || view === "tomorrow") {
    values.day = addDays(belizeDay(Date.now()), view === "today" ? 0 : 1);
    return few(e, "idx_list_booking_date", ["l.booking_date = {:day}"], asked, values);
  }
  if (view === "decision") return few(e, "idx_list_reason", ["l.reason <> ''"], asked, values);
  if (view === "mails") {
    const failed = "SELECT booking FROM mails INDEXED BY idx_mails_failed WHERE state = 'failed'";
    return few(e, null, [`l.id IN (${failed})`], asked, values);
  }
  if (view === "pending" && asked !== "" && asked !== "pending") {
    return { from: "booking_list AS l", where: "false", total: 0, isFew: true };
  }
  const status = view === "pending" ? "pending" : asked;
  const total = keptTotal(e.app, status);
  if (status === "") return { from: "booking_list AS l", where: "true", total, isFew: false };
  values.status = status;
  const isFew = total <= FEW;
  const from = `booking_list AS l ${isFew ? "INDEXED BY idx_list_status" : ""}`;
  // the plus keeps SQLite from sorting all bookings of a frequent status
  return { from, where: `${isFew ? "" : "+"}l.status = {:status}`, total, isFew };
}

function few(
  e: pb.RequestEvent,
  index: string | null,
  conditions: string[],
  status: string,
  values: Values,
): Source {
  if (status) {
    values.status = status;
    conditions.push("+l.status = {:status}");
  }
  const from = `booking_list AS l ${index ? `INDEXED BY ${index}` : ""}`;
  const where = conditions.join(" AND ");
  const count = `SELECT count(*) AS value FROM ${from} WHERE ${where}`;
  return { from, where, total: numberOf(e.app, count, values), isFew: true };
}

function keptTotal(app: pb.App, status: string): number {
  const condition = status ? "AND status = {:status}" : "";
  return numberOf(
    app,
    `SELECT coalesce(sum(bookings), 0) AS value FROM booking_sums WHERE span = 'all' ${condition}`,
    status ? { status } : {},
  );
}

/** Narrows a source to what is searched for: by trigrams, or by looking where there is little to see. */
function withSearch(
  e: pb.RequestEvent,
  source: Source,
  { values, isByNumber }: { values: Values; isByNumber: boolean },
): Source {
  const query = fold(asked(e, "q"));
  if (query === "") return source;
  values.q = query;
  const where = `${source.where} AND instr(l.text, {:q}) > 0`;
  // found everywhere: the order's index comes upon enough of them soon
  const everywhere = { from: source.from, where, total: -1, isFew: false };
  const isShort = Array.from(query).length < TRIGRAM;
  if (source.isFew || (isShort && keptTotal(e.app, "") <= LOOKED_AT)) {
    const total = counted(e.app, source.from, where, values);
    return { ...everywhere, total, isFew: source.isFew };
  }
  if (isShort) {
    const match = isFrequent(e.app, "booking_list", query)
      ? ""
      : termsBeginning(e.app, "booking_terms", query);
    if (match === "") return everywhere;
    values.match = match;
    const total = counted(e.app, WITH_TERMS, where, values);
    return { from: WITH_TERMS, where, total, isFew: true };
  }
  values.match = trigramsOf(query);
  const hits = hitsOf(e.app, "booking_words", values.match);
  const from = "booking_words AS w CROSS JOIN booking_list AS l ON l.n = w.rowid";
  const matching = `w.booking_words MATCH {:match} AND ${where}`;
  const number = "w.rowid";
  if (hits <= MOST_SORTED) {
    const total = counted(e.app, from, matching, values);
    return { from, where: matching, total, isFew: true, number };
  }
  if (isByNumber) return { ...everywhere, from, where: matching, number };
  delete values.match;
  return everywhere;
}

function counted(app: pb.App, from: string, where: string, values: Values): number {
  const some = `SELECT 1 FROM ${from} WHERE ${where} LIMIT ${COUNTED + 1}`;
  const count = numberOf(app, `SELECT count(*) AS value FROM (${some})`, values);
  return count > COUNTED ? -1 : count;
}

/** SQL for one page. The second half of a long list is walked from its end. */
function pageOf(
  { from, where, total, isFew, number = "l.n" }: Source,
  { order, page, perPage }: { order: string; page: number; perPage: number },
): string {
  const isDown = order.startsWith("-");
  const column = COLUMNS[order.replace("-", "") as keyof typeof COLUMNS];
  const offset = (page - 1) * perPage;
  const isFromEnd = total >= 0 && !isFew && offset > total / 2;
  const rows = isFromEnd ? Math.max(0, Math.min(perPage, total - offset)) : perPage;
  const skipped = isFromEnd ? Math.max(0, total - offset - rows) : offset;
  const by = (down: boolean) => {
    const way = down ? "DESC" : "ASC";
    const first = isFew ? `+l.${column}` : `l.${column}`;
    return column === "n" ? `${number} ${way}` : `${first} ${way}, l.n ${way}`;
  };
  const chosen = `SELECT l.n, l.${column} AS key FROM ${from} WHERE ${where}
    ORDER BY ${by(isFromEnd ? !isDown : isDown)} LIMIT ${rows} OFFSET ${skipped}`;
  const way = isDown ? "DESC" : "ASC";
  return `SELECT n, row_number() OVER (ORDER BY key ${way}, n ${way}) AS place FROM (${chosen})`;
}
