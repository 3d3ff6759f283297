import * as v from "valibot";
import type { Booking } from "#domain/booking/fields.ts";
import { StoredBookingSchema } from "#domain/booking/schemas.ts";
import { type Speaker, visitors } from "#domain/refusal.ts";
import type { Outgoing } from "../local/outbox-row.ts";
import type { Problem } from "../local/queue-row.ts";
import type { Answer } from "../remote/answer.ts";
import { toldBeside } from "../remote/told-beside.ts";
import { retryAfterMs } from "./backoff.ts";

/** Nothing that counts came back: to be tried again. */
export interface Retry {
  readonly next: "retry";
  readonly afterMs: number | null;
  readonly isSlow: boolean;
  /** Our server has said no without saying what is to be mended. */
  readonly isRefusal: boolean;
}
export interface Refused {
  readonly next: "attention";
  readonly problem: Problem;
}
export type Outcome = { readonly next: "sent"; readonly view: Booking | null } | Refused | Retry;

const said = { code: v.optional(v.unknown()), message: v.string() };
const RefusalSchema = v.object({
  ...said,
  data: v.optional(v.record(v.string(), v.object(said)), {}),
});

/** What the server answers when it has stored a command of each kind. */
const STORED = {
  booking: StoredBookingSchema,
  message: v.object({ id: v.string() }),
} as const;

const MEND = new Set([400, 409, 413, 422]);
/** Means something only where it names what is wrong: a request that was mangled on its way is a 400 too. */
const NEEDS_FIELDS = 400;
const RETRY_SLOWLY = new Set([401, 403, 404]);

/**
 * What an answer means for the row that was sent (OFFLINE.md, table of answers). Only an answer
 * that is ours counts: JSON of the right shape that echoes our id, or JSON that says what is wrong.
 * Everything else, a captive portal's page among it, leaves the row waiting.
 */
export function classify(answer: Answer, sent: Outgoing, nowMs: number): Outcome {
  if (isYes(answer)) {
    const stored = v.safeParse(STORED[sent.kind], answer.body);
    if (stored.success && stored.output.id === sent.command.id) {
      const view =
        "status" in stored.output ? { ...stored.output, ...toldBeside(answer.body) } : null;
      return { next: "sent", view };
    }
  }
  return classifyNo(answer, nowMs);
}

export function isYes({ status }: Answer): boolean {
  return status >= 200 && status < 300;
}

/**
 * What any answer means that is not the one that was hoped for. A refusal is kept as a code where the
 * speaker has words for it, else in the server's words.
 */
export function classifyNo(answer: Answer, nowMs: number, speaker = visitors): Refused | Retry {
  const refusal = v.safeParse(RefusalSchema, answer.body);
  const isRefusal = MEND.has(answer.status) && refusal.success;
  if (isRefusal && isComplete(answer.status, refusal.output)) {
    return { next: "attention", problem: problemOf(answer.status, refusal.output, speaker) };
  }
  return {
    next: "retry",
    afterMs: retryAfterMs(answer.retryAfter, nowMs),
    isSlow: RETRY_SLOWLY.has(answer.status),
    isRefusal,
  };
}

const IS_DETAIL = /^detail_/;

type Refusal = v.InferOutput<typeof RefusalSchema>;

function isComplete(status: number, { data }: Refusal): boolean {
  return status !== NEEDS_FIELDS || Object.keys(data).length > 0;
}

function problemOf(status: number, refusal: Refusal, { knows }: Speaker): Problem {
  const fields: Record<string, string> = {};
  for (const [field, { code, message }] of Object.entries(refusal.data)) {
    // a page that shows these has words for them (#domain/detail-refusal.ts)
    const isKnown = knows(code) || IS_DETAIL.test(`${code}`);
    fields[field] = isKnown ? `${code}` : message.replace(/\.$/, "");
  }
  const message = knows(refusal.code) ? refusal.code : refusal.message;
  return { message, fields, needsNewId: status === 409 };
}
