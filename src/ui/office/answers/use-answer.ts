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
  /** The question that was answered since this is shown; null before, and after a failure. */
  readonly answeredKey: string | null;
  readonly failure: string | null;
  readonly isFetching: boolean;
}

export interface Asked<Answer> extends Omit<Loaded<Answer>, "answeredKey"> {
  /** The answer is one to this question, given since it is shown: nothing is worked on that is only remembered. */
  readonly isAnswered: boolean;
  /** Asks again. */
  reload(): void;
  /** Asks again in the background: no answer leaves what is there. */
  refresh(): void;
  /** Puts what is known by now into the answer. */
  mend(change: (answer: Answer) => Answer): void;
}

interface Question<Answer> {
  /** What is asked for, in the whole back office; another key is another question. Null asks nothing. */
  readonly key: string | null;
  /** @param onLater takes another answer, where a better one comes after the first */
  readonly load: (signal: AbortSignal, onLater: (answer: Answer) => void) => Promise<Answer>;
  /** Tells the operator, and returns the words for where the answer would stand. */
  readonly onFailure: (error: unknown) => string;
}

/** The server's answer to a question: asked at once, again when the question changes, and on demand. */
export function useAnswer<Answer>(question: Question<Answer>): Asked<Answer> {
  const { key } = question;
  const [attempt, setAttempt] = useState({ number: 0, isQuiet: false });
  const [loaded, setLoaded] = useState<Loaded<Answer>>(() => ({
    answer: key === null ? null : recall(key),
    answeredKey: null,
    failure: null,
    isFetching: key !== null,
  }));
  /** The question whose answer is shown; null from when it is asked aloud until there is one. */
  const shownKey = useRef<string | null>(null);
  const latest = useRef(question);
  useEffect(() => {
    latest.current = question;
  });

  useEffect(() => {
    if (key === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    // another question is asked aloud, and so is one that has no answer yet
    const isQuiet = attempt.isQuiet && shownKey.current === key;
    // and what was asked aloud stays so where it is asked again in the background before its answer
    if (!isQuiet) shownKey.current = null;
    setLoaded((before) => ({
      ...before,
      answer: recall<Answer>(key) ?? before.answer,
      failure: null,
      isFetching: true,
    }));
    const show = (answer: Answer) => {
      if (signal.aborted) return;
      shownKey.current = key;
      remember(key, answer);
      setLoaded({ answer, answeredKey: key, failure: null, isFetching: false });
    };
    const asked = latest.current.load(signal, show).finally(noteAnswered);
    asked.then(show, (error: unknown) => {
      if (signal.aborted) return;
      if (isQuiet) return setLoaded((before) => ({ ...before, isFetching: false }));
      const failure = latest.current.onFailure(error);
      setLoaded({ answer: null, answeredKey: null, failure, isFetching: false });
    });
    return () => controller.abort();
  }, [key, attempt]);

  const again = useCallback(
    (isQuiet: boolean) => setAttempt(({ number }) => ({ number: number + 1, isQuiet })),
    [],
  );
  const reload = useCallback(() => again(false), [again]);
  const refresh = useCallback(() => again(true), [again]);
  useEffect(() => onReached(refresh), [refresh]);
  const mend = useCallback(
    (change: (answer: Answer) => Answer) => {
      const last = key === null ? null : recall<Answer>(key);
      if (key !== null && last) remember(key, change(last));
      setLoaded((before) =>
        before.answer === null ? before : { ...before, answer: change(before.answer) },
      );
    },
    [key],
  );
  const { answeredKey, ...shown } = loaded;
  const isAnswered = key !== null && answeredKey === key;
  return { ...shown, isAnswered, reload, refresh, mend };
}
