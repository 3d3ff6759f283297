import { RemoteFailure } from "../remote/remote-failure.ts";

/** Nothing of ours was there to answer; 401 is a sign-in that has ended, which stops no reading. */
const NO_ANSWER = new Set([0, 401, 502, 503, 504]);

/** True when a call failed because the server could not be asked. */
export function isOutOfReach(error: unknown): boolean {
  return error instanceof RemoteFailure && NO_ANSWER.has(error.status);
}

let oldAnswerAtMs: number | null = null;
const listeners = new Set<() => void>();

/** Says that what is shown is as of then; null when it comes from the server. */
export function noteOldAnswer(atMs: number | null): void {
  if (atMs === oldAnswerAtMs) return;
  oldAnswerAtMs = atMs;
  for (const listener of listeners) listener();
}

/** As of when the shown answers are, in ms of the device's clock; null when they are the server's. */
export function shownAsOf(): number | null {
  return oldAnswerAtMs;
}

/** Calls back when that changes. */
export function onShownAsOf(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
