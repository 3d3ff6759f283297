import { bringUpToDate } from "./office/up-to-date.ts";

/** Largest body of a stranger's request, in bytes (CONTRACT, HTTP). */
const STRANGERS_LIMIT_BYTES = 64 * 1024;
const SIGN_IN_PATH = "/auth-with-password";

/** Runs before every request under /api; each path calls `e.next()` or answers. */
export function guardApi(e: pb.RequestEvent): void {
  const { path } = e.request.url;
  if (!path.startsWith("/api/")) return e.next();
  refuseDeadToken(e, path);
  // whatever the path: PocketBase finds a collection by its id and in capitals too
  if (!e.auth) refuseLargeBody(e);
  // PocketBase has no hook before it lists a collection; customers are kept up to date by reading
  else if (e.request.method === "GET") bringUpToDate(e.app);
  e.next();
}

/** A body of unknown length counts as too large: our pages always send one of known length. */
function refuseLargeBody(e: pb.RequestEvent): void {
  const bytes = e.request.contentLength;
  if (bytes < 0 || bytes > STRANGERS_LIMIT_BYTES)
    throw new ApiError(413, "The request is too large.");
}

/**
 * PocketBase treats a revoked or expired token as no token: lists come back empty with 200, and the
 * admin would read 'no bookings'. Signing in again with an old token in the header stays possible.
 */
function refuseDeadToken(e: pb.RequestEvent, path: string): void {
  if (e.request.header.get("Authorization") && !e.auth && !path.endsWith(SIGN_IN_PATH)) {
    throw new ApiError(401, "Your sign-in has expired. Please sign in again.");
  }
}
