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
export const ORDERS = FIELDS.flatMap((field) => [field, `-${field}`] as const);

export type Values = Record<string, string | number>;
export type Order = (typeof ORDERS)[number];
export interface AskedPage {
  readonly order: Order;
  readonly page: number;
  readonly perPage: number;
}

/** Where the rows come from, without order: `from` is SQL after FROM, `total` UNKNOWN (hits.ts) where it is left out. */
export interface Source {
  readonly from: string;
  readonly where: string;
  readonly total: number;
  /** All its rows may be sorted. */
  readonly isFew: boolean;
  /** The page itself where it is known already: `values.numbers` holds it, as JSON. */
  readonly isPage?: boolean;
  /** Under this name the booking's number gives the order without sorting. */
  readonly number?: string;
}

export const columnOf = (order: Order) => COLUMNS[order.replace("-", "") as keyof typeof COLUMNS];
export const wayOf = (order: Order) => (order.startsWith("-") ? "DESC" : "ASC");

/** SQL for one page. The second half of a long list is walked from its end. */
export function pageOf(
  { from, where, total, isFew, isPage = false, number = "l.n" }: Source,
  { order, page, perPage }: AskedPage,
): string {
  if (isPage) return "SELECT value AS n, key AS place FROM json_each({:numbers})";
  const column = columnOf(order);
  const way = wayOf(order);
  const offset = (page - 1) * perPage;
  const isFromEnd = total >= 0 && !isFew && offset > total / 2;
  const rows = isFromEnd ? Math.max(0, Math.min(perPage, total - offset)) : perPage;
  const skipped = isFromEnd ? Math.max(0, total - offset - rows) : offset;
  const walked = isFromEnd === (way === "DESC") ? "ASC" : "DESC";
  const key = isFew ? `+l.${column}` : `l.${column}`;
  const by = column === "n" ? `${number} ${walked}` : `${key} ${walked}, l.n ${walked}`;
  const chosen = `SELECT l.n, l.${column} AS key FROM ${from} WHERE ${where}
    ORDER BY ${by} LIMIT ${rows} OFFSET ${skipped}`;
  return `SELECT n, row_number() OVER (ORDER BY key ${way}, n ${way}) AS place FROM (${chosen})`;
}
