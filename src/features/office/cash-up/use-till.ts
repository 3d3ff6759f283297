import { useObservable } from "dexie-react-hooks";
import { failureWords } from "#data/office/remote/failure-words.ts";
import { loadSheet, loadTill, type Till } from "#data/office/remote/money/cash-ups.ts";
import { keptAnswer } from "#data/office/sync/kept/answers.ts";
import { observeActs } from "#data/office/sync/kept/bookings.ts";
import { type OwnTill, observeOwnTill, withWaiting } from "#data/office/sync/takings.ts";
import type { Taken } from "#domain/cash-up/row.ts";
import * as words from "#messages/office/money/cash-up.ts";
import { loadFailure } from "#ui/office/answers/load-failure.ts";
import { useAnswer } from "#ui/office/answers/use-answer.ts";

interface ShownTill {
  /** Null until it is known. */
  readonly till: OwnTill | null;
  /** Everybody whose takings there are; empty until that is known. */
  readonly people: Till["people"];
  readonly failure: string | null;
  readonly isLoading: boolean;
  /** Asks again. */
  reload(): void;
}

const tellFailure = loadFailure(failureWords, words.errorFetching, words.couldNotLoad);

/** Somebody's takings with what waits on this device: one's own from here, others' from the server. */
export function useTill(person: string): ShownTill {
  const own = useObservable(observeOwnTill, []);
  const acts = useObservable(observeActs, []);
  const isOwn = person === "";
  const key = `cash-ups ${person}`;
  const asked = useAnswer({
    key,
    load: (signal) => keptAnswer(key, () => loadTill(person, signal)),
    // one's own are here without it
    onFailure: isOwn ? failureWords : tellFailure,
  });
  // while another is asked for, the last one's answer stands
  const answer = asked.answer && (isOwn || asked.answer.person.id === person) ? asked.answer : null;
  const waiting = acts ? [...acts.values()].flat() : [];
  const till = (isOwn && own) || (answer && withWaiting(answer, waiting, []));
  return {
    till,
    people: asked.answer?.people ?? [],
    failure: till ? null : asked.failure,
    isLoading: !till && (own === undefined || asked.isFetching),
    reload: asked.reload,
  };
}

interface ShownRows {
  /** Null while they are not known. */
  readonly rows: readonly Taken[] | null;
  readonly isLoading: boolean;
}

/** What a cash-up has counted: one that waits is here, any other is the server's. */
export function useCountedRows(id: string): ShownRows {
  const acts = useObservable(observeActs, []);
  const waiting = acts && [...acts.values()].flat().find((act) => act.id === id);
  const key = `cash-up ${id}`;
  const asked = useAnswer({
    key: acts === undefined || waiting ? null : key,
    load: (signal) => keptAnswer(key, () => loadSheet(id, signal)),
    onFailure: failureWords,
  });
  if (waiting?.kind === "cash_up") return { rows: waiting.cashUp.rows, isLoading: false };
  const isIt = asked.answer?.id === id;
  return { rows: isIt ? (asked.answer?.rows ?? null) : null, isLoading: asked.isFetching };
}
