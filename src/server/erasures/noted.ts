import { answering } from "../machine/shipping.ts";
import { isLedgerCopied } from "./copy.ts";
import { areNotesSent } from "./notes.ts";

/**
 * A handler of which a yes is heard once what it has erased is noted off the machine, where there is a place for that:
 * without the ledger a restore after the machine's loss brings back who was erased.
 */
export function onceNoted(handle: (e: pb.RequestEvent) => void): (e: pb.RequestEvent) => void {
  return (e) => handle(isAwaited(e) ? answering(e, () => waitForLedger(e.app)) : e);
}

const isAwaited = (e: pb.RequestEvent) =>
  e.request.method !== "GET" && $os.getenv("BACKUP_S3_ENDPOINT") !== "";

/** The same for what PocketBase itself has deleted or changed. */
export function waitAfterErasure(e: pb.RecordEvent): void {
  e.next();
  waitForLedger(e.app);
}

/** @throws 503 where it does not go out: it is erased here, and whoever asks again may hear so then */
function waitForLedger(app: pb.App): void {
  // most acts erase nothing
  if (areNotesSent(app) || isLedgerCopied(app)) return;
  throw new ApiError(
    503,
    "It is done here, but cannot be noted off the machine at the moment. Please try again.",
  );
}
