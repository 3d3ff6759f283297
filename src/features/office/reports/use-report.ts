import { failureWords } from "#data/office/remote/failure-words.ts";
import { loadReport, type Report } from "#data/office/remote/reports.ts";
import { keptAnswer } from "#data/office/sync/kept/answers.ts";
import * as words from "#messages/office/reports.ts";
import { loadFailure } from "#ui/office/answers/load-failure.ts";
import { type Asked, useAnswer } from "#ui/office/answers/use-answer.ts";
import type { Selection } from "./search.ts";

/** The report for these filters, from the server. */
export function useReport(search: Selection): Asked<Report> {
  const key = `report ${JSON.stringify(search)}`;
  return useAnswer({
    key,
    load: (signal) => keptAnswer(key, () => loadReport(search, signal)),
    onFailure: loadFailure(failureWords, words.errorFetching, words.couldNotLoad),
  });
}
