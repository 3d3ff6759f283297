import { collectionOf } from "./limits.ts";

/** What a proxy adds: a request with one of these does not come from this machine. */
const FORWARDED = [
  ...["Forwarded", "Via", "X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto"],
  ...["X-Real-IP", "CF-Connecting-IP", "True-Client-IP"],
];
const LOOPBACK_ADDRESS = /^(127\.|0000:0000:0000:0000:0000:0000:0000:0001$)/;
const LOOPBACK_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/;

/** Who listens holds an engine for half an hour; the back office asks instead (docs/decisions/0016). */
const REALTIME = "/api/realtime";

/**
 * PocketBase's realtime news exist for nobody (404). Its dashboard, its superusers and their tokens
 * neither, but with DASHBOARD=on for a browser on this machine. By the path as PocketBase decodes it, and
 * for collections by what they are: it finds them by id and in any case too.
 * @throws 404
 */
export function refuseClosed(e: pb.RequestEvent, path: string): void {
  if (path !== REALTIME && (!isForOperations(e, path) || isDashboardOpen(e))) return;
  throw new ApiError(404, "Not found.");
}

function isForOperations(e: pb.RequestEvent, path: string): boolean {
  if (path === "/_" || path.startsWith("/_/")) return true;
  if (e.auth && e.hasSuperuserAuth()) return true;
  return collectionOf(e.app, path).startsWith("_");
}

function isDashboardOpen(e: pb.RequestEvent): boolean {
  if ($os.getenv("DASHBOARD") !== "on") return false;
  const names = [...FORWARDED, $os.getenv("TRUSTED_PROXY")];
  const isForwarded = names.some((name) => name !== "" && e.request.header.get(name) !== "");
  // the host too: a foreign page may have its own name point at this machine
  return !isForwarded && LOOPBACK_ADDRESS.test(e.remoteIP()) && LOOPBACK_HOST.test(e.request.host);
}
