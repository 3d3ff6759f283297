import { useObservable } from "dexie-react-hooks";
import { useEffect, useState, useSyncExternalStore } from "react";
import { officeHint } from "#data/local/office-hint.ts";
import type { OfficeRow, RuleRow } from "#data/office/local/row.ts";
import { keepActing } from "#data/office/sync/acts.ts";
import { observeActs } from "#data/office/sync/kept/bookings.ts";
import { observeRuleActs } from "#data/office/sync/kept/rules.ts";
import { noteOldAnswer, onShownAsOf, shownAsOf } from "#data/office/sync/old-answer.ts";
import { refreshOffice } from "#data/office/sync/refresh.ts";
import { keepSendingRules } from "#data/office/sync/rules/acts.ts";
import { onSessionChange, storedSession } from "#data/remote/stored-session.ts";
import { broadcastReached } from "#ui/office/answers/reached.ts";

const REFRESH_EVERY_MS = 60_000;

export interface Field {
  /** False after the server could not be asked. */
  readonly isReached: boolean;
  /** False when the sign-in has ended: then nothing is sent. */
  readonly isSignedIn: boolean;
  /** As of when the shown data are, by the device's clock; null while they are the server's. */
  readonly asOfMs: number | null;
  /** What has not been sent, in its order. */
  readonly acts: readonly OfficeRow[];
  /** The same of what decides what can be sold. */
  readonly rules: readonly RuleRow[];
}

/** Keeps this device up to date and sends what waits, as long as the back office is open. */
export function useField(): Field {
  const [isReached, setIsReached] = useState(true);
  const acts = useObservable(observeActs, []);
  const rules = useObservable(observeRuleActs, []);
  const shownMs = useSyncExternalStore(onShownAsOf, shownAsOf);
  const isSignedIn = useSyncExternalStore(onSessionChange, storedSession) !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: who signs in again wants both at once
  useEffect(() => {
    // what was refused for want of a sign-in need not wait once there is one
    keepActing({ force: true });
    keepSendingRules({ force: true });
    // in a tab behind others too: its title says what has come
    const look = () => {
      keepActing();
      keepSendingRules();
      refreshOffice().then(
        (isDone) => {
          setIsReached(isDone);
          if (isDone) askAgain();
        },
        () => setIsReached(false),
      );
    };
    look();
    const timer = setInterval(look, REFRESH_EVERY_MS);
    document.addEventListener("visibilitychange", look);
    addEventListener("online", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
      removeEventListener("online", look);
    };
  }, [isSignedIn]);

  const isOld = !isReached || !isSignedIn;
  return {
    isReached,
    isSignedIn,
    asOfMs: isOld ? (officeHint()?.refreshedAtMs ?? null) : shownMs,
    acts: acts ? [...acts.values()].flat().sort((a, b) => a.seq - b.seq) : [],
    rules: rules ?? [],
  };
}

/** Where old answers are shown, and the server answers again, they are asked for anew. */
function askAgain(): void {
  if (shownAsOf() === null) return;
  noteOldAnswer(null);
  broadcastReached();
}
