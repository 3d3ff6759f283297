import { askedWords } from "#domain/asked-words.ts";
import { answerParts } from "../answer-parts.ts";
import { asked, askedCount, askedOneOf } from "../asked.ts";
import { counted, hasMoreHits, MOST_SORTED, UNKNOWN } from "../bookings/hits.ts";
import { isFrequent, placesOf } from "../bookings/short-search.ts";
import { bringUpToDate } from "../bookings/up-to-date.ts";
import { holding, isLong, matchOf } from "../bookings/words.ts";
import { listed, numberOf, textOf } from "../sql.ts";

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

/** Customers' texts with a word, for `values.match`. */
const WITH_WORD = "SELECT rowid AS n FROM customer_words WHERE customer_words MATCH {:match}";
/** Customers' texts with one or two letters, for `values.q`. */
const WITH_LETTERS = `SELECT DISTINCT n FROM (${placesOf("customer_places")})`;
/** Those who have made a booking whose reference begins with `values.reference`. */
const WITH_REFERENCE = `SELECT n FROM customer_texts WHERE email IN (SELECT email FROM booking_list
  WHERE id >= {:reference} AND id < {:reference} || char(1114111))`;
/** So much of a reference is hardly by chance what somebody is called. */
const REFERENCE = /^#?([a-z0-9]{5,8})$/;

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
  const source = found(e.app, asked(e, "q"));
  const items = textOf(e.app, listed(rowsOf(source, { order, page, perPage })), source.values);
  answerParts(e, { page, perPage, total: source.total }, { items });
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

/** The customers that a query finds in names, addresses, phone numbers and references of bookings. */
function found(app: pb.App, query: string): Source {
  const words = askedWords(query);
  if (words.length === 0) {
    const kept = "SELECT customers AS value FROM customer_sums WHERE span = 'listed'";
    const total = numberOf(app, kept);
    return { from: "customers AS c", gives: "customers", values: {}, total };
  }
  const values: Source["values"] = {};
  const where = holding("t.text", words, values);
  const places = placesFound(app, words, values);
  if (places) {
    const from = `(${withReference(words, { places, where, values })}) AS w
      CROSS JOIN customer_texts AS t ON t.n = w.n`;
    return { from, gives: "texts", values, total: counted(app, from, values) };
  }
  // found everywhere: the order's index comes upon enough of them soon
  const from = `customers AS c CROSS JOIN customer_texts AS t ON t.email = c.email WHERE ${where}`;
  return { from, gives: "customers", values, total: UNKNOWN };
}

/** SQL for the places of texts that may hold the words, where they are not too many to be sorted. */
function placesFound(app: pb.App, words: readonly string[], values: Source["values"]) {
  if (!words.some(isLong)) {
    const rare = words.find((word) => !isFrequent(app, "customer_texts", word));
    if (rare === undefined) return null;
    values.q = rare;
    return WITH_LETTERS;
  }
  const match = matchOf(words);
  if (hasMoreHits(app, "customer_words", { match, most: MOST_SORTED })) return null;
  values.match = match;
  return WITH_WORD;
}

interface Places {
  readonly places: string;
  readonly where: string;
  readonly values: Source["values"];
}

/** SQL for the numbers of texts that hold the words, or whose customer has the booking that is meant. */
function withReference(words: readonly string[], { places, where, values }: Places): string {
  const holds = `SELECT p.n FROM (${places}) AS p CROSS JOIN customer_texts AS t ON t.n = p.n WHERE ${where}`;
  const reference = words.length === 1 && REFERENCE.exec(words[0] ?? "")?.[1];
  if (!reference) return holds;
  values.reference = reference;
  return `${holds} UNION ${WITH_REFERENCE}`;
}
