import * as v from "valibot";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { chooseLanguage } from "../../local/chosen-language.ts";
import { whileReplaced } from "../../remote/refused-session.ts";
import { sessionChanged } from "../../remote/stored-session.ts";
import { remoteCall } from "./failure.ts";
import { pocketbase } from "./pocketbase.ts";
import { RemoteFailure } from "./remote-failure.ts";

const AccountSchema = v.object({
  id: v.string(),
  username: v.string(),
  language: v.optional(v.string(), ""),
  collectionId: v.string(),
  collectionName: v.string(),
});
const SignedInSchema = v.object({
  token: v.pipe(v.string(), v.minLength(1)),
  record: AccountSchema,
});
type SignedIn = v.InferOutput<typeof SignedInSchema>;
type Account = SignedIn["record"];

/**
 * Signs in; the token is kept on this device.
 * @throws RemoteFailure with status 400 for a wrong name or password.
 */
export function signIn(username: string, password: string): Promise<Account> {
  const body = { identity: username, password };
  return remoteCall(async () =>
    keepSession(await ask("/api/collections/admins/auth-with-password", body)),
  );
}

/**
 * Exchanges the token for a fresh one, so that whoever works all day is not thrown out. Who has
 * signed out or changed the password meanwhile keeps what that has left.
 * @throws RemoteFailure with status 401 when the server does not accept the token any more.
 */
export function refreshSession(): Promise<void> {
  const { token } = pocketbase.authStore;
  return remoteCall(async () => {
    const answer = await ask("/api/collections/admins/auth-refresh", {});
    if (pocketbase.authStore.token === token) keepSession(answer);
  });
}

/**
 * Changes the password. The server ends all sessions and answers a new token for this one, which is
 * kept unless somebody has signed out meanwhile.
 * @throws RemoteFailure with status 400 when the current password is wrong.
 */
export function changePassword(current: string, next: string): Promise<void> {
  const change = async () => {
    const answer = await ask("/api/office/password", { current, next });
    if (pocketbase.authStore.record?.id === answer.record.id) keepSession(answer);
  };
  return whileReplaced(() => remoteCall(change), isRefused);
}

/** True where nothing was changed; 401 is also what is said once an answer was lost. */
const isRefused = (error: unknown) =>
  error instanceof RemoteFailure &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 401;

/** In which language the back office opens for who is signed in; null where none was chosen. */
export function accountLanguage(): Language | null {
  return languageOf(pocketbase.authStore.record?.language);
}

const languageOf = (stored: unknown) => LANGUAGES.find((name) => name === stored) ?? null;

/** Stores in which language the back office opens for who is signed in. */
export function saveLanguage(language: Language): Promise<void> {
  return remoteCall(async () => {
    await pocketbase.send("/api/office/language", { method: "POST", body: { language } });
    const { token, record } = pocketbase.authStore;
    if (record) keepSession({ token, record: { ...v.parse(AccountSchema, record), language } });
  });
}

/**
 * PocketBase's own methods keep whatever came: an answer that broke off in the middle (a page that
 * was left, a line that went down) would end the session.
 */
async function ask(path: string, body: object): Promise<SignedIn> {
  return v.parse(SignedInSchema, await pocketbase.send(path, { method: "POST", body }));
}

function keepSession({ token, record }: SignedIn): Account {
  pocketbase.authStore.save(token, record);
  // the device keeps what the account reads
  const language = languageOf(record.language);
  if (language) chooseLanguage(language);
  sessionChanged();
  return record;
}
