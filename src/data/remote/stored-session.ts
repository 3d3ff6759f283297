import { hasToFinish, noteToEnd, toEnd } from "../local/leaving.ts";

/** Where PocketBase's client keeps its token and record. */
const KEY = "pocketbase_auth";
/** setTimeout counts in 32 bits. */
const LONGEST_TIMEOUT_MS = 2_147_483_647;

/** Who is signed in on this device, as far as the device can tell; the server has the last word. */
export interface StoredSession {
  /** The server's name for it, which ends it; empty in a token of an older server. */
  readonly id: string;
  readonly accountId: string;
  readonly username: string;
  readonly expiresAtMs: number;
  readonly token: string;
}

let read: { raw: string | null; session: StoredSession | null } = { raw: null, session: null };
const listeners = new Set<() => void>();
let expiry: ReturnType<typeof setTimeout> | undefined;

/**
 * The session in localStorage, null when there is none or its token has expired. Costs no script of
 * PocketBase's, so that public pages can ask too. The same object as long as nothing has changed.
 */
export function storedSession(): StoredSession | null {
  const raw = readRaw();
  if (raw !== read.raw) read = { raw, session: raw === null ? null : parseSession(raw) };
  return read.session && read.session.expiresAtMs > Date.now() ? read.session : null;
}

/** Calls back when somebody signs in or out, here or in another tab, and when the token expires. */
export function onSessionChange(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener("storage", onStorage);
  listeners.add(listener);
  watchExpiry();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener("storage", onStorage);
    clearTimeout(expiry);
  };
}

let isRefused = false;

/** True when the server has refused the last session, which it did not only by the device's clock. */
export function wasSessionRefused(): boolean {
  return isRefused;
}

/** Ends the session on this device after the server has refused it. */
export function dropRefused(): void {
  isRefused = true;
  dropSession();
}

/**
 * Signs out: here at once, and on the server as soon as it can be told.
 * @param session as it was, where localStorage has been emptied
 */
export function endSession(session = storedSession()): void {
  if (session?.id) noteToEnd([...toEnd(), session.id]);
  dropSession();
  finishLeft();
}

/** Does what the end of a sign-in has left to be done, where there is any: see `finishLeaving`. */
export function finishLeft(): void {
  if (!hasToFinish()) return;
  import("../office/sync/leaving.ts")
    .then(({ finishLeaving }) => finishLeaving())
    .catch((error: unknown) => console.warn("Something is left to be done.", error));
}

/** Signs out on this device alone. */
function dropSession(): void {
  try {
    localStorage.removeItem(KEY);
  } catch (error) {
    console.error(error);
  }
  sessionChanged();
}

/** For those who write the token. */
export function sessionChanged(): void {
  if (storedSession()) isRefused = false;
  watchExpiry();
  for (const listener of listeners) listener();
}

function onStorage(event: StorageEvent): void {
  if (event.key === KEY || event.key === null) sessionChanged();
}

function watchExpiry(): void {
  clearTimeout(expiry);
  const session = storedSession();
  if (!session) return;
  const leftMs = session.expiresAtMs - Date.now();
  expiry = setTimeout(dropIfExpired, Math.min(leftMs, LONGEST_TIMEOUT_MS));
}

function dropIfExpired(): void {
  if (storedSession()) watchExpiry();
  else dropSession();
}

/** Null where the browser forbids storage: then nobody is signed in. */
function readRaw(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** By hand instead of by a schema: this runs on every public page. */
function parseSession(raw: string): StoredSession | null {
  try {
    const { token, record } = JSON.parse(raw);
    const payload = String(token).split(".")[1] ?? "";
    const { exp, session } = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
    if (record.collectionName !== "admins" || typeof record.username !== "string") return null;
    if (typeof exp !== "number") return null;
    return {
      id: String(session ?? ""),
      accountId: String(record.id ?? ""),
      username: record.username,
      expiresAtMs: exp * 1000,
      token,
    };
  } catch {
    return null;
  }
}
