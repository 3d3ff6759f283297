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
 * One attempt to send a command, with what it was answered if it comes back after a restore. Never throws: no answer in time, a broken line and a body that is
 * not JSON are answers too.
 */
export async function sendCommand(
  { kind, command, recovered }: Outgoing & { readonly recovered?: string },
  timeLimitMs = TIME_LIMIT_MS,
): Promise<Answer> {
  const content = { ...command, recovered };
  return request(ADDRESSES[kind], { method: "POST", content, timeLimitMs });
}

/** `unknown`: not yet, as far as is known; the server goes on trying by itself. */
export type Mailed = "sent" | "none" | "unknown";

/**
 * Asks the server to send the mails of a booking now.
 * @returns whether one has gone to the guest, or none is to go
 */
export async function sendBookingMails(bookingId: string, timeLimitMs: number): Promise<Mailed> {
  const answer = await request("/api/send-booking-emails", {
    method: "POST",
    content: { bookingId },
    timeLimitMs,
  });
  if (answer.status !== 200 || typeof answer.body !== "object") return "unknown";
  const { sent, guest } = (answer.body ?? {}) as {
    readonly sent?: unknown;
    readonly guest?: unknown;
  };
  if (sent === true && guest !== false) return "sent";
  return typeof sent === "boolean" ? "none" : "unknown";
}
