import { noteEnded } from "../local/ended-sign-in.ts";
import { noteToForget } from "../local/leaving.ts";
import { noteOffice } from "../local/office-hint.ts";
import { toldEpoch } from "./epoch.ts";
import { dropRefused, finishLeft, storedSession } from "./stored-session.ts";

/** A token that ends in the middle of its life has been ended by somebody; so much a clock may err. */
const CLOCK_ERROR_MS = 2 * 60_000;
/** A token for which a new one has been asked, with which the server ends it. */
let replaced: string | null = null;
/** The id of its session, for other tabs, and for when the answer is lost. */
const REPLACED = "sessionReplaced";

/**
 * Runs what has the server end the present token and answer a new one.
 * @param isRefused whether an error says that the token stays
 */
export async function whileReplaced<Result>(
  work: () => Promise<Result>,
  isRefused: (error: unknown) => boolean,
): Promise<Result> {
  const session = storedSession();
  replaced = session?.token ?? null;
  if (session) localStorage.setItem(REPLACED, session.id);
  try {
    const result = await work();
    localStorage.removeItem(REPLACED);
    return result;
  } catch (error) {
    if (isRefused(error)) localStorage.removeItem(REPLACED);
    throw error;
  } finally {
    replaced = null;
  }
}

/** Only our server's own words end a session: a captive portal may say 401 too. */
export function saysNo({ status, body }: { status: number; body: unknown }): boolean {
  const said = body as { readonly status?: unknown } | null | undefined;
  return status === 401 && said?.status === 401;
}

const EPOCH_KEY = "sessionEpoch";

/** Notes which database the present sign-in is good in. */
export function noteSessionEpoch(): void {
  try {
    if (localStorage.getItem(EPOCH_KEY) !== toldEpoch())
      localStorage.setItem(EPOCH_KEY, toldEpoch());
  } catch {
    // storage is refused: nobody is signed in
  }
}

/** A restore ends all sign-ins, and says nothing of this device: it is to bring back what the restore has taken away. */
function isRestored(): boolean {
  const epoch = localStorage.getItem(EPOCH_KEY);
  return epoch !== null && epoch !== toldEpoch();
}

/**
 * The server does not accept a token any more. If it is the present one, the sign-in is over; and unless
 * it has just expired, or this device was to change the password, somebody has ended it: signed out elsewhere,
 * changed the password, lost the device.
 * Then what this device keeps of customers goes at once (docs/decisions/0017-sessions.md).
 * @param answeredMs when it was refused, by the server's clock
 */
export function refuseSession(token: string | null, answeredMs: number): void {
  const session = storedSession();
  // the answer to a call that was under way when a new token came
  if (!session || session.token !== token || token === replaced) return;
  // a token without a name is from before the server kept sessions, and over for that alone
  const isEarly = session.id !== "" && session.expiresAtMs > answeredMs + CLOCK_ERROR_MS;
  const isRevoked = isEarly && !isRestored() && localStorage.getItem(REPLACED) !== session.id;
  // before anything else: the page may be left in this moment
  if (isRevoked) {
    noteToForget({ accountId: session.accountId, isRevoked });
    noteEnded(0);
    noteOffice(null);
  }
  dropRefused();
  finishLeft();
}
