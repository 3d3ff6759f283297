import { offeredBeside } from "#domain/catalogue/service/bands.ts";
import type { Language } from "#domain/language.ts";
import { jsonOf } from "../sql.ts";
import { worded } from "./csv-cells.ts";

/** What is stored of answers and ages by codes, in words. */
interface SaidCodes {
  readonly yesNo: Readonly<Record<string, string>>;
  readonly ages: Readonly<Record<string, string>>;
}

const json = (column: string) => `iif(json_valid(${column}), json(${column}), NULL)`;
const OFFERED = `SELECT json_group_array(json_object('key', type || '/' || number, 'bands', ${json("bands")},
    'questions', ${json("questions")}, 'texts', ${json("texts")})) AS value FROM (
  SELECT 'tour' AS type, number, bands, questions, texts FROM tours UNION ALL
  SELECT 'transfer', number, bands, questions, texts FROM transfers)`;

/**
 * What ages, questions and choices are called in the reader's language, as JSON by service and id, for `values.called`: a
 * question was read in its guest's language, and of a choice the English words are stored.
 */
export function calledBeside(app: pb.App, language: Language): string {
  const services = jsonOf<(Parameters<typeof offeredBeside>[0] & { key: string })[]>(app, OFFERED);
  const called = services.flatMap(({ key, ...stored }) => {
    const { bands = [], questions = [] } = offeredBeside(stored);
    return [
      ...bands.map(({ id, names }) => [`${key}/band/${id}`, names[language]]),
      ...questions.map(({ id, names, choices }) => [
        `${key}/${id}`,
        {
          name: names[language],
          asked: Object.values(names),
          choices: Object.fromEntries(choices.map((choice) => [choice.en, choice[language]])),
        },
      ]),
    ];
  });
  return JSON.stringify(Object.fromEntries(called));
}

/** SQL for what `values.called` says of an id of the service of a booking `b`. */
const calledBy = (id: string) =>
  `({:called} -> ('$."' || b.type || '/' || b.item_id || '/' || ${id} || '"'))`;

/** SQL for a list as JSON; none where it is no such. */
const listOf = (sql: string) => `iif(json_valid(${sql}), ${sql}, '[]')`;

/**
 * SQL for what was answered, each question as the reader knows it or, reworded since, as it was asked: `Shoe size: 38;
 * Can all swim? Yes`. @param sql for the list
 */
export const saidAnswers = (sql: string, { yesNo }: SaidCodes) =>
  `coalesce((SELECT group_concat(asked || iif(substr(asked, -1) IN ('?', ':'), ' ', ': ') || answer, '; ') FROM (
    SELECT iif(EXISTS (SELECT 1 FROM json_each(called -> 'asked') AS words WHERE words.value = asked),
        called ->> 'name', asked) AS asked,
      coalesce((SELECT choice.value FROM json_each(called -> 'choices') AS choice WHERE choice.key = answer),
        ${worded("answer", yesNo)}) AS answer
    FROM (SELECT value ->> 'asked' AS asked, value ->> 'answer' AS answer,
        ${calledBy("(value ->> 'id')")} AS called
      FROM json_each(${listOf(sql)})))), '')`;

/** SQL for what a guest's age is called by the service of a booking `b`, or as usual. */
const bandName = ({ ages }: SaidCodes) =>
  `coalesce(${calledBy("'band/' || (guest.value ->> 'band')")} ->> '$', ${worded("(guest.value ->> 'band')", ages)})`;

/** SQL for who travels in a booking `b`, each in a line with what they have answered. */
export const saidGuests = (
  codes: SaidCodes,
) => `coalesce((SELECT group_concat((guest.value ->> 'name')
  || iif(guest.value ->> 'band' = '', '', ' (' || ${bandName(codes)} || ')')
  || iif(guest.value ->> '$.answers[0]' IS NULL, '', ': ' || ${saidAnswers("guest.value ->> 'answers'", codes)}), char(10))
  FROM json_each(${listOf("b.guest_list")}) AS guest), '')`;
