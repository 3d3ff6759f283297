import type { Call } from "../pocketbase/call.ts";
import { endReading, inSeconds, lineOf, type Waiting, whileWaiting } from "./lines.ts";
import { refuseWhole } from "./refuse.ts";

const MB = 1024 * 1024;
/** Largest body of a stranger's request, in bytes (CONTRACT, HTTP). */
const STRANGERS_LIMIT_BYTES = 64 * 1024;
/** The same of the back office: pictures, 5 MB each, some of them at once. */
const OFFICE_LIMIT_BYTES = 64 * MB;

/** Within this time an honest body is there: it comes with its head or right behind it. */
const AT_ONCE_SECONDS = 0.02;
/** How long a body may take in all that comes bit by bit. */
const STRANGERS_SECONDS = 30;
/** Pictures on a thin line. */
const OFFICE_SECONDS = 5 * 60;
/** How long what is left of a refused body is taken, so that its sender reads why. */
const REFUSED_SECONDS = 2;

const OF_STRANGERS: Waiting = {
  key: "bodies",
  most: 24,
  mostOfClient: 6,
  patienceMs: 250,
  crowd: "is refused",
  end: endReading,
};
/** Whoever is signed in is not sent away for a stranger's sake, nor for a colleague's. */
const OF_OFFICE: Waiting = {
  key: "officeBodies",
  most: 12,
  patienceMs: Number.POSITIVE_INFINITY,
  crowd: "is refused",
};

/**
 * Reads a request's body, which stays readable for whoever comes next: so that all waiting for it is done
 * here, and counted. A body of unknown length counts as too large: our pages always send one of known length.
 * @returns false when it is too large, which is answered: with a code, since a device keeps why it was refused
 * @throws 429 when too many are under way, 408 when it does not come
 */
export function takeBody(e: pb.RequestEvent, { bytes }: Call): boolean {
  if (bytes === 0) return true;
  if (bytes < 0 || bytes > (e.auth ? OFFICE_LIMIT_BYTES : STRANGERS_LIMIT_BYTES)) {
    leaveUnread(e);
    refuseWhole(e, 413, "too_large");
    return false;
  }
  const line = lineOf(e.response);
  if (isThere(e, line, bytes)) return true;
  line.setReadDeadline(inSeconds(e.auth ? OFFICE_SECONDS : STRANGERS_SECONDS));
  let hasCome = false;
  const hasRoom = whileWaiting(e, e.auth ? OF_OFFICE : OF_STRANGERS, () => {
    hasCome = hasEnded(e, bytes);
  });
  if (hasCome) return true;
  if (!hasRoom) {
    leaveUnread(e);
    e.response.header().set("Retry-After", "1");
    throw new ApiError(429, "Too many requests. Please try again later.");
  }
  // it is the sender's doing, and what is left of it must not pass for the next request on this line
  e.response.header().set("Connection", "close");
  throw new ApiError(408, "The request did not come in time.");
}

/** Of the back office's calls: it sends pictures and fetches long lists, on whatever line it has. */
export function giveTime(e: pb.RequestEvent): void {
  lineOf(e.response).setWriteDeadline(later());
}

/** How most bodies come; they take no place, however many there are. */
function isThere(e: pb.RequestEvent, line: pb.Line, bytes: number): boolean {
  // with HTTP/2 a body that was late once can't be read any more (net/http)
  if (e.request.protoMajor !== 1) return false;
  line.setReadDeadline(inSeconds(AT_ONCE_SECONDS));
  if (!hasEnded(e, bytes)) return false;
  // Go goes on listening whether the client hangs up: a deadline that passes would count as that
  line.setReadDeadline(later());
  return true;
}

/** False when it has not come to its end in time. What has come is kept for the next reader. */
function hasEnded(e: pb.RequestEvent, bytes: number): boolean {
  try {
    // one more than there are: only its end makes it readable again
    toBytes(e.request.body, bytes + 1);
    return true;
  } catch {
    return false;
  }
}

/** When no request runs any more. */
const later = () => inSeconds(10 * 60);

/** What is left of a refused body must not pass for the next request on this line. */
function leaveUnread(e: pb.RequestEvent): void {
  e.response.header().set("Connection", "close");
  lineOf(e.response).setReadDeadline(inSeconds(REFUSED_SECONDS));
}
