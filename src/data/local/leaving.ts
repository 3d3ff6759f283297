import { noteOffice } from "./office-hint.ts";

/**
 * What the end of a sign-in leaves to be done, in localStorage until it is done: the page may be closed,
 * its code or the line may not be there. Small, since every page looks for it when it starts.
 */
const TO_FORGET = "officeToForget";
const TO_END = "sessionsToEnd";
const ENDED = "officeEnded";
const ENDED_CHANGED = "office-ended";

/** Customers' data that are to go from this device. */
interface Forgetting {
  /** Whose sign-in it was. */
  readonly accountId: string;
  /** The server has ended it: nothing that names a customer may stay, whoever has made it. */
  readonly isRevoked: boolean;
}

/** From now on nobody may read what this device keeps; it goes as soon as `finishLeaving` runs. */
export function beginForgetting(what: Forgetting): void {
  write(TO_FORGET, what);
  if (what.isRevoked) noteEnded(0);
  noteOffice(null);
}

/** Null when nothing is to be forgotten. */
export const toForget = () => read<Forgetting>(TO_FORGET);
export const forgotten = () => remove(TO_FORGET);

/** Ids of sessions that somebody has ended here, of which the server has not heard yet. */
export const toEnd = () => read<readonly string[]>(TO_END) ?? [];
export const noteToEnd = (id: string) => write(TO_END, [...toEnd(), id]);
export function toldToEnd(id: string): void {
  const left = toEnd().filter((other) => other !== id);
  if (left.length > 0) write(TO_END, left);
  else remove(TO_END);
}

/** True when `finishLeaving` has something to do. */
export const hasToFinish = () => read(TO_FORGET) !== null || read(TO_END) !== null;

/** The server has ended the sign-in of this device, and so many changes that were not sent went with it. */
export function noteEnded(lost: number | null): void {
  if (lost === null) remove(ENDED);
  else write(ENDED, lost);
  dispatchEvent(new Event(ENDED_CHANGED));
}

/** How many changes went with a sign-in that the server has ended; null when none has been since. */
export const endedWith = () => read<number>(ENDED);

/** Calls back when that changes, here or in another tab. */
export function onEnded(listener: () => void): () => void {
  addEventListener(ENDED_CHANGED, listener);
  addEventListener("storage", listener);
  return () => {
    removeEventListener(ENDED_CHANGED, listener);
    removeEventListener("storage", listener);
  };
}

function read<Value>(key: string): Value | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // storage is refused: then nothing is kept
  }
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // as above
  }
}
