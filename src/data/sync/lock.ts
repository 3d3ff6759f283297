/**
 * Who waits longer than this takes the lock: its holder is frozen, since no attempt takes longer
 * than 20 s. Should it be in the middle of a long queue instead, it stops after its present row.
 */
const PATIENCE_MS = 30_000;

/**
 * Runs `work` while nobody else in this browser does: no other tab, nor the worker. Where there are
 * no Web Locks it just runs: the server's idempotence still gives one row.
 * @param lock the lock's name: one for each queue.
 * @param work gets a function that tells whether the lock has been taken from it meanwhile.
 */
export async function alone<Result>(
  lock: string,
  work: (isStolen: () => boolean) => Promise<Result>,
): Promise<Result> {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return work(() => false);
  let isStolen = false;
  const hold = (options: LockOptions, onHeld: () => void) =>
    locks
      .request(lock, options, () => {
        onHeld();
        return work(() => isStolen);
      })
      .catch((error: unknown) => {
        isStolen = true;
        throw error;
      });

  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), PATIENCE_MS);
  try {
    return await hold({ signal: waiting.signal }, () => clearTimeout(timer));
  } catch (error) {
    if (!waiting.signal.aborted) throw error;
  } finally {
    clearTimeout(timer);
  }
  isStolen = false;
  return hold({ steal: true }, () => {});
}
