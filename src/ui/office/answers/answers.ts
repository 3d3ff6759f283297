/** A page of each list that was looked at, and some searches. */
const MOST = 40;

/**
 * What was answered to each question of the back office: a screen that was looked at before stands at once, and
 * asks anew behind it. In memory only and for one sign-in, since it holds people's names.
 */
const answers = new Map<string, unknown>();

/** The last answer to a question; null when it has not been asked since the sign-in. */
export function recall<Answer>(question: string): Answer | null {
  // who asks the question knows what answers it
  return (answers.get(question) as Answer | undefined) ?? null;
}

export function remember(question: string, answer: unknown): void {
  answers.delete(question);
  answers.set(question, answer);
  const [oldest] = answers.keys();
  if (answers.size > MOST && oldest !== undefined) answers.delete(oldest);
}

/** When somebody signs out, and when somebody's data are erased. */
export function forgetAnswers(): void {
  answers.clear();
}
