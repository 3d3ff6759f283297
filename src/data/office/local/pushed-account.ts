import type { StoredSession } from "../../remote/stored-session.ts";

/** The account for which this device tells of new bookings, and the sign-in with whose end that ends. */
const KEY = "pushed-office";

/** Empty where there is none. */
export const pushedAccount = (): string => read()[0] ?? "";

/** The id of that sign-in, which outlasts its token; empty where none is known. */
export const pushedSession = (): string => read()[1] ?? "";

function read(): readonly string[] {
  try {
    return localStorage.getItem(KEY)?.split(" ") ?? [];
  } catch {
    return [];
  }
}

export function notePushed(session: StoredSession | null): void {
  try {
    localStorage.setItem(KEY, session ? `${session.accountId} ${session.id}` : "");
  } catch {
    // storage is refused: the server knows
  }
}
