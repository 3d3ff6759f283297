import { noteWaiting } from "../local/waiting-hint.ts";
import { drainOutbox } from "./drain.ts";
import { countWaiting } from "./outbox.ts";

let timer: ReturnType<typeof setTimeout> | undefined;
let isWatching = false;
let isRunning = false;
let isWanted = false;

/**
 * Sends what waits, now; and again whenever there is reason to: the line comes back, the page is
 * looked at again or returns from the back/forward cache, or the next row's waiting time is over.
 * `navigator.onLine` is never asked: it is a hint for words, not a reason not to try.
 */
export function keepSending(): void {
  if (!isWatching) {
    isWatching = true;
    addEventListener("online", () => run(true));
    addEventListener("pageshow", (event) => {
      if (event.persisted) run(true);
    });
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") run(false);
    });
  }
  run(false);
}

/** One drain at a time in this page; what is asked for meanwhile becomes one more after it. */
function run(force: boolean): void {
  if (isRunning) {
    isWanted = true;
    return;
  }
  isRunning = true;
  clearTimeout(timer);
  tellWaiting();
  drainOutbox({ force })
    .catch(() => null) // the database is gone (storage cleared, private mode): nothing waits there
    .then((nextMs) => {
      isRunning = false;
      tellWaiting();
      if (isWanted) {
        isWanted = false;
        run(force);
      } else if (nextMs !== null) timer = setTimeout(() => run(false), nextMs);
    });
}

function tellWaiting(): void {
  countWaiting().then(noteWaiting, () => noteWaiting(0));
}
