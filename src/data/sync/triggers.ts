import { observe } from "../local/observe.ts";
import { noteWaiting } from "../local/waiting-hint.ts";
import { drainOutbox } from "./drain.ts";
import { countWaiting } from "./outbox.ts";

/** After a drain that broke off: another tab has taken the lock, or the database is gone. */
const AFTER_TROUBLE_MS = 60_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let isWatching = false;
let isRunning = false;
/** What was asked for while a drain ran. */
let wanted: { readonly force: boolean } | null = null;

/**
 * Sends what waits, now; and again whenever there is reason to: the line comes back, the page is
 * looked at again or returns from the back/forward cache, or the next row's waiting time is over.
 * `navigator.onLine` is never asked: it is a hint for words, not a reason not to try.
 */
export function keepSending(): void {
  if (!isWatching) watch();
  run(false);
}

function watch(): void {
  isWatching = true;
  addEventListener("online", () => run(true));
  addEventListener("pageshow", (event) => {
    if (event.persisted) run(true);
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") run(false);
  });
  // also what other tabs and the worker change
  observe(countWaiting).subscribe((count) => noteWaiting(count ?? 0));
}

/** One drain at a time in this page; what is asked for meanwhile becomes one more after it. */
function run(force: boolean): void {
  if (isRunning) {
    wanted = { force: force || wanted?.force === true };
    return;
  }
  isRunning = true;
  clearTimeout(timer);
  drainOutbox({ force })
    .catch(() => AFTER_TROUBLE_MS)
    .then((nextMs) => {
      isRunning = false;
      countWaiting().then(noteWaiting, () => noteWaiting(0));
      const again = wanted;
      wanted = null;
      if (again) run(again.force);
      else if (nextMs !== null) timer = setTimeout(() => run(false), nextMs);
    });
}
