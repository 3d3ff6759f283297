import { LANGUAGES } from "#domain/language.ts";
import type { Question } from "#domain/questions/question.ts";
import type { Names } from "../bands.ts";
import { isText, type StoredTexts } from "./texts.ts";

/** A question as PocketBase stores it. */
export interface StoredQuestion extends Pick<Question, "id" | "kind" | "per"> {
  /**
   * Its words in English; in other languages in the service's `texts`, at the same place, with what can be chosen:
   * `Talla de zapato | chica | grande`.
   */
  readonly name: string;
  readonly required: boolean;
  /** In English. */
  readonly choices: readonly string[];
}

/** What stands between a question's words and its choices where they are one text. */
const BETWEEN = " | ";
export const BAR = "|";

/** One text of a question's words and choices, and back. */
export const joinQuestion = (name: string, choices: readonly string[]): string =>
  [name, ...choices].join(BETWEEN);
export function splitQuestion(text: string): { name: string; choices: readonly string[] } {
  const [name = "", ...choices] = text.split(BAR).map((part) => part.trim());
  return { name, choices };
}

/** The questions of a service in each language; undefined where there are none. */
export function questionsOf(stored: {
  readonly questions?: unknown;
  readonly texts?: unknown;
}): readonly Question[] | undefined {
  const list = Array.isArray(stored.questions) ? (stored.questions as StoredQuestion[]) : [];
  const written = (stored.texts ?? {}) as StoredTexts;
  const questions = list.map(({ id, kind, per, name, required, choices }, at): Question => {
    const others = LANGUAGES.slice(1).map((language) => {
      const texts = written[language]?.questions;
      const text: unknown = Array.isArray(texts) ? texts[at] : "";
      return [language, splitQuestion(isText(text) ? text : "")] as const;
    });
    const namesOf = (english: string, of: (other: (typeof others)[number][1]) => string): Names =>
      Object.fromEntries([
        [LANGUAGES[0], english],
        ...others.map(([language, other]) => [language, of(other) || english]),
      ]);
    return {
      ...{ id, kind, per, isRequired: required },
      names: namesOf(name, (other) => other.name),
      choices: choices.map((choice, place) =>
        namesOf(choice, (other) => other.choices[place] ?? ""),
      ),
    };
  });
  return questions[0] && questions;
}
