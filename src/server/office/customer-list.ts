import { fold, TRIGRAM, trigramsOf } from "#domain/fold.ts";
import { asked, askedCount, askedOneOf } from "./asked.ts";
import { counted, hasMoreHits, MOST_SORTED, UNKNOWN } from "./hits.ts";
import { isFrequent, placesOf } from "./short-search.ts";
import { listed, numberOf, textOf } from "./sql.ts";
import { tell } from "./tell.ts";
import { bringUpToDate } from "./up-to-date.ts";

/**
 * Columns of `customers` by the names of the wire; an index gives each order. Names and addresses stand
 * beside the searched text too (`customer_texts`): hits by these are sorted there.
 */
const ORDER_BY = {
  last_name: "{of}.last_name COLLATE NOCASE {way}, {of}.first_name COLLATE NOCASE {way}",
  email: "{of}.email {way}",
  total_bookings: "c.total_bookings {way}",
  total_spent: "c.total_spent {way}",
  last_activity: "c.last_activity {way}",
} as const;
const FIELDS = Object.keys(ORDER_BY) as (keyof typeof ORDER_BY)[];
const ORDERS = FIELDS.flatMap((field) => [field, `-${field}`] as const);

const PER_PAGE = 20;
const MOST_PER_PAGE = 200;

/** What the back office sees of a customer. */
export const CUSTOMER_JSON = `json_object('id', c.id, 'email', c.email, 'first_name', c.first_name,
  'last_name', c.last_name, 'phone', c.phone, 'total_bookings', c.total_bookings,
  'total_spent', c.total_spent, 'first_booking_at', c.first_booking_at,
  'last_booking_at', c.last_booking_at, 'last_activity', c.last_activity)`;

const TEXTS = "CROSS JOIN customer_texts AS t ON t.n = w.n WHERE instr(t.text, {:q}) > 0";
/** Customers whose texts hold a word, for `values.match` and `values.q`. */
const WITH_WORD = `(SELECT rowid AS n FROM customer_words WHERE customer_words MATCH {:match}) AS w ${TEXTS}`;
/** Customers whose texts hold one or two letters, for `values.q`. */
const WITH_LETTERS = `(SELECT DISTINCT n FROM (${placesOf("customer_places")})) AS w ${TEXTS}`;

interface Source {
  /** SQL after FROM. */
  readonly from: string;
  /** What `from` gives: customers (`c`), or their texts (`t`), few enough to be sorted. */
  readonly gives: "customers" | "texts";
  readonly values: Record<string, string>;
  /** {@link UNKNOWN} when not known. */
  readonly total: number;
}

/** `GET /api/office/customers`: search, order and pages. */
export function listCustomers(e: pb.RequestEvent): void {
  bringUpToDate(e.app);
  const perPage = askedCount(e, "perPage", { most: MOST_PER_PAGE, otherwise: PER_PAGE });
  const page = askedCount(e, "page", { most: 1_000_000, otherwise: 1 });
  const order = askedOneOf(e, "sort", { words: ORDERS, otherwise: "last_name" });
  const source = found(e.app, fold(asked(e, "q")));
  const items = textOf(e.app, listed(rowsOf(source, { order, page, perPage })), source.values);
  tell(e, { page, perPage, total: source.total }, { items });
}

interface Asked {
  readonly order: (typeof ORDERS)[number];
  readonly page: number;
  readonly perPage: number;
}

/** SQL for the JSON of one page: few hits are sorted as they come, a long list is walked in its order. */
function rowsOf({ from, gives }: Source, { order, page, perPage }: Asked): string {
  const way = order.startsWith("-") ? "DESC" : "ASC";
  const column = order.replace("-", "") as keyof typeof ORDER_BY;
  const by = (table: string, last: string) =>
    `${ORDER_BY[column]}, ${last} {way}`.replace(/\{of\}/g, table).replace(/\{way\}/g, way);
  const limit = `LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`;
  const row = `SELECT ${CUSTOMER_JSON} AS row FROM`;
  if (gives === "customers") return `${row} ${from} ORDER BY ${by("c", "c.rowid")} ${limit}`;
  if (column === "last_name" || column === "email") {
    const chosen = `SELECT t.n, t.email, t.last_name, t.first_name FROM ${from} ORDER BY ${by("t", "t.n")} ${limit}`;
    return `${row} (${chosen}) AS t CROSS JOIN customers AS c ON c.email = t.email ORDER BY ${by("t", "t.n")}`;
  }
  const hits = `(SELECT t.email FROM ${from}) AS t CROSS JOIN customers AS c ON c.email = t.email`;
  return `${row} ${hits} ORDER BY ${by("c", "c.rowid")} ${limit}`;
}

/** The customers that a folded text finds in names and addresses. */
function found(app: pb.App, query: string): Source {
  if (query === "") {
    const kept = "SELECT customers AS value FROM customer_sums WHERE span = 'listed'";
    const total = numberOf(app, kept);
    return { from: "customers AS c", gives: "customers", values: {}, total };
  }
  const few = fewFound(app, query);
  if (few) return { ...few, gives: "texts", total: counted(app, few.from, few.values) };
  // found everywhere: the order's index comes upon enough of them soon
  const from = `customers AS c CROSS JOIN customer_texts AS t ON t.email = c.email
    WHERE instr(t.text, {:q}) > 0`;
  return { from, gives: "customers", values: { q: query }, total: UNKNOWN };
}

/** The texts that are found, where they are not too many to be sorted. */
function fewFound(app: pb.App, query: string): Pick<Source, "from" | "values"> | null {
  if (Array.from(query).length < TRIGRAM) {
    const isMany = isFrequent(app, "customer_texts", query);
    return isMany ? null : { from: WITH_LETTERS, values: { q: query } };
  }
  const match = trigramsOf(query);
  const isMany = hasMoreHits(app, "customer_words", { match, most: MOST_SORTED });
  return isMany ? null : { from: WITH_WORD, values: { q: query, match } };
}
