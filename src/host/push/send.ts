import type { Outcome, Push } from "#domain/push/job.ts";
import { isPushService } from "#domain/push/subscription.ts";
import type { PushKeys } from "./keys.ts";

const TIME_LIMIT_MS = 10_000;
/** For a device that is off: after a day it is no news any more. */
const KEPT_SECONDS = 24 * 60 * 60;

export interface Sending {
  keys: PushKeys;
  /** Of the site: push services want somebody to turn to. */
  appUrl: string;
  /** Origin of a push service of one's own, for tests; empty for none. */
  service: string;
}

/**
 * Sends one push, encrypted to its device (RFC 8030, 8291). Never throws; whatever the service says beyond its status is
 * thrown away.
 * @returns with the service's status, 0 where there was no answer
 */
export async function sendPush(
  { endpoint, p256dh, auth, notice }: Push,
  { keys, appUrl, service }: Sending,
  signal: AbortSignal,
): Promise<{ outcome: Outcome; status: number }> {
  // stored before this version knew what it knows
  if (!isPushService(endpoint, service)) return { outcome: "gone", status: 0 };
  try {
    // imported here: who tells nobody by push does without it
    const { default: webpush } = await import("web-push");
    const subject = appUrl.startsWith("https:") ? appUrl : "mailto:nobody@localhost.invalid";
    const { headers, body } = webpush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(notice),
      { vapidDetails: { subject, ...keys }, TTL: KEPT_SECONDS, urgency: "high" },
    );
    const answer = await fetch(endpoint, {
      method: "POST",
      headers: Object.entries(headers).map(([name, value]): [string, string] => [name, `${value}`]),
      body: new Uint8Array(body),
      // to nobody else than the service
      redirect: "manual",
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)]),
    });
    await answer.body?.cancel();
    return { outcome: outcomeOf(answer.status), status: answer.status };
  } catch {
    return { outcome: "later", status: 0 };
  }
}

function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return "sent";
  if (status === 404 || status === 410) return "gone";
  // 401 and 403 may come of a clock that is wrong, 429 and 5xx pass
  return status === 400 || status === 413 ? "refused" : "later";
}
