import * as words from "#messages/questions.ts";
import { calledIn } from "../price/called.ts";
import type { Question } from "./question.ts";
import { type Answer, answerTo, type Guest, guestsIn, type SaidTexts } from "./said.ts";
import { type Asker, bandWords, called } from "./told.ts";

/** Of a select: what is stored, and what it is called. */
interface Option {
  readonly value: string;
  readonly label: string;
}

/** A question as a form shows it. */
export interface ShownQuestion {
  readonly id: string;
  readonly label: string;
  /** What can be chosen; null for free text. */
  readonly options: readonly Option[] | null;
  readonly isRequired: boolean;
  readonly answer: string;
}

const BLANK: Guest = { name: "", band: "", answers: [] };

/** A line of a form for each guest: for all who travel, and for whoever is written beyond their number. */
export function guestRows(booking: SaidTexts): readonly Guest[] {
  const known = guestsIn(booking);
  const missing = Math.max(0, booking.guests - known.length);
  return [...known, ...Array.from({ length: missing }, () => BLANK)];
}

/** The list with one guest in another way, as a text that is still being written. */
export const withGuest = (rows: readonly Guest[], at: number, part: Partial<Guest>): string =>
  JSON.stringify(rows.map((row, index) => (index === at ? { ...row, ...part } : row)));

/** The answers with another one; its question as it is read now. */
export function withAnswer(
  answers: readonly Answer[],
  { id, label }: Pick<ShownQuestion, "id" | "label">,
  answer: string,
): readonly Answer[] {
  const said = { id, asked: label, answer };
  if (answer === "") return answers.filter((one) => one.id !== id);
  // in its place: what is being typed in stays where it is
  if (answers.some((one) => one.id === id))
    return answers.map((one) => (one.id === id ? said : one));
  return [...answers, said];
}

/**
 * What a form asks: the service's questions, and those that it has no more and somebody has answered. What was answered
 * in words of before keeps them until it is answered anew.
 */
export function shownQuestions(
  item: Asker,
  per: Question["per"],
  answers: readonly Answer[],
): readonly ShownQuestion[] {
  const asked = (item?.questions ?? []).filter((question) => question.per === per);
  const gone = answers.filter(({ id }) => asked.every((question) => question.id !== id));
  return [
    ...asked.map((question) => ({
      ...{ id: question.id, label: calledIn(question), isRequired: question.isRequired },
      answer: answerTo(answers, question.id) ?? "",
      options: optionsOf(question, answerTo(answers, question.id)),
    })),
    ...gone.map(({ id, asked: label, answer }) => ({
      ...{ id, label, isRequired: false, answer, options: null },
    })),
  ];
}

/** What was chosen and cannot be any more stays until something else is. */
function optionsOf(question: Question, answer = ""): readonly Option[] | null {
  if (question.kind === "text") return null;
  const options =
    question.kind === "yes_no"
      ? Object.entries(words.yesNo).map(([value, label]) => ({ value, label }))
      : question.choices.map((choice) => ({ value: choice.en ?? "", label: called(choice) }));
  const isKnown = answer === "" || options.some(({ value }) => value === answer);
  return isKnown ? options : [...options, { value: answer, label: answer }];
}

/** The ages that can be said of a guest: those of the service, who pay less, and everybody else's. */
export function bandOptions(item: Asker, band: string): readonly Option[] {
  const bands = item?.bands?.map(({ id }) => id) ?? ["child"];
  return [...new Set(["adult", ...bands, band])]
    .filter(Boolean)
    .map((value) => ({ value, label: bandWords(value, item) }));
}
