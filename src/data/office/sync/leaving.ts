import { noteToEnd, toEnd } from "../../local/leaving.ts";
import { request } from "../../remote/request.ts";
import { finishForgetting } from "./account.ts";

const TIME_LIMIT_MS = 10_000;

/**
 * Does what the end of a sign-in has left to be done: this device is emptied, and the server hears of the
 * sessions that were ended here. What does not work now stays to be done at the next start, or when the
 * line comes back.
 */
export async function finishLeaving(): Promise<void> {
  await Promise.all([finishForgetting(), ...[...new Set(toEnd())].map(endOnServer)]);
}

/** By the session's id: with that a session can be ended and nothing else, so it may lie about. */
async function endOnServer(session: string): Promise<void> {
  const call = { method: "POST", content: { session }, timeLimitMs: TIME_LIMIT_MS } as const;
  const { status } = await request("/api/sign-out", call);
  if (status === 204) noteToEnd(toEnd().filter((id) => id !== session));
}
