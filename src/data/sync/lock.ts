const LOCK = "outbox";
/** A holder that has not let go in this time is frozen: no attempt takes longer than 20 s. */
const PATIENCE_MS = 30_000;

/**
 * Runs `work` while nobody else in this browser does: no other tab, nor the worker. Where there are
 * no Web Locks it just runs: the server's idempotence still gives one row.
 * @param work gets a function that tells whether the lock has been taken from it meanwhile.
 */
export async function alone<Result>(
  work: (isStolen: () => boolean) => Promise<Result>,
): Promise<Result> {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return work(() => false);
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), PATIENCE_MS);
  let stolen = false;
  const hold = () => {
    clearTimeout(timer);
    return work(() => stolen);
  };
  try {
    return await locks.request(LOCK, { signal: waiting.signal }, hold);
  } catch (error) {
    stolen = true;
    if (!waiting.signal.aborted) throw error;
    return await locks.request(LOCK, { steal: true }, () => work(() => false));
  } finally {
    clearTimeout(timer);
  }
}
