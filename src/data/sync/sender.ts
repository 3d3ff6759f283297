/** After a drain that broke off: another tab has taken the lock, or the database is gone. */
const AFTER_TROUBLE_MS = 60_000;

interface Sending {
  /** Sends what waits; when the next row is due, in ms from now, null when nothing waits. */
  drain(options: { force: boolean }): Promise<number | null>;
  /** Once, when this page sends for the first time. */
  onStart(): void;
  /** After each drain. */
  onDrained(): void;
}

/** @param options `force`: also what is still to wait, for when there is a reason to try it at once. */
export type Sender = (options?: { readonly force?: boolean }) => void;

/**
 * Makes what sends a queue in this page: now, whenever it is called; and again whenever there is
 * reason to: the line comes back, the page is looked at again or returns from the back/forward cache,
 * or the next row's waiting time is over. `navigator.onLine` is never asked: it is a hint for words,
 * not a reason not to try.
 */
export function createSender({ drain, onStart, onDrained }: Sending): Sender {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWatching = false;
  let isRunning = false;
  /** What was asked for while a drain ran. */
  let wanted: { readonly force: boolean } | null = null;

  function watch(): void {
    isWatching = true;
    addEventListener("online", () => run(true));
    addEventListener("pageshow", (event) => {
      if (event.persisted) run(true);
    });
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") run(false);
    });
    onStart();
  }

  /** One drain at a time in this page; what is asked for meanwhile becomes one more after it. */
  function run(force: boolean): void {
    if (isRunning) {
      wanted = { force: force || wanted?.force === true };
      return;
    }
    isRunning = true;
    clearTimeout(timer);
    drain({ force })
      .catch(() => AFTER_TROUBLE_MS)
      .then((nextMs) => {
        isRunning = false;
        onDrained();
        const again = wanted;
        wanted = null;
        if (again) run(again.force);
        else if (nextMs !== null) timer = setTimeout(() => run(false), nextMs);
      });
  }

  return ({ force = false } = {}) => {
    if (!isWatching) watch();
    run(force);
  };
}
