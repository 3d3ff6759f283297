import { useCallback, useEffect, useRef, useState } from "react";
import { onReached } from "./reached.ts";

interface Loaded<Answer> {
  /** Null until the first answer, and after a failure; the last one stays while the next is fetched. */
  readonly answer: Answer | null;
  readonly failure: string | null;
  readonly isFetching: boolean;
}

export interface Asked<Answer> extends Loaded<Answer> {
  /** Asks again. */
  reload(): void;
}

interface Question<Answer> {
  /** What is asked for; another key is another question. */
  readonly key: string;
  readonly load: (signal: AbortSignal) => Promise<Answer>;
  /** Tells the operator, and returns the words for where the answer would stand. */
  readonly onFailure: (error: unknown) => string;
}

/** The server's answer to a question: asked at once, again when the question changes, and on demand. */
export function useAnswer<Answer>({ key, load, onFailure }: Question<Answer>): Asked<Answer> {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded<Answer>>({
    answer: null,
    failure: null,
    isFetching: true,
  });
  const latest = useRef({ load, onFailure });
  useEffect(() => {
    latest.current = { load, onFailure };
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the question, `attempt` for asking again
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setLoaded((before) => ({ ...before, failure: null, isFetching: true }));
    latest.current.load(signal).then(
      (answer) => {
        if (!signal.aborted) setLoaded({ answer, failure: null, isFetching: false });
      },
      (error: unknown) => {
        if (signal.aborted) return;
        const failure = latest.current.onFailure(error);
        setLoaded({ answer: null, failure, isFetching: false });
      },
    );
    return () => controller.abort();
  }, [key, attempt]);

  const reload = useCallback(() => setAttempt((n) => n + 1), []);
  useEffect(() => onReached(reload), [reload]);
  return { ...loaded, reload };
}
