import { useEffect, useState } from "react";
import { loadSettings } from "#data/office/remote/settings.ts";
import { keptAnswer } from "#data/office/sync/kept-answers.ts";
import { SETTINGS } from "#data/office/sync/refresh.ts";
import { RemoteFailure } from "#data/remote/remote-failure.ts";
import type { StoredSettings } from "#domain/site/settings-row.ts";
import { recall, remember } from "#ui/office/answers/answers.ts";
import { noteAnswered } from "#ui/office/answers/first-answer.ts";

/** The stored settings: null until they are there, with what went wrong and a way to ask again. */
export function useSettings() {
  const [attempt, setAttempt] = useState(0);
  const [stored, setStored] = useState(() => recall<StoredSettings>(SETTINGS));
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    if (stored) remember(SETTINGS, stored);
  }, [stored]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is the wish to ask again
  useEffect(() => {
    const controller = new AbortController();
    setFailure(null);
    keptAnswer(SETTINGS, () => loadSettings(controller.signal))
      .finally(noteAnswered)
      .then(setStored, (error: unknown) => {
        if (controller.signal.aborted) return;
        if (!(error instanceof RemoteFailure)) console.error(error);
        setFailure(error instanceof RemoteFailure ? error.message : "Unknown error");
      });
    return () => controller.abort();
  }, [attempt]);

  return { stored, setStored, failure, reload: () => setAttempt((n) => n + 1) };
}
