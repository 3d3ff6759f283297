import { oneLine } from "#domain/booking/normalise.ts";
import { named } from "./bands-draft.ts";
import type { StoredQuestion } from "./questions.ts";

/** A question while it is edited. `id` is empty until it is stored. */
export interface QuestionDraft extends Omit<StoredQuestion, "choices"> {
  /** As they are typed, with commas between them. */
  readonly choices: string;
  /** The English choices that those in other languages were written beside. */
  readonly beside: readonly string[];
}

export const BLANK_QUESTION: QuestionDraft = {
  ...{ id: "", name: "", kind: "text", per: "guest", required: false, choices: "" },
  beside: [],
};

export const questionDraftOf = (question: StoredQuestion): QuestionDraft => ({
  ...question,
  choices: question.choices.join(", "),
  beside: question.choices,
});

export const choicesOf = (typed: string): string[] =>
  typed.split(/[,;\n]/).flatMap((one) => oneLine(one) || []);

/** Questions as they are stored; those of which nothing is written are left out. */
export const questionsOfDraft = (drafts: readonly QuestionDraft[]): StoredQuestion[] =>
  named(drafts).map(({ id, name, kind, per, required, choices }) => ({
    ...{ id, name, kind, per, required },
    choices: kind === "choice" ? choicesOf(choices) : [],
  }));
