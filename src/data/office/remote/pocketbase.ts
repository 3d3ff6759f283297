import PocketBase, { type SendOptions } from "pocketbase";
import { noteEpoch } from "../../remote/epoch.ts";
import { refuseSession, saysNo } from "../../remote/refused-session.ts";
import { answeredMs } from "../../remote/request.ts";

/**
 * The one client of the back office; public pages talk to the server without it. The token stands
 * in localStorage under PocketBase's own key, which stored-session.ts reads without this file.
 */
export const pocketbase = new PocketBase("/");

// Two lists asked for at the same time are two answers that are wanted; who asks also cancels.
pocketbase.autoCancellation(false);

/** A server that takes a call and never answers is told of like one that is not there. */
const ANSWER_WITHIN_MS = 15_000;

pocketbase.beforeSend = (url, options) => {
  // a picture on a thin line, or the file of all bookings, may take its time
  if (options.body instanceof FormData || options.fetch) return { url, options };
  return { url, options: { ...options, signal: limitedSignal(options.signal) } };
};

/** Ends with the given one, or when the time is up. By hand: AbortSignal.any came to Safari with 17.4. */
function limitedSignal(signal: AbortSignal | null | undefined): AbortSignal {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), ANSWER_WITHIN_MS);
  const end = () => {
    clearTimeout(timer);
    limit.abort();
  };
  if (signal?.aborted) end();
  else signal?.addEventListener("abort", end, { once: true });
  return limit.signal;
}

// The server refuses the token: whatever shows that somebody is signed in has to go.
pocketbase.afterSend = (response: Response, body: unknown, options?: SendOptions) => {
  noteEpoch(response);
  if (saysNo({ status: response.status, body })) {
    refuseSession(new Headers(options?.headers).get("Authorization"), answeredMs(response));
  }
  return body;
};
