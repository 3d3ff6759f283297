import * as words from "#messages/questions.ts";
import type { Names } from "../catalogue/bands.ts";
import type { CatalogueItem } from "../catalogue/item.ts";
import { isolated } from "../isolated.ts";
import { calledIn } from "../price/called.ts";
import type { Question } from "./question.ts";
import { type Answer, answersIn, type Guest, guestsIn, type SaidTexts } from "./said.ts";

/** What a service asks; undefined where the catalogue no longer has it. */
export type Asker = Pick<CatalogueItem, "bands" | "questions"> | undefined;

/** A question as somebody has answered it, for people: what it is, and what they said. */
export type SaidWords = readonly (readonly [label: string, value: string])[];

/** What a guest of some age is called: as the service has it, or as usual; its id where nobody knows it any more. */
export function bandWords(band: string, item: Asker): string {
  const known = item?.bands?.find(({ id }) => id === band);
  return known ? calledIn(known) : (AGES[band] ?? band);
}
const AGES: Readonly<Record<string, string>> = words.ages;
const YES_NO: Readonly<Record<string, string>> = words.yesNo;

/** As the guest has read it, where it was reworded since; else in the reader's language. */
function askedWords({ asked }: Answer, question: Question | undefined): string {
  const isSame = question && Object.values(question.names).includes(asked);
  return isSame ? calledIn(question) : asked;
}

function answerWords({ answer }: Answer, question: Question | undefined): string {
  if (question?.kind === "yes_no") return YES_NO[answer] ?? answer;
  const chosen = question?.choices.find((choice) => choice.en === answer);
  return chosen ? called(chosen) : isolated(answer);
}

export const called = (names: Names): string => calledIn({ names });

/** `Shoe size: 38`, `Can all swim? Yes`. */
export const answerLine = ([label, value]: SaidWords[number]): string =>
  `${label}${/[?:]$/.test(label) ? "" : ":"} ${value}`;

/** What was answered for the whole booking. */
export function saidAnswers(booking: Pick<SaidTexts, "answers">, item: Asker): SaidWords {
  return wordsOf(answersIn(booking), item);
}

function wordsOf(answers: readonly Answer[], item: Asker): SaidWords {
  return answers.map((answer) => {
    const question = item?.questions?.find(({ id }) => id === answer.id);
    return [askedWords(answer, question), answerWords(answer, question)];
  });
}

/** Each guest of whom something is known in one line: `Ana Cal (Child) – Shoe size: 38 – Diet: vegan`. */
export const saidGuests = (booking: Pick<SaidTexts, "guestList">, item: Asker): readonly string[] =>
  guestsIn(booking)
    .map((guest, at) => guestLine(guest, at, item))
    .filter(Boolean);

function guestLine({ name, band, answers }: Guest, at: number, item: Asker): string {
  const said = wordsOf(answers, item).map(answerLine);
  if (!name && !band && said.length === 0) return "";
  const who = [isolated(name) || words.guest(at + 1), band && `(${bandWords(band, item)})`];
  return [who.filter(Boolean).join(" "), ...said].join(" – ");
}

/** How many answered what, of questions with given answers: `Shoe size: 2 × 38, 1 × 42`. */
export function summedAnswers(bookings: readonly SaidTexts[], item: Asker): readonly string[] {
  const sums = new Map<string, Map<string, number>>();
  for (const booking of bookings) {
    const said = [...guestsIn(booking).flatMap(({ answers }) => answers), ...answersIn(booking)];
    const isCounted = ({ id }: Answer) =>
      item?.questions?.some((one) => one.id === id && one.kind !== "text");
    for (const [label, value] of wordsOf(said.filter(isCounted), item)) {
      const counts = sums.get(label) ?? new Map<string, number>();
      sums.set(label, counts.set(value, (counts.get(value) ?? 0) + 1));
    }
  }
  return [...sums].map(([label, counts]) => {
    const parts = [...counts].map(([value, count]) => `${count}\u00a0× ${value}`);
    return answerLine([label, parts.join(", ")]);
  });
}
