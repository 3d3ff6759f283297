/** How the office may decide on what a guest has asked for. */
export const DECISIONS_OF_REQUESTS = ["accepted", "declined"] as const;

/** What the office says to a guest's request, with the act that carries it out. */
export interface RequestDecision {
  /** The request's id. */
  readonly id: string;
  readonly state: (typeof DECISIONS_OF_REQUESTS)[number];
  /** What its guest is told of a no; empty for a yes, whose mail says what has changed. */
  readonly words: string;
}

/** Longest words of a no, in characters. */
export const MOST_REQUEST_WORDS = 2000;
