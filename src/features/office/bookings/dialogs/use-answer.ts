import { useEffect, useState } from "react";
import { failureWords } from "#data/office/remote/failure-words.ts";

export interface Asked<Answer> {
  /** Null until the first answer. */
  readonly answer: Answer | null;
  readonly isAnswered: boolean;
  readonly failure: string | null;
  /** Asks again; what is there stays meanwhile. */
  readonly ask: () => void;
}

/**
 * An answer of the server to something that is asked while a component is shown.
 * @param key what is asked for: another key is another question. Null asks nothing.
 */
export function useAnswer<Answer>(
  key: string | null,
  call: (signal: AbortSignal) => Promise<Answer>,
): Asked<Answer> {
  const [attempt, setAttempt] = useState(0);
  const [known, setKnown] = useState<{
    key: string;
    answer: Answer | null;
    failure: string | null;
  }>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key names the call, `attempt` is the wish to ask again
  useEffect(() => {
    if (key === null) return;
    const controller = new AbortController();
    const isWanted = () => !controller.signal.aborted;
    call(controller.signal).then(
      (answer) => isWanted() && setKnown({ key, answer, failure: null }),
      (error: unknown) => {
        if (isWanted()) setKnown({ key, answer: null, failure: failureWords(error) });
      },
    );
    return () => controller.abort();
  }, [key, attempt]);

  const isKnown = known !== undefined && known.key === key;
  return {
    answer: isKnown ? known.answer : null,
    isAnswered: isKnown && known.failure === null,
    failure: isKnown ? known.failure : null,
    ask: () => setAttempt((n) => n + 1),
  };
}
