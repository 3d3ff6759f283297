import { useEffect, useRef } from "react";
import { failureWords } from "#data/office/remote/failure-words.ts";
import { loadMissingTexts, type MissingTexts } from "#data/office/remote/missing-texts.ts";
import { keptAnswer } from "#data/office/sync/kept/answers.ts";
import { useAnswer } from "#ui/office/answers/use-answer.ts";

const MISSING = "missing-texts";

/**
 * What is not written yet in other languages; null until it is known.
 * @param stored asked for anew when this is another
 */
export function useMissingTexts(stored: unknown) {
  const { answer, failure, refresh } = useAnswer<MissingTexts>({
    key: MISSING,
    load: (signal) => keptAnswer(MISSING, () => loadMissingTexts(signal)),
    onFailure: failureWords,
  });
  const asked = useRef(stored);
  useEffect(() => {
    if (asked.current === stored) return;
    asked.current = stored;
    refresh();
  }, [stored, refresh]);
  return { missing: answer, failure };
}
