import * as v from "valibot";
import { remoteCall } from "./failure.ts";
import { pocketbase } from "./pocketbase.ts";
import { RemoteFailure } from "./remote-failure.ts";
import { dropSession, sessionChanged } from "./stored-session.ts";

const SignedInSchema = v.object({
  token: v.pipe(v.string(), v.minLength(1)),
  record: v.object({ id: v.string(), username: v.string() }),
});
type Account = v.InferOutput<typeof SignedInSchema>["record"];

const admins = () => pocketbase.collection("admins");

/**
 * Signs in; the token is kept on this device.
 * @throws RemoteFailure with status 400 for a wrong name or password.
 */
export async function signIn(username: string, password: string): Promise<Account> {
  return keep(() => admins().authWithPassword(username, password));
}

/**
 * Exchanges the token for a fresh one, so that whoever works all day is not thrown out.
 * @throws RemoteFailure with status 401 when the server does not accept the token any more.
 */
export async function refreshSession(): Promise<Account> {
  return keep(() => admins().authRefresh());
}

/**
 * Changes the password. The server ends all sessions and answers a new token for this one.
 * @throws RemoteFailure with status 400 when the current password is wrong.
 */
export async function changePassword(current: string, next: string): Promise<void> {
  await remoteCall(async () => {
    const body = { current, next };
    const answer = await pocketbase.send("/api/office/password", { method: "POST", body });
    v.parse(SignedInSchema, answer);
    pocketbase.authStore.save(answer.token, answer.record);
    sessionChanged();
  });
}

/** An answer that can't be read must not leave its token behind. */
async function keep(call: () => Promise<unknown>): Promise<Account> {
  try {
    return await remoteCall(async () => {
      const { record } = v.parse(SignedInSchema, await call());
      sessionChanged();
      return record;
    });
  } catch (error) {
    if (error instanceof RemoteFailure && error.status === 200) dropSession();
    throw error;
  }
}
