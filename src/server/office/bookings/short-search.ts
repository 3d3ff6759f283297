import { numberOf } from "../sql.ts";

/** So many of the newest texts show whether one or two letters are frequent. */
export const LOOKED_AT = 2000;
/** As many hits among them: a page of 25 is found by walking some 2,500 bookings. */
const FREQUENT = 20;
/** How many trigrams of a text begin with the same one or two letters, mostly no more. */
const PLACES_EACH = 4;

/**
 * SQL for the texts with a trigram that begins with one or two letters, `values.q`, as `n`; once for each
 * such trigram.
 */
export const placesOf = (table: "booking_places" | "customer_places") =>
  `SELECT doc AS n FROM ${table} WHERE term >= {:q} AND term < {:q} || char(1114111)`;

/** Also the two letters at the end of a booking's text (its reference), which begin no trigram. */
const PLACES = `${placesOf("booking_places")}
  UNION ALL SELECT n FROM booking_list INDEXED BY idx_list_tail WHERE substr(id, 7, 2) = {:q}`;

/** Bookings that hold one or two letters. */
export const WITH_LETTERS = `(SELECT DISTINCT n FROM (${PLACES})) AS w
  CROSS JOIN booking_list AS l ON l.n = w.n`;

/** How many they are, counted up to `most`. */
export const countWithLetters = (most: number) =>
  `SELECT count(*) FROM (SELECT DISTINCT n FROM (${PLACES}) LIMIT ${most})`;

/**
 * Their numbers `after` the first so many in that order: the bookings need not be looked at. Fewer than
 * `rows` may be given although there are more, unless `isWhole`: the few first places are sorted quicker.
 */
export function numbersWithLetters(
  way: "ASC" | "DESC",
  { after, rows, isWhole }: { after: number; rows: number; isWhole: boolean },
): string {
  const few = `ORDER BY n ${way} LIMIT ${(after + rows) * PLACES_EACH}`;
  const first = `SELECT n FROM (${PLACES}) ${isWhole ? "" : few}`;
  return `SELECT DISTINCT n FROM (${first}) ORDER BY n ${way} LIMIT ${rows} OFFSET ${after}`;
}

/** Whether one or two folded letters are found in the newest texts of a table again and again. */
export function isFrequent(
  app: pb.App,
  table: "booking_list" | "customer_texts",
  query: string,
): boolean {
  const newest = `SELECT text FROM ${table} ORDER BY n DESC LIMIT ${LOOKED_AT}`;
  const some = `SELECT 1 FROM (${newest}) WHERE instr(text, {:q}) > 0 LIMIT ${FREQUENT}`;
  return numberOf(app, `SELECT count(*) AS value FROM (${some})`, { q: query }) === FREQUENT;
}
