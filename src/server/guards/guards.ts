import { answerRoute, type LoadPart } from "../api/answer.ts";
import { createAtOnce } from "../bookings/create.ts";
import { devicesBooking } from "../bookings/wire.ts";
import { EPOCH_HEADER, epochOf } from "../machine/epochs.ts";
import { withFaultsTold } from "../machine/events.ts";
import { onceStored } from "../machine/shipping.ts";
import { startFacts } from "../machine/start-facts.ts";
import { bringUpToDate } from "../office/bookings/up-to-date.ts";
import { type Call, callOf } from "../pocketbase/call.ts";
import { HSTS, serveSite } from "../site/files.ts";
import { giveTime, takeBody } from "./bodies.ts";
import { refuseClosed } from "./closed.ts";
import { isInternal } from "./internal-calls.ts";
import { limitCalls } from "./limits.ts";
import { ANSWERS, whileWaiting } from "./lines.ts";
import { signedInAs } from "./sessions.ts";

/** Here a token that is no good any more is none, and no obstacle. */
const SIGN_IN_OR_OUT = /^\/api\/(collections\/[^/]+\/auth-with-password|sign-out)$/;
/** Letters of an address, its query among them. */
const ADDRESS_LIMIT = 8 * 1024;
/** Answers that hold somebody's data, which no cache on the way may keep. */
const PERSONAL = /^\/api\/(bookings\/|trip)/;
const BACK_RELATION = "_via_";
/** Strangers get PocketBase's own answer. */
const HEALTH = "/api/health";

/**
 * Runs before every request; each path calls `e.next()` or answers. All that is ours is answered right
 * here: what comes next would need an engine of its own.
 */
export function guardApi(e: pb.RequestEvent, load: LoadPart): void {
  withFaultsTold(e, (e) => guard(e, load));
}

function guard(e: pb.RequestEvent, load: LoadPart): void {
  const call = callOf(e);
  const { path, method } = call;
  refuseLongAddress(call);
  const isApi = path.startsWith("/api/");
  if (!isApi && path !== "/_" && !path.startsWith("/_/")) {
    // or Go would wait for the body before it answers, and the engine with it
    if (call.bytes !== 0) e.response.header().set("Connection", "close");
    return serveSite(e, call);
  }
  refuseClosed(e, path);
  if (!isApi) return e.next();
  if (!isInternal(e, call.header)) limitCalls(e, call);
  setHeaders(e, path);
  refuseDeadToken(e, call);
  if (!takeBody(e, call)) return;
  if (e.auth) {
    // PocketBase has no hook before it lists a collection; customers are kept up to date by reading
    if (method === "GET") bringUpToDate(e.app);
    giveTime(e);
    return path === HEALTH && method === "GET"
      ? load("machine").health.answer(e)
      : answerRoute(e, load);
  }
  // whatever the path: PocketBase finds a collection by its id and in capitals too
  refuseBackRelations(call);
  const booking = devicesBooking(e, call);
  // without the detour: an answer waits for nothing but the log, and bookings come here in floods
  if (booking) return createAtOnce(onceStored(e, `bookings ${booking.id}`), booking);
  if (method !== "GET") return answerRoute(e, load);
  whileWaiting(e, ANSWERS, () => answerRoute(e, load));
}

/** Before anything looks at it: patterns take half a second for a megabyte. */
function refuseLongAddress({ path, rawQuery }: Call): void {
  if (path.length + rawQuery.length <= ADDRESS_LIMIT) return;
  throw new ApiError(414, "The address is too long.");
}

function setHeaders(e: pb.RequestEvent, path: string): void {
  // looked up once: PocketBase's engine makes it anew at each mention
  const { set } = e.response.header();
  set("Referrer-Policy", "no-referrer");
  set(EPOCH_HEADER, epochOf(e.app));
  if (startFacts().isHttps) set(...HSTS);
  if (e.auth || PERSONAL.test(path)) set("Cache-Control", "no-store");
}

/**
 * PocketBase lets a sort or filter of an open collection look through a closed one that points to it,
 * and the order of the answer then tells what stands there. Nothing of ours asks that way.
 */
function refuseBackRelations({ rawQuery }: Call): void {
  if (rawQuery === "") return;
  if (decoded(rawQuery).toLowerCase().includes(BACK_RELATION)) {
    throw new BadRequestError("This cannot be asked.");
  }
}

/** As far as letters and underscores go, however often they were encoded. */
function decoded(text: string): string {
  return text.replace(/%(25)*([2-7][0-9a-f])/gi, (_, _more, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/**
 * PocketBase treats a revoked or expired token as no token: lists come back empty with 200, and the
 * admin would read 'no bookings'. Signing in again with an old token in the header stays possible.
 */
function refuseDeadToken(e: pb.RequestEvent, call: Call): void {
  if (!call.header("Authorization")) return;
  e.auth = signedInAs(e, call);
  if (!e.auth && !SIGN_IN_OR_OUT.test(call.path)) {
    throw new ApiError(401, "Your sign-in has expired. Please sign in again.");
  }
}
