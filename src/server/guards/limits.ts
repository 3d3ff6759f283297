import { startFacts } from "../machine/start-facts.ts";
import type { Call } from "../pocketbase/call.ts";
import { storeOf } from "../pocketbase/store.ts";
import { callerOf } from "./client-address.ts";

/** So many calls a client may make within so many seconds (CONTRACT, RATE_LIMITS). */
const LIMITS = {
  any: { most: 300, seconds: 10 },
  signIn: { most: 5, seconds: 60 },
  booking: { most: 30, seconds: 60 },
  message: { most: 10, seconds: 60 },
  // each may leave a row behind: the end of a booking that never came
  cancel: { most: 30, seconds: 60 },
  // a device asks once after a restore; many share an address
  recover: { most: 30, seconds: 60 },
  // each leaves a row for a minute, and may have a mail sent
  find: { most: 5, seconds: 60 },
  // the page asks once a booking, and again where the mail server hung
  mails: { most: 60, seconds: 60 },
  // who has one types it a few times: what is more tries which there are
  code: { most: 10, seconds: 60 },
} as const;
type Kind = keyof typeof LIMITS;

const STORE_PREFIX = "limit:";
const COLLECTIONS = "/api/collections/";
/** All calls that try a password or a code, or have PocketBase send one. */
const SIGN_INS = /\/(auth-with|request|confirm)-[a-z0-9-]+$/;

/** The calls of one kind: by client, in this window of time and in the one before. */
interface Counts {
  readonly window: number;
  readonly now: Record<string, number>;
  readonly before: Record<string, number>;
}

/**
 * Answers 429 with Retry-After to a client that calls too often. PocketBase's own limiter counts each
 * address of an IPv6 network anew and gives no Retry-After (docs/decisions/0010-rate-limits.md).
 */
export function limitCalls(e: pb.RequestEvent, { path, method }: Call): void {
  if (!startFacts().hasLimits) return;
  const client = callerOf(e);
  const nowMs = Date.now();
  const kinds: Kind[] = ["any"];
  const special = method === "POST" ? kindOf(e.app, path) : null;
  if (special) kinds.push(special);
  for (const kind of kinds) {
    const seconds = secondsToWait(e.app, { kind, client, nowMs });
    if (seconds === 0) continue;
    e.response.header().set("Retry-After", String(seconds));
    throw new ApiError(429, "Too many requests. Please try again later.");
  }
}

function kindOf(app: pb.App, path: string): Kind | null {
  if (SIGN_INS.test(path) || path === "/api/office/password") return "signIn";
  if (path === "/api/send-booking-emails") return "mails";
  if (path === "/api/codes") return "code";
  if (path === "/api/find-booking") return "find";
  if (path.startsWith("/api/bookings/") || path.startsWith("/api/trip")) return "cancel";
  if (path === "/api/recover") return "recover";
  if (!path.endsWith("/records")) return null;
  const name = collectionOf(app, path);
  if (name === "bookings") return "booking";
  return name === "messages" ? "message" : null;
}

/** What strangers create: no other collection is found by one of these names. */
const OPEN = ["bookings", "messages"];

/**
 * The collection that a path asks for, by its own name: PocketBase takes its id and any case too.
 * Empty where there is none.
 */
export function collectionOf(app: pb.App, path: string): string {
  if (!path.startsWith(COLLECTIONS)) return "";
  const from = COLLECTIONS.length;
  const end = path.indexOf("/", from);
  const nameOrId = end < 0 ? path.slice(from) : path.slice(from, end);
  if (OPEN.includes(nameOrId)) return nameOrId;
  try {
    return app.findCachedCollectionByNameOrId(nameOrId).name;
  } catch {
    return "";
  }
}

/**
 * Counts a call, unless it is one too many. Of the window before, the share counts that lies within
 * the last `seconds`, so that nobody gets twice the number around a window's end.
 * @returns after how many seconds to come again; 0: go on
 */
function secondsToWait(
  app: pb.App,
  { kind, client, nowMs }: { kind: Kind; client: string; nowMs: number },
): number {
  const { most, seconds } = LIMITS[kind];
  const lengthMs = seconds * 1000;
  const window = Math.floor(nowMs / lengthMs);
  const passed = (nowMs % lengthMs) / lengthMs;
  let wait = 0;
  // in one go for all engines: the store is locked meanwhile
  storeOf(app).setFunc(STORE_PREFIX + kind, (kept) => {
    const counts = countsOf(kept as Counts | null, window);
    const before = counts.before[client] ?? 0;
    const now = counts.now[client] ?? 0;
    if (before * (1 - passed) + now + 1 <= most) counts.now[client] = now + 1;
    else wait = windowsToWait({ before, now, most, passed }) * seconds;
    return counts;
  });
  return Math.ceil(wait);
}

function countsOf(kept: Counts | null, window: number): Counts {
  if (kept?.window === window) return kept;
  const isNext = kept?.window === window - 1;
  return { window, now: {}, before: isNext && kept ? kept.now : {} };
}

/** How long until one more call fits, in windows. */
function windowsToWait(counts: {
  before: number;
  now: number;
  most: number;
  passed: number;
}): number {
  const { before, now, most, passed } = counts;
  // within this window, as the one before moves out of sight; else within the next one
  if (now + 1 <= most) return 1 - (most - now - 1) / before - passed;
  return 1 - passed + (1 - (most - 1) / now);
}
