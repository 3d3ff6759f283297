import type { Names } from "../catalogue/bands.ts";

export const QUESTION_KINDS = ["text", "choice", "yes_no"] as const;
export const QUESTION_PER = ["guest", "booking"] as const;

/** What the operator wants to know of who has booked a service: sizes, diets, whatever it needs. */
export interface Question {
  /** Names it in answers, whatever it is called later. */
  readonly id: string;
  /** Its words. */
  readonly names: Names;
  readonly kind: (typeof QUESTION_KINDS)[number];
  /** A booking is incomplete without an answer. */
  readonly isRequired: boolean;
  /** `guest`: each of them answers it; `booking`: one for all. */
  readonly per: (typeof QUESTION_PER)[number];
  /** What can be chosen. Answers name it by its English words, so that those of all languages add up. */
  readonly choices: readonly Names[];
}
