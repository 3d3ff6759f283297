import { failureWords } from "#data/office/remote/failure-words.ts";
import { loadMoney, type MoneyQuery } from "#data/office/remote/money.ts";
import { keptAnswer } from "#data/office/sync/kept/answers.ts";
import type { Money } from "#domain/report/totals.ts";
import * as words from "#messages/office/reports.ts";
import { loadFailure } from "#ui/office/answers/load-failure.ts";
import { type Asked, useAnswer } from "#ui/office/answers/use-answer.ts";

/** The report of money, from the server; without a line the last one. */
export function useMoney({ by, from, until }: MoneyQuery): Asked<Money> {
  const key = `money ${by} ${from} ${until}`;
  return useAnswer({
    key,
    load: (signal) => keptAnswer(key, () => loadMoney({ by, from, until }, signal)),
    onFailure: loadFailure(failureWords, words.errorFetching, words.couldNotLoad),
  });
}
