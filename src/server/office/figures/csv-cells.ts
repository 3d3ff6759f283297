import type { Language } from "#domain/language.ts";

/** What a spreadsheet begins to compute at, in Western and full-width spelling (decision 0020). */
const STARTS_FORMULA = `('=', '+', '-', '@', '＝', '＋', '－', '＠', char(9), char(10), char(13))`;

/** Calling codes of one and of two digits (ITU E.164); all others have three. */
const ONE_DIGIT = "'1', '7'";
const TWO_DIGITS = [
  ...[20, 27, 30, 31, 32, 33, 34, 36, 39, 40, 41, 43, 44, 45, 46, 47, 48, 49],
  ...[51, 52, 53, 54, 55, 56, 57, 58, 60, 61, 62, 63, 64, 65, 66],
  ...[81, 82, 84, 86, 90, 91, 92, 93, 94, 95, 98],
];

/** The columns of a file: their titles, and the SQL of their cells; what is a number may begin with a minus. */
export type Columns = readonly (readonly [title: string, sql: string, is?: "number"])[];

/** SQL for one line by RFC 4180, every cell in quotes; what could be a formula has an apostrophe in front. */
export function lineOf(columns: Columns): string {
  const cells = columns.map(([, sql, is]) =>
    is
      ? `'"' || ${sql} || '"'`
      : `'"' || iif(substr(${sql}, 1, 1) IN ${STARTS_FORMULA}, '''', '')
      || replace(${sql}, '"', '""') || '"'`,
  );
  return cells.join(" || ',' || ");
}

const FORMULA = ["=", "+", "-", "@", "＝", "＋", "－", "＠", "\t", "\n", "\r"];

/** Lines by the same rules, where SQLite does not write them: of files that are short. */
export function csvLines(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => {
    const isFormula = FORMULA.some((one) => text.startsWith(one));
    return `"${isFormula ? "'" : ""}${text.split('"').join('""')}"`;
  };
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
}

/** SQL for an instant in Belize, `2026-11-20 19:30`; empty where there is none. */
export const belizeTime = (sql: string) =>
  `coalesce(strftime('%Y-%m-%d %H:%M', ${sql}, '-6 hours'), '')`;

/** SQL for a code in words; what is none of ours stays as it is. */
export function worded(sql: string, words: Readonly<Record<string, string>>): string {
  const cases = Object.entries(words).map(
    ([code, word]) => `WHEN '${code}' THEN '${word.replace(/'/g, "''")}'`,
  );
  return `CASE ${sql} ${cases.join(" ")} ELSE ${sql} END`;
}

/** SQL for an amount in dollars, `540.00`. */
export const amount = (sql: string) => `printf('%.2f', ${sql})`;

/**
 * SQL for a phone number as people write it, which no spreadsheet takes for a sum or a number: `+501
 * 600-0199` becomes `(+501) 600-0199`, `07700900123` becomes `(0)7700900123`. What holds more than a
 * number stays as it is.
 */
export function phone(sql: string): string {
  const code = `CASE WHEN substr(${sql}, 2, 1) IN (${ONE_DIGIT}) THEN 1
    WHEN CAST(substr(${sql}, 2, 2) AS INTEGER) IN (${TWO_DIGITS.join(", ")}) THEN 2 ELSE 3 END`;
  return `CASE
    WHEN ${sql} GLOB '+[0-9]*' AND substr(${sql}, 2) NOT GLOB '*[^0-9 ().-]*'
      THEN '(' || substr(${sql}, 1, 1 + ${code}) || ') ' || ltrim(substr(${sql}, 2 + ${code}), ' .-')
    WHEN ${sql} GLOB '0*' AND ${sql} NOT GLOB '*[^0-9]*' THEN '(0)' || substr(${sql}, 2)
    ELSE ${sql} END`;
}

const LINES = "iif(json_valid(b.price_lines), b.price_lines, '[]')";
const CENTS = "CAST(round(b.price * 100) AS INTEGER)";

/** SQL for the JSON of the lines of a booking `b`; of those that do not come to its price one that was agreed. */
export const LINES_OR_ONE = `iif((SELECT sum(value ->> 'cents') FROM json_each(${LINES})) = ${CENTS}, ${LINES},
  json_array(json_object('kind', 'agreed', 'count', 1, 'unitCents', ${CENTS}, 'cents', ${CENTS})))`;

const nameOf = (line: string, language: Language) =>
  `coalesce(${line} ->> '$.names.${language}', ${line} ->> '$.names.en', ${line} ->> 'id')`;

/** SQL for what a line of a price is called: a band or an extra as it was when it was booked, a code with its text. @param line SQL for its JSON */
export function lineName(
  words: Readonly<Record<string, string>>,
  language: Language,
  line: string,
) {
  const kind = worded(`(${line} ->> 'kind')`, words);
  return `CASE WHEN ${line} ->> 'id' IS NULL THEN ${kind}
    WHEN ${line} ->> 'kind' = 'code' THEN ${kind} || ' ' || (${line} ->> 'id')
    ELSE ${nameOf(line, language)} END`;
}

/**
 * SQL for what a booking's price is made of, `225.00 base fare; 2 × 25.00 each extra guest`; empty where its lines do
 * not come to the price, as those from before there were lines.
 */
export function priceLines(words: Readonly<Record<string, string>>, language: Language): string {
  const line = `iif(value ->> 'count' = 1, '', (value ->> 'count') || ' × ')
    || ${amount("(value ->> 'unitCents') / 100.0")} || ' ' || ${lineName(words, language, "value")}
    || coalesce(' (' || (value ->> 'reason') || ')', '')`;
  return `(SELECT iif(sum(value ->> 'cents') = round(b.price * 100), group_concat(${line}, '; '), '')
    FROM json_each(${LINES}))`;
}

/** SQL for how many of which a booking has, `2 × Child, 1 × Infant`; empty where there is none. */
export const lineCounts = (kind: "band" | "added", language: Language): string =>
  `(SELECT coalesce(group_concat((value ->> 'count') || ' × ' || ${nameOf("value", language)}, ', '), '')
    FROM json_each(${LINES}) WHERE value ->> 'kind' = '${kind}')`;
