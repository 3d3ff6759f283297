import * as v from "valibot";
import { remoteCall } from "./failure.ts";
import { pocketbase } from "./pocketbase.ts";
import { sessionChanged } from "./stored-session.ts";

const SignedInSchema = v.object({
  token: v.pipe(v.string(), v.minLength(1)),
  record: v.object({ id: v.string(), username: v.string() }),
});
type Account = v.InferOutput<typeof SignedInSchema>["record"];

/**
 * Signs in; the token is kept on this device.
 * @throws RemoteFailure with status 400 for a wrong name or password.
 */
export function signIn(username: string, password: string): Promise<Account> {
  const body = { identity: username, password };
  return openSession("/api/collections/admins/auth-with-password", body);
}

/**
 * Exchanges the token for a fresh one, so that whoever works all day is not thrown out.
 * @throws RemoteFailure with status 401 when the server does not accept the token any more.
 */
export function refreshSession(): Promise<Account> {
  return openSession("/api/collections/admins/auth-refresh", {});
}

/**
 * Changes the password. The server ends all sessions and answers a new token for this one.
 * @throws RemoteFailure with status 400 when the current password is wrong.
 */
export async function changePassword(current: string, next: string): Promise<void> {
  await openSession("/api/office/password", { current, next });
}

/**
 * Keeps the token of an answer. PocketBase's own methods keep whatever came: an answer that broke off
 * in the middle (a page that was left, a line that went down) would end the session.
 */
function openSession(path: string, body: object): Promise<Account> {
  return remoteCall(async () => {
    const answer = await pocketbase.send(path, { method: "POST", body });
    const { record } = v.parse(SignedInSchema, answer);
    pocketbase.authStore.save(answer.token, answer.record);
    sessionChanged();
    return record;
  });
}
