import { keptTotal } from "../figures/sums.ts";
import { jsonOf } from "../sql.ts";
import { COUNTED, counted, hasMoreHits, MOST_SORTED, UNKNOWN } from "./hits.ts";
import { type AskedPage, columnOf, type Source, type Values, wayOf } from "./list-order.ts";
import {
  countWithLetters,
  isFrequent,
  LOOKED_AT,
  numbersWithLetters,
  WITH_LETTERS,
} from "./short-search.ts";
import { holding, isLong, matchOf } from "./words.ts";

/** So many rows at the beginning of an order are looked through before many hits are sorted. */
const BEGINNING = 3000;

const WITH_WORDS = "booking_words AS w CROSS JOIN booking_list AS l ON l.n = w.rowid";

export interface Search {
  readonly app: pb.App;
  /** As `askedWords` gives them. */
  readonly words: readonly string[];
  readonly values: Values;
  readonly asked: AskedPage;
}

/** Narrows a source to what is searched for: by trigrams, or by looking where there is little to see. */
export function withSearch(source: Source, search: Search): Source {
  const { app, words, values } = search;
  if (words.length === 0) return source;
  const where = `${source.where} AND ${holding("l.text", words, values)}`;
  // what is found everywhere is come upon soon in the order's index
  const everywhere = { from: source.from, where, total: UNKNOWN, isFew: source.isFew };
  const isShort = !words.some(isLong);
  if (source.isFew || (isShort && keptTotal(app, "") <= LOOKED_AT)) {
    return { ...everywhere, total: counted(app, `${source.from} WHERE ${where}`, values) };
  }
  if (!isShort) return withWord(everywhere, search);
  const isAll = source.where === "true" && words.length === 1;
  return withLetters(everywhere, { ...search, isAll });
}

/** @param search `isAll`: nothing but the letters of one word is asked for */
function withLetters(everywhere: Source, search: Search & { isAll: boolean }): Source {
  const { app, words, values, asked, isAll } = search;
  const rare = words.find((word) => !isFrequent(app, "booking_list", word));
  if (rare === undefined) return everywhere;
  values.q = rare;
  const isByNumber = columnOf(asked.order) === "n";
  if (isAll && isByNumber && asked.page * asked.perPage <= COUNTED) {
    return pageWithLetters(everywhere, search);
  }
  const { where } = everywhere;
  const total = counted(app, `${WITH_LETTERS} WHERE ${where}`, values);
  return { from: WITH_LETTERS, where, total, isFew: true };
}

/** Page and total at once: whatever has a place in the full-text index holds the letters. */
function pageWithLetters(everywhere: Source, { app, values, asked }: Search): Source {
  const { page, perPage, order } = asked;
  const after = (page - 1) * perPage;
  const find = (isWhole: boolean) => {
    const numbers = numbersWithLetters(wayOf(order), { after, rows: perPage, isWhole });
    return jsonOf<{ total: number; numbers: number[] }>(
      app,
      `SELECT json_object('total', (${countWithLetters(COUNTED + 1)}),
         'numbers', (SELECT json_group_array(n) FROM (${numbers}))) AS value`,
      values,
    );
  };
  let found = find(false);
  const isCut = found.numbers.length < Math.min(perPage, found.total - after);
  if (isCut) found = find(true);
  values.numbers = JSON.stringify(found.numbers);
  return { ...everywhere, total: found.total > COUNTED ? UNKNOWN : found.total, isPage: true };
}

function withWord(everywhere: Source, { app, words, values, asked }: Search): Source {
  const match = matchOf(words);
  values.match = match;
  const where = `w.booking_words MATCH {:match} AND ${everywhere.where}`;
  const total = counted(app, `${WITH_WORDS} WHERE ${where}`, values);
  const early = total === UNKNOWN ? foundEarly(app, everywhere, { values, asked }) : null;
  if (early) {
    values.numbers = early;
    return { ...everywhere, isPage: true };
  }
  // the full-text index is in the order of the bookings' numbers
  const isSorted = columnOf(asked.order) === "n";
  if (isSorted || !hasMoreHits(app, "booking_words", { match, most: MOST_SORTED })) {
    return { from: WITH_WORDS, where, total, isFew: true, number: "w.rowid" };
  }
  return { ...everywhere, total };
}

/**
 * What is found often stands in the first rows of most orders: then nothing has to be sorted.
 * @returns the page's numbers as JSON; null when these rows do not fill it
 */
function foundEarly(
  app: pb.App,
  { from, where }: Source,
  { values, asked }: Pick<Search, "values" | "asked">,
): string | null {
  const { page, perPage, order } = asked;
  const way = wayOf(order);
  const first = `SELECT l.n, l.status, l.text FROM ${from}
    ORDER BY l.${columnOf(order)} ${way}, l.n ${way} LIMIT ${BEGINNING}`;
  const { count, numbers } = jsonOf<{ count: number; numbers: number[] }>(
    app,
    `SELECT json_object('count', count(*), 'numbers', json_group_array(n)) AS value
     FROM (SELECT n FROM (${first}) AS l WHERE ${where}
           LIMIT ${perPage} OFFSET ${(page - 1) * perPage})`,
    values,
  );
  return count === perPage ? JSON.stringify(numbers) : null;
}
