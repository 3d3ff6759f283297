import { failureWords } from "#data/office/remote/failure-words.ts";
import { loadSettings } from "#data/office/remote/settings.ts";
import { keptAnswer } from "#data/office/sync/kept/answers.ts";
import { SETTINGS } from "#data/office/sync/refresh.ts";
import type { StoredSettings } from "#domain/site/settings-row.ts";
import { useAnswer } from "#ui/office/answers/use-answer.ts";

/** The stored settings: null until they are there, with what went wrong and a way to ask again. */
export function useSettings() {
  const { answer, failure, reload, mend } = useAnswer<StoredSettings>({
    key: SETTINGS,
    load: (signal) => keptAnswer(SETTINGS, () => loadSettings(signal)),
    onFailure: failureWords,
  });
  return {
    stored: answer,
    failure,
    reload,
    setStored: (stored: StoredSettings) => mend(() => stored),
  };
}
