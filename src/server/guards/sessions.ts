import { commitToDisk, storageTrouble } from "../machine/durability.ts";
import { change, numberOf } from "../office/sql.ts";
import { bodyOf, type Call } from "../pocketbase/call.ts";
import { askKept } from "../pocketbase/statements.ts";

const ACCOUNTS = "admins";
/** However much it is used, a session ends so long after the sign-in with the password. */
const LONGEST_MS = 30 * 86_400_000;
const ID_LENGTH = 24;

/**
 * Who has signed in, of those whom PocketBase knows by the token. A sign-in of the back office is a row of
 * `sessions`, and each of its tokens names that row. Whoever deletes the row has ended them all, one that a refresh
 * is just making among them (docs/decisions/0017-sessions.md).
 *
 * PocketBase goes on without an account where it cannot look for one, as in a database that is being closed: a token
 * that it did not know is looked at again, since a device believes what is said of it, and lets customers and acts go.
 * @returns null for an account's token without a session that stands. A superuser's is PocketBase's own.
 * @throws where nobody can look for it
 */
export function signedInAs({ app, auth }: pb.RequestEvent, { header }: Call): pb.Record | null {
  if (auth && auth.collection().name !== ACCOUNTS) return auth;
  const id = sessionOf(header);
  if (id === "") return null;
  const standing = `SELECT coalesce(max(admins.id), '') AS value, coalesce(max(tokenKey), '') AS rest
    FROM sessions JOIN admins ON admins.id = account WHERE sessions.id = {:id} AND started_at > {:since}`;
  const [account, key] = [nullString(), nullString()];
  askKept(app, standing, { id, since: Date.now() - LONGEST_MS }, account, key);
  const [value, rest] = [toString(account), toString(key)];
  if (auth) return auth.id === value ? auth : null;
  return value !== "" && isSigned(app, header, rest) ? app.findRecordById(ACCOUNTS, value) : null;
}

/**
 * Before PocketBase answers an account with a token: after the password one of a new session, at a
 * refresh one of the same. Any other, such as one that a superuser has made for somebody else, names no
 * session and is good for nothing.
 * @throws 401 when the session has ended meanwhile; 503 when it can't be stored
 */
export function giveToken(e: pb.RecordAuthRequestEvent): void {
  if (e.authMethod === "password") e.token = startSession(e.app, e.record);
  else if (e.auth?.id === e.record.id) e.token = goOn(e);
  e.next();
}

/**
 * Begins a session of an account, and forgets those of anybody that are over.
 * @returns its first token
 * @throws 503 when it can't be stored
 */
export function startSession(app: pb.App, account: pb.Record): string {
  const now = Date.now();
  const id = $security.randomString(ID_LENGTH);
  const { token, expires } = tokenFor(account, { id, startedMs: now });
  stored(app, () => {
    const over = "DELETE FROM sessions WHERE expires_at <= {:now} OR started_at <= {:since}";
    change(app, over, { now, since: now - LONGEST_MS });
    change(
      app,
      `INSERT INTO sessions (id, account, started_at, expires_at)
       VALUES ({:id}, {:account}, {:now}, {:expires})`,
      { id, account: account.id, now, expires },
    );
  });
  return token;
}

/** Ends all sessions of an account. */
export function endSessions(app: pb.App, account: pb.Record): void {
  change(app, "DELETE FROM sessions WHERE account = {:account}", { account: account.id });
}

/**
 * `POST /api/sign-out`: ends the session of the token that comes along; or, without one, that whose id is
 * the body's `session`, which a device keeps that could not say so when somebody signed out on it. 204,
 * also when it had ended before.
 */
export function signOut(e: pb.RequestEvent): void {
  const { session } = bodyOf(e);
  const id = e.auth ? sessionOf(e.request.header.get) : session;
  // a guess costs a read, and no write to the disk
  if (typeof id === "string" && (startOf(e.app, id) > 0 || isPushed(e.app, id))) {
    stored(e.app, () => {
      change(e.app, "DELETE FROM sessions WHERE id = {:id}", { id });
      change(e.app, "DELETE FROM push_subscriptions WHERE session = {:id}", { id });
    });
  }
  e.noContent(204);
}

/** A device of it is told of new bookings, which outlasts a session that is over by itself. */
const isPushed = (app: pb.App, id: string) =>
  id !== "" &&
  numberOf(app, "SELECT EXISTS (SELECT 1 FROM push_subscriptions WHERE session = {:id}) AS value", {
    id,
  }) > 0;

/** When a session began, in ms; 0 for one that there is not. */
function startOf(app: pb.App, id: string): number {
  const sql = "SELECT coalesce(max(started_at), 0) AS value FROM sessions WHERE id = {:id}";
  return numberOf(app, sql, { id });
}

/** The next token of a session, which takes none from those that other tabs still use. */
function goOn({ app, record, requestEvent }: pb.RecordAuthRequestEvent): string {
  const id = sessionOf(requestEvent.request.header.get);
  const { token, expires } = tokenFor(record, { id, startedMs: startOf(app, id) });
  const used = "UPDATE sessions SET expires_at = max(expires_at, {:expires}) WHERE id = {:id}";
  if (stored(app, () => change(app, used, { id, expires })) === 0) {
    throw new ApiError(401, "Your sign-in has expired. Please sign in again.");
  }
  return token;
}

interface Session {
  readonly id: string;
  readonly startedMs: number;
}

/** As PocketBase makes them, with the session's id, and never good for longer than the session. */
function tokenFor(account: pb.Record, { id, startedMs }: Session) {
  const { id: collectionId, authToken } = account.collection();
  const now = Date.now();
  const leftMs = startedMs + LONGEST_MS - now;
  const seconds = Math.min(authToken.duration, Math.floor(leftMs / 1000));
  const claims = { type: "auth", id: account.id, collectionId, refreshable: true, session: id };
  const key = account.tokenKey() + authToken.secret;
  return { token: $security.createJWT(claims, key, seconds), expires: now + seconds * 1000 };
}

const tokenOf = (header: Call["header"]) => header("Authorization").replace(/^bearer /i, "");

/** Which session a token names; its signature is PocketBase's to check. Empty for none. */
export function sessionOf(header: Call["header"]): string {
  try {
    return String($security.parseUnverifiedJWT(tokenOf(header)).session ?? "");
  } catch {
    return ""; // it has expired since PocketBase looked
  }
}

function isSigned(app: pb.App, header: Call["header"], tokenKey: string): boolean {
  const { secret } = app.findCachedCollectionByNameOrId(ACCOUNTS).authToken;
  try {
    $security.parseJWT(tokenOf(header), tokenKey + secret);
    return true;
  } catch {
    return false;
  }
}

/** On the disk before it is answered: a sign-in that a power cut takes back would count as ended. */
function stored<Result>(app: pb.App, write: () => Result): Result {
  commitToDisk(app);
  try {
    return write();
  } catch (error) {
    throw storageTrouble(error);
  }
}
