/**
 * What the end of a sign-in leaves to be done, in localStorage until it is done: the page may be closed,
 * its code or the line may not be there. Small, since every page looks for it when it starts.
 */
const TO_FORGET = "officeToForget";
const TO_END = "sessionsToEnd";

/** Customers' data that are to go from this device. */
interface Forgetting {
  /** Whose sign-in it was. */
  readonly accountId: string;
  /** The server has ended it: nothing that names a customer may stay, whoever has made it. */
  readonly isRevoked: boolean;
}

/** True when `finishLeaving` has something to do. */
export function hasToFinish(): boolean {
  try {
    return localStorage.getItem(TO_FORGET) !== null || localStorage.getItem(TO_END) !== null;
  } catch {
    return false;
  }
}

/** What is to be forgotten; null when nothing is. */
export function toForget(): Forgetting | null {
  try {
    return JSON.parse(localStorage.getItem(TO_FORGET) ?? "null");
  } catch {
    return null;
  }
}

/** Calls back when another tab signs out: a sign-in that the server has ended leaves what is being typed. */
export function onLeftElsewhere(listener: () => void): () => void {
  // as it was noted: by now it may be done
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === TO_FORGET && newValue && !JSON.parse(newValue).isRevoked) listener();
  };
  addEventListener("storage", hear);
  return () => removeEventListener("storage", hear);
}

export function noteToForget(what: Forgetting | null): void {
  note(TO_FORGET, what && JSON.stringify(what));
}

/** Ids of sessions that somebody has ended here, of which the server has not heard yet. */
export function toEnd(): readonly string[] {
  try {
    return localStorage.getItem(TO_END)?.split(" ") ?? [];
  } catch {
    return [];
  }
}

export function noteToEnd(ids: readonly string[]): void {
  note(TO_END, ids.join(" "));
}

function note(key: string, text: string | null): void {
  try {
    if (text) localStorage.setItem(key, text);
    else localStorage.removeItem(key);
  } catch {
    // storage is refused: then nothing was kept there either
  }
}
