import { PushFailure, subscribeHere, subscriptionHere } from "../../remote/push.ts";
import { storedSession } from "../../remote/stored-session.ts";
import { notePushed, pushedAccount } from "../local/pushed-account.ts";
import { officeRequest } from "./request.ts";

const TIME_LIMIT_MS = 20_000;

const tell = (content: object) =>
  officeRequest({ method: "POST", path: "push", content, timeLimitMs: TIME_LIMIT_MS });

/** Whether this device tells of new bookings, as the server knows it; null where nobody can say now. */
export async function isOfficePushed(): Promise<boolean | null> {
  const subscription = await subscriptionHere();
  if (!subscription) return false;
  const { status, body } = await tell({ endpoint: subscription.endpoint });
  return status === 200 ? (body as { readonly isOn?: unknown }).isOn === true : null;
}

/** Has this device tell of new bookings, also with the back office closed. @throws PushFailure */
export async function startOfficePush(): Promise<void> {
  const { status } = await tell(await subscribeHere());
  if (status !== 204) throw new PushFailure(false);
  notePushed(storedSession());
}

/** No more of it. @throws PushFailure */
export async function endOfficePush(): Promise<void> {
  const subscription = await subscriptionHere();
  const told = subscription && (await tell({ endpoint: subscription.endpoint, end: true }));
  if (told && told.status !== 204) throw new PushFailure(false);
  notePushed(null);
}

/** After a new sign-in of the same account: it is the one whose end is the end of this, too. */
export async function renewOfficePush(): Promise<void> {
  const session = storedSession();
  if (!session || pushedAccount() !== session.accountId) return;
  const subscription = await subscriptionHere();
  if (!subscription || Notification.permission !== "granted") return;
  const { status } = await tell(subscription);
  if (status === 204 && pushedAccount()) notePushed(session);
}
