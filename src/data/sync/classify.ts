import * as v from "valibot";
import { type BookingView, StoredBookingSchema } from "#domain/booking/view.ts";
import type { Problem } from "../local/outbox-row.ts";
import type { Answer } from "../remote/answer.ts";
import { retryAfterMs } from "./backoff.ts";

export type Outcome =
  | { readonly next: "sent"; readonly view: BookingView }
  | { readonly next: "attention"; readonly problem: Problem }
  | { readonly next: "retry"; readonly afterMs: number | null; readonly isSlow: boolean };

const RefusalSchema = v.object({
  message: v.string(),
  data: v.optional(v.record(v.string(), v.object({ message: v.string() })), {}),
});

const MEND = new Set([400, 409, 413, 422]);
const RETRY_SLOWLY = new Set([401, 403, 404]);

/**
 * What an answer means for the row that was sent (OFFLINE.md, table of answers). Only an answer
 * that is ours counts: JSON of the right shape that echoes our id, or JSON that says what is wrong.
 * Everything else, a captive portal's page among it, leaves the row waiting.
 */
export function classify(answer: Answer, id: string, nowMs: number): Outcome {
  if (answer.status >= 200 && answer.status < 300) {
    const stored = v.safeParse(StoredBookingSchema, answer.body);
    if (stored.success && stored.output.id === id) return { next: "sent", view: stored.output };
  }
  if (MEND.has(answer.status)) {
    const refusal = v.safeParse(RefusalSchema, answer.body);
    if (refusal.success)
      return { next: "attention", problem: problemOf(answer.status, refusal.output) };
  }
  return {
    next: "retry",
    afterMs: retryAfterMs(answer.retryAfter, nowMs),
    isSlow: RETRY_SLOWLY.has(answer.status),
  };
}

function problemOf(status: number, refusal: v.InferOutput<typeof RefusalSchema>): Problem {
  const fields: Record<string, string> = {};
  for (const [field, { message }] of Object.entries(refusal.data)) {
    fields[field] = message.replace(/\.$/, "");
  }
  return { message: refusal.message, fields, needsNewId: status === 409 };
}
