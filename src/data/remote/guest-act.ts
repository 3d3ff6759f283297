import type { GuestAct } from "#domain/booking/guest-acts/acts.ts";
import type { Answer } from "./answer.ts";
import { request } from "./request.ts";

const TIME_LIMIT_MS = 20_000;

/**
 * One attempt to send what a guest does with a booking. @param key the device's, or that of the link it was opened by
 * @param recovered given when it was answered before a restore
 */
export const sendAct = (act: GuestAct, key: string, recovered?: string): Promise<Answer> =>
  request("/api/trip/changes", {
    method: "POST",
    headers: { "X-Manage-Key": key },
    // by what the device takes the time for, the server tells how late it is
    content: { ...act, recovered, sent_at: new Date().toISOString() },
    timeLimitMs: TIME_LIMIT_MS,
  });
