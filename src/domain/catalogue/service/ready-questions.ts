import type { Language } from "#domain/language.ts";
import type { Question } from "#domain/questions/question.ts";
import * as english from "../../../messages/en/office/services/ready-questions.ts";
import * as spanish from "../../../messages/es/office/services/ready-questions.ts";
import { joinQuestion } from "./questions.ts";
import { BLANK_QUESTION, choicesOf, type QuestionDraft } from "./questions-draft.ts";

/** A question that is there to be taken, and its words and choices in the other language as one text. */
export interface ReadyQuestion {
  readonly draft: QuestionDraft;
  readonly texts: Readonly<Partial<Record<Language, string>>>;
}

type Kind = Pick<Question, "kind" | "per">;
const KINDS: Readonly<Record<keyof typeof english.ready, Kind>> = {
  diet: { kind: "text", per: "guest" },
  shoes: { kind: "choice", per: "guest" },
  shirt: { kind: "choice", per: "guest" },
  swim: { kind: "yes_no", per: "booking" },
  first: { kind: "yes_no", per: "booking" },
  health: { kind: "text", per: "guest" },
};

/** In both languages, whichever the office speaks. */
export const READY_QUESTIONS = (Object.keys(KINDS) as (keyof typeof KINDS)[]).map(
  (name): ReadyQuestion => ({
    draft: {
      ...{ ...BLANK_QUESTION, ...KINDS[name], ...english.ready[name] },
      beside: choicesOf(english.ready[name].choices),
    },
    texts: { es: joinQuestion(spanish.ready[name].name, choicesOf(spanish.ready[name].choices)) },
  }),
);
