import { QUESTION_KINDS, QUESTION_PER } from "#domain/questions/question.ts";
import { listed } from "./bands-check.ts";
import { BAR, type StoredQuestion } from "./questions.ts";
import { QUESTION_LIMITS } from "./rules.ts";

/** A code for the first question that makes no sense, null when all do. */
export function checkQuestions(value: unknown): string | null {
  const questions = listed<StoredQuestion>(value, QUESTION_LIMITS.characters);
  if (typeof questions === "string") return questions;
  for (const question of questions) {
    const code = checkQuestion(question);
    if (code) return code;
  }
  return null;
}

function checkQuestion({ name, kind, per, required, choices }: StoredQuestion): string {
  const isKnown = QUESTION_KINDS.includes(kind) && QUESTION_PER.includes(per);
  if (!isKnown || typeof required !== "boolean" || !Array.isArray(choices)) return "list_expected";
  // what stands between them in other languages
  if (name.includes(BAR)) return `question_bar:${name}`;
  if (kind !== "choice") return choices.length > 0 ? "list_expected" : "";
  const { choices: most, choice: longest } = QUESTION_LIMITS;
  const isGood = (choice: unknown) =>
    typeof choice === "string" &&
    choice.trim() !== "" &&
    choice.length <= longest &&
    !choice.includes(BAR);
  const areDifferent = new Set(choices).size === choices.length;
  const isEnough = choices.length >= 2 && choices.length <= most;
  return isEnough && areDifferent && choices.every(isGood)
    ? ""
    : `question_choices:${most}:${longest}:${name}`;
}
