import { fold, TRIGRAM, trigramsOf } from "#domain/fold.ts";
import { asked, askedCount, askedOneOf } from "./asked.ts";
import { hitsOf, MOST_SORTED } from "./hits.ts";
import { isFrequent, termsBeginning } from "./short-search.ts";
import { listed, numberOf, textOf } from "./sql.ts";
import { tell } from "./tell.ts";
import { bringUpToDate } from "./up-to-date.ts";

/** Columns of `customers` by the names of the wire; an index gives each order. */
const ORDER_BY = {
  last_name: "c.last_name COLLATE NOCASE {way}, c.first_name COLLATE NOCASE {way}",
  email: "c.email {way}",
  total_bookings: "c.total_bookings {way}",
  total_spent: "c.total_spent {way}",
  last_activity: "c.last_activity {way}",
} as const;
const FIELDS = Object.keys(ORDER_BY) as (keyof typeof ORDER_BY)[];
const ORDERS = FIELDS.flatMap((field) => [field, `-${field}`] as const);

const PER_PAGE = 20;
const MOST_PER_PAGE = 200;
/** A search counts its hits up to this; beyond, the total is left out. */
const COUNTED = 1000;

/** What the back office sees of a customer. */
export const CUSTOMER_JSON = `json_object('id', c.id, 'email', c.email, 'first_name', c.first_name,
  'last_name', c.last_name, 'phone', c.phone, 'total_bookings', c.total_bookings,
  'total_spent', c.total_spent, 'first_booking_at', c.first_booking_at,
  'last_booking_at', c.last_booking_at, 'last_activity', c.last_activity)`;

interface Source {
  readonly from: string;
  readonly values: Record<string, string>;
  /** -1 when not known. */
  readonly total: number;
}

/** `GET /api/office/customers`: search, order and pages. */
export function listCustomers(e: pb.RequestEvent): void {
  bringUpToDate(e.app);
  const perPage = askedCount(e, "perPage", { most: MOST_PER_PAGE, otherwise: PER_PAGE });
  const page = askedCount(e, "page", { most: 1_000_000, otherwise: 1 });
  const order = askedOneOf(e, "sort", { words: ORDERS, otherwise: "last_name" });
  const { from, values, total } = found(e.app, fold(asked(e, "q")));
  const way = order.startsWith("-") ? "DESC" : "ASC";
  const column = order.replace("-", "") as keyof typeof ORDER_BY;
  // few hits are sorted as they come, a long list is walked in its order
  const by = `${ORDER_BY[column]}, c.rowid {way}`.replace(/\{way\}/g, way);
  const rows = `SELECT ${CUSTOMER_JSON} AS row FROM ${from} ORDER BY ${by}
    LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`;
  const items = textOf(e.app, listed(rows), values);
  tell(e, { page, perPage, total }, { items });
}

/** The customers that a folded text finds in names and addresses. */
function found(app: pb.App, query: string): Source {
  if (query === "") {
    const kept = "SELECT customers AS value FROM customer_sums WHERE span = 'listed'";
    const total = numberOf(app, kept);
    return { from: "customers AS c", values: {}, total };
  }
  const values = { q: query };
  const contains = "instr(t.text, {:q}) > 0";
  const match = matchOf(app, query);
  if (match !== "") {
    const from = `customer_words AS w CROSS JOIN customer_texts AS t ON t.n = w.rowid
      CROSS JOIN customers AS c ON c.email = t.email
      WHERE w.customer_words MATCH {:match} AND ${contains}`;
    const matching = { ...values, match };
    const hits = hitsOf(app, "customer_words", match);
    const total = counted(app, from, matching);
    if (hits <= MOST_SORTED) return { from, values: matching, total };
  }
  // found everywhere: the order's index comes upon enough of them soon
  const from = `customers AS c CROSS JOIN customer_texts AS t ON t.email = c.email WHERE ${contains}`;
  return { from, values, total: -1 };
}

/** The full-text condition; empty for one or two letters that are frequent. */
function matchOf(app: pb.App, query: string): string {
  if (Array.from(query).length >= TRIGRAM) return trigramsOf(query);
  return isFrequent(app, "customer_texts", query)
    ? ""
    : termsBeginning(app, "customer_terms", query);
}

function counted(app: pb.App, from: string, values: Record<string, string>): number {
  const some = `SELECT 1 FROM ${from} LIMIT ${COUNTED + 1}`;
  const count = numberOf(app, `SELECT count(*) AS value FROM (${some})`, values);
  return count > COUNTED ? -1 : count;
}
