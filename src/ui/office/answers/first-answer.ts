/** A page whose answer does not come holds up the rest no longer than this, ms. */
const PATIENCE_MS = 4_000;

let isAnswered = false;
const listeners = new Set<() => void>();

/** The page shows what it was opened for, or says why it can't: the line is free for the rest. */
export function noteAnswered(): void {
  if (isAnswered) return;
  isAnswered = true;
  for (const listener of listeners) listener();
  listeners.clear();
}

/**
 * Runs something when the first page of the back office has what it was opened for: what is fetched for
 * later must not share a thin line with what somebody waits for.
 * @returns a function that calls it off
 */
export function afterFirstAnswer(task: () => void): () => void {
  if (isAnswered) {
    task();
    return () => {};
  }
  const run = () => {
    callOff();
    task();
  };
  const timer = setTimeout(run, PATIENCE_MS);
  const callOff = () => {
    clearTimeout(timer);
    listeners.delete(run);
  };
  listeners.add(run);
  return callOff;
}
