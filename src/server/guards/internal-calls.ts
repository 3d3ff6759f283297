/** Calls of this process to itself: other engines do what would hold up the one that asks. */
export const KEY_HEADER = "X-Internal-Key";
const KEY_NAME = "internalKey";

/** True for a call of this process to itself. */
export function isInternal(e: pb.RequestEvent, header = e.request.header.get): boolean {
  const given = header(KEY_HEADER);
  return given !== "" && $security.equal(given, internalKey(e.app));
}

/** A new key at each start, before any engine asks for it; all engines share the app's store. */
export function makeInternalKey(app: pb.App): void {
  app.store().set(KEY_NAME, $security.randomString(40));
}

export function internalKey(app: pb.App): string {
  return String(app.store().get(KEY_NAME));
}
