import type { Outgoing } from "../local/outbox-row.ts";
import type { Answer } from "./answer.ts";
import { request } from "./request.ts";

/** No attempt takes longer (OFFLINE.md, the outbox). */
const TIME_LIMIT_MS = 20_000;

const ADDRESSES = {
  booking: "/api/collections/bookings/records",
  message: "/api/collections/messages/records",
} as const satisfies Record<Outgoing["kind"], string>;

/**
 * One attempt to send a command. Never throws: no answer in time, a broken line and a body that is
 * not JSON are answers too.
 */
export async function sendCommand(
  { kind, command }: Outgoing,
  timeLimitMs = TIME_LIMIT_MS,
): Promise<Answer> {
  return request(ADDRESSES[kind], { method: "POST", content: command, timeLimitMs });
}

/**
 * Asks the server to send the mails of a booking now.
 * @returns true when all of them are delivered, false when that is not known in time; the server
 * goes on trying by itself.
 */
export async function sendBookingMails(bookingId: string, timeLimitMs: number): Promise<boolean> {
  const answer = await request("/api/send-booking-emails", {
    method: "POST",
    content: { bookingId },
    timeLimitMs,
  });
  return answer.status === 200 && isSent(answer.body);
}

function isSent(body: unknown): boolean {
  return typeof body === "object" && body !== null && "sent" in body && body.sent === true;
}
