import { useCallback, useEffect, useState } from "react";
import { failureWords } from "#data/office/remote/failure-words.ts";
import { listServices } from "#data/office/remote/services.ts";
import { keptAnswer } from "#data/office/sync/kept-answers.ts";
import type { ItemType } from "#domain/catalogue/item.ts";
import type { ServiceSummary } from "#domain/catalogue/service/summary.ts";
import { recall, remember } from "#ui/office/answers/answers.ts";
import { noteAnswered } from "#ui/office/answers/first-answer.ts";
import { onReached } from "#ui/office/answers/reached.ts";

const SERVICES = "services";

export interface Services {
  /** Null until the first answer. */
  readonly lists: Readonly<Record<ItemType, readonly ServiceSummary[]>> | null;
  readonly failure: string | null;
  readonly isFetching: boolean;
  reload(): void;
}

/** Both lists from the server: a few dozen rows, which are searched and sorted here. */
export function useServices(): Services {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Omit<Services, "reload">>(() => ({
    lists: recall(SERVICES),
    failure: null,
    isFetching: true,
  }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is the wish to ask again
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setState((before) => ({ ...before, failure: null, isFetching: true }));
    const load = () =>
      Promise.all([listServices("tour", signal), listServices("transfer", signal)]);
    keptAnswer(SERVICES, load)
      .finally(noteAnswered)
      .then(
        ([tour, transfer]) => {
          if (signal.aborted) return;
          const lists = { tour, transfer };
          remember(SERVICES, lists);
          setState({ lists, failure: null, isFetching: false });
        },
        (error: unknown) => {
          if (signal.aborted) return;
          setState({ lists: null, failure: failureWords(error), isFetching: false });
        },
      );
    return () => controller.abort();
  }, [attempt]);

  const reload = useCallback(() => setAttempt((n) => n + 1), []);
  useEffect(() => onReached(reload), [reload]);
  return { ...state, reload };
}
