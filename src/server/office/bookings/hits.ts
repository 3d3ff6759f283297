import { numberOf } from "../sql.ts";

/**
 * So many hits of a search are sorted as they come. Walking the order's index until a page is full is
 * no way for fewer: what is searched for often lies together in the order (a last name, by last name).
 */
export const MOST_SORTED = 20_000;

/** Whether the full-text condition finds more than so many texts; counts no further. */
export function hasMoreHits(
  app: pb.App,
  table: "booking_words" | "customer_words",
  { match, most }: { match: string; most: number },
): boolean {
  const some = `SELECT 1 FROM ${table} WHERE ${table} MATCH {:match} LIMIT ${most + 1}`;
  return numberOf(app, `SELECT count(*) AS value FROM (${some})`, { match }) > most;
}

/** A search counts its hits up to this; beyond, the total is left out. */
export const COUNTED = 1000;
/** A total that is left out. */
export const UNKNOWN = -1;

/** How many rows a source gives, as far as they are counted. @param from SQL after FROM */
export function counted(
  app: pb.App,
  from: string,
  values: Readonly<Record<string, string | number>>,
): number {
  const some = `SELECT 1 FROM ${from} LIMIT ${COUNTED + 1}`;
  const count = numberOf(app, `SELECT count(*) AS value FROM (${some})`, values);
  return count > COUNTED ? UNKNOWN : count;
}
