import * as v from "valibot";
import type { Booking } from "#domain/booking/fields.ts";
import { StandingSchema } from "#domain/booking/schemas.ts";
import { visitors } from "#domain/refusal.ts";
import { request } from "./request.ts";
import { toldBeside } from "./told-beside.ts";

const TIME_LIMIT_MS = 20_000;

export type ManageAnswer =
  | { readonly kind: "known"; readonly standing: Partial<Booking> }
  /** It has not reached the server, and never will: whatever comes later counts as cancelled. */
  | { readonly kind: "ended" }
  /** The server will not do it: a code (`#domain/refusal.ts`) or a text for the visitor. `isThere`: it knows the booking. */
  | { readonly kind: "refused"; readonly message: string; readonly isThere: boolean }
  /** No answer that can be believed; to be asked again, not before the server's `Retry-After`. */
  | { readonly kind: "unknown"; readonly retryAfter: string | null };

const EndSchema = v.object({
  id: v.string(),
  status: v.literal("cancelled"),
  ended: v.literal(true),
});
const RefusalSchema = v.object({ code: v.optional(v.unknown()), message: v.string() });

/** Asks how a booking of this device stands. @param manageKey its own, or that of the link it was opened by */
export function askBooking(id: string, manageKey: string): Promise<ManageAnswer> {
  return manage("GET", `/api/bookings/${id}`, id, manageKey);
}

/**
 * Cancels a booking of this device, also one that has been cancelled already or has not come yet.
 * @param content `moved_to`: the booking that takes its place; `recovered`: given when it was answered before a restore
 */
export function cancelBooking(
  id: string,
  manageKey: string,
  content: { readonly moved_to: string | undefined; readonly recovered: string | undefined },
): Promise<ManageAnswer> {
  return manage("POST", `/api/bookings/${id}/cancel`, id, manageKey, content);
}

async function manage(
  method: "GET" | "POST",
  path: string,
  id: string,
  manageKey: string,
  content?: unknown,
): Promise<ManageAnswer> {
  const { status, body, retryAfter } = await request(path, {
    method,
    ...(content ? { content } : {}),
    headers: { "X-Manage-Key": manageKey },
    timeLimitMs: TIME_LIMIT_MS,
  });
  const known = v.safeParse(StandingSchema, body);
  if (status === 200 && known.success && known.output.id === id) {
    return { kind: "known", standing: { ...known.output.standing, ...toldBeside(body) } };
  }
  const end = v.safeParse(EndSchema, body);
  if (status === 200 && end.success && end.output.id === id) return { kind: "ended" };
  const refusal = v.safeParse(RefusalSchema, body);
  if ((status === 404 || status === 409) && refusal.success) {
    const { code, message } = refusal.output;
    const said = visitors.knows(code) ? code : message;
    return { kind: "refused", message: said, isThere: status === 409 };
  }
  return { kind: "unknown", retryAfter };
}
