import * as v from "valibot";
import type { Booking } from "#domain/booking/fields.ts";
import type { GuestAct } from "#domain/booking/guest-acts/acts.ts";
import { acts } from "#domain/booking/guest-acts/refusal.ts";
import { whyGone } from "#domain/booking/trip-key.ts";
import type { Speaker } from "#domain/refusal.ts";
import type { Answer } from "../../remote/answer.ts";
import { tripOf } from "../../remote/told-trip.ts";
import { classifyNo, isYes, type Refused, type Retry } from "../classify.ts";

export type ActOutcome =
  | { readonly next: "sent"; readonly view: Booking }
  /** Somebody else was faster. */
  | { readonly next: "conflict"; readonly current: Booking }
  | Refused
  | Retry;

const ConflictSchema = v.object({ message: v.string(), current: v.unknown() });
const NotThereSchema = v.object({ code: v.literal("not_there") });

/** What was sent, and by which key. */
interface Sent {
  readonly act: GuestAct;
  readonly key: string;
}
/** The page that shows these has words for them (#domain/waivers/refusal.ts). */
const OF_WAIVER = /^(waiver|signature)_/;
const SPEAKER: Speaker = {
  ...acts,
  knows: (refusal): refusal is string => acts.knows(refusal) || OF_WAIVER.test(`${refusal}`),
};

/** What an answer means for the act that was sent: only one that is ours counts (../classify.ts). */
export function classifyAct(answer: Answer, { act, key }: Sent, nowMs: number): ActOutcome {
  const { booking } = act;
  const { status, body } = answer;
  const view = isYes(answer) ? tripOf(body) : null;
  if (view?.id === booking) return { next: "sent", view };
  const conflict = status === 409 && v.is(ConflictSchema, body) ? tripOf(body.current) : null;
  if (conflict?.id === booking) return { next: "conflict", current: conflict };
  if (status === 404 && v.is(NotThereSchema, body)) {
    const problem = { message: whyGone(key), fields: {}, needsNewId: false };
    return { next: "attention", problem };
  }
  return classifyNo(answer, nowMs, SPEAKER);
}
