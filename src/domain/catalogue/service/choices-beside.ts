import type { Language } from "#domain/language.ts";
import { type DraftTexts, entryOf, type Written } from "./draft-texts.ts";
import { joinQuestion, splitQuestion } from "./questions.ts";
import { choicesOf, type QuestionDraft } from "./questions-draft.ts";
import type { Held } from "./rebase.ts";

/**
 * What can be chosen in other languages, at the places of the English choices as they are typed by now: each goes with
 * the one that it was written beside, and is gone with it; a new one has no words yet. Not done at each letter: a choice
 * that is being typed is another at every one.
 */
export function withChoicesBeside<Of extends Held>(held: Of): Of {
  const questions = held.draft.questions as readonly QuestionDraft[] | undefined;
  const now = questions?.map(({ choices }) => choicesOf(choices)) ?? [];
  const isMoved = (at: number) =>
    questions?.[at]?.kind === "choice" && String(questions[at].beside) !== String(now[at]);
  if (!questions?.some((_, at) => isMoved(at))) return held;
  const moved = (text: string, at: number) => {
    if (!text || !isMoved(at)) return text;
    const { name, choices } = splitQuestion(text);
    const places = now[at]?.map((choice) => questions[at]?.beside.indexOf(choice) ?? -1) ?? [];
    return joinQuestion(name, withoutEnd(places.map((place) => choices[place] ?? "")));
  };
  const texts = Object.entries(held.texts).map(([language, written]) => [
    language,
    { ...written, questions: questions.map((_, at) => moved(entryOf(written.questions, at), at)) },
  ]) as [Language, Record<string, Written>][];
  const beside = questions.map((question, at) => ({ ...question, beside: now[at] ?? [] }));
  return {
    ...held,
    draft: { ...held.draft, questions: beside },
    texts: Object.fromEntries(texts) as DraftTexts,
  };
}

/** Choices as typed in another language, at the places of the English ones: one that is left out is blank. */
export const choicesAtPlaces = (typed: string): readonly string[] =>
  withoutEnd(typed.split(/[,;|\n]/).map((one) => one.trim()));

const withoutEnd = (choices: readonly string[]): readonly string[] =>
  choices.slice(
    0,
    choices.reduce((end, choice, at) => (choice ? at + 1 : end), 0),
  );
