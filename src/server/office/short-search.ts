import { jsonOf, numberOf } from "./sql.ts";

/** A trigram that no text has. */
const NOWHERE = "\uffff\uffff\uffff";
/** So many of the newest texts show whether one or two letters are frequent. */
export const LOOKED_AT = 2000;
/** As many hits among them: a page of 25 is found by walking some 2,500 bookings. */
const FREQUENT = 20;
/** FTS5 takes no more than 256 parts of an OR. */
const MOST_TERMS = 250;

/**
 * Bookings that may hold one or two letters, for `values.match` and `values.q`: by the trigrams that
 * begin with them, and by the two letters at the end of a text (its reference), which begin none.
 */
export const WITH_TERMS = `(
  SELECT rowid AS n FROM booking_words WHERE booking_words MATCH {:match}
  UNION SELECT n FROM booking_list INDEXED BY idx_list_tail WHERE substr(id, 7, 2) = {:q}
) AS w CROSS JOIN booking_list AS l ON l.n = w.n`;

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

/**
 * The full-text condition for one or two letters: any of the trigrams that begin with them. Empty
 * when there are too many of those. Counting a term reads all places where it stands, so this is for
 * letters that are rare.
 */
export function termsBeginning(
  app: pb.App,
  terms: "booking_terms" | "customer_terms",
  query: string,
): string {
  const beginning = jsonOf<string[]>(
    app,
    `SELECT json_group_array(term) AS value FROM (
       SELECT term FROM ${terms} WHERE term >= {:q} AND term < {:q} || char(1114111) LIMIT ${MOST_TERMS + 1})`,
    { q: query },
  );
  if (beginning.length > MOST_TERMS) return "";
  // none begins so: nothing matches, but for the ends of texts
  const known = beginning.length > 0 ? beginning : [NOWHERE];
  return known.map((term) => `"${term.replace(/"/g, '""')}"`).join(" OR ");
}
