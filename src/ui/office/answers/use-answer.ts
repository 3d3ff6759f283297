import { useCallback, useEffect, useRef, useState } from "react";
import { recall, remember } from "./answers.ts";
import { noteAnswered } from "./first-answer.ts";
import { onReached } from "./reached.ts";

interface Loaded<Answer> {
  /**
   * Null until the first answer, and after a failure. While one is fetched the last one to this question stands,
   * else the last one at all.
   */
  readonly answer: Answer | null;
  readonly failure: string | null;
  readonly isFetching: boolean;
}

export interface Asked<Answer> extends Loaded<Answer> {
  /** Asks again. */
  reload(): void;
  /** Asks again in the background: no answer leaves what is there. */
  refresh(): void;
}

interface Question<Answer> {
  /** What is asked for, in the whole back office; another key is another question. */
  readonly key: string;
  readonly load: (signal: AbortSignal) => Promise<Answer>;
  /** Tells the operator, and returns the words for where the answer would stand. */
  readonly onFailure: (error: unknown) => string;
}

/** The server's answer to a question: asked at once, again when the question changes, and on demand. */
export function useAnswer<Answer>({ key, load, onFailure }: Question<Answer>): Asked<Answer> {
  const [attempt, setAttempt] = useState({ number: 0, isQuiet: false });
  const [loaded, setLoaded] = useState<Loaded<Answer>>(() => ({
    answer: recall(key),
    failure: null,
    isFetching: true,
  }));
  /** The question whose answer is shown. */
  const shownKey = useRef<string | null>(null);
  const latest = useRef({ load, onFailure });
  useEffect(() => {
    latest.current = { load, onFailure };
  });

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    // another question is asked aloud, and so is one that has no answer yet
    const isQuiet = attempt.isQuiet && shownKey.current === key;
    setLoaded(({ answer }) => ({
      answer: recall<Answer>(key) ?? answer,
      failure: null,
      isFetching: true,
    }));
    const asked = latest.current.load(signal).finally(noteAnswered);
    asked.then(
      (answer) => {
        if (signal.aborted) return;
        shownKey.current = key;
        remember(key, answer);
        setLoaded({ answer, failure: null, isFetching: false });
      },
      (error: unknown) => {
        if (signal.aborted) return;
        if (isQuiet) return setLoaded((before) => ({ ...before, isFetching: false }));
        shownKey.current = null;
        const failure = latest.current.onFailure(error);
        setLoaded({ answer: null, failure, isFetching: false });
      },
    );
    return () => controller.abort();
  }, [key, attempt]);

  const again = useCallback(
    (isQuiet: boolean) => setAttempt(({ number }) => ({ number: number + 1, isQuiet })),
    [],
  );
  const reload = useCallback(() => again(false), [again]);
  const refresh = useCallback(() => again(true), [again]);
  useEffect(() => onReached(reload), [reload]);
  return { ...loaded, reload, refresh };
}
