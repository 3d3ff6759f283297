import { linesAgreed } from "../price/repriced.ts";
import type { Decision } from "./decide.ts";
import type { BookingStatus } from "./status.ts";

/** How a booking was answered before a restore took it away. */
export interface Answered {
  readonly status: BookingStatus;
  readonly priceCents: number;
  /** When it was stored, as the server has stamped it. */
  readonly at: string;
}

/** A decision that refuses nothing. */
type Taken = Exclude<Decision, { readonly errors: Readonly<Record<string, string>> }>;

/**
 * What becomes of a booking that its device brings back (decision 50): it costs what it was answered to cost, and stands
 * if it stood, whatever the rules would say of it today; whether there is still a seat, the database knows. Any other
 * waits for the operator.
 * @param now what would be decided of it today
 */
export function decideAgain({ status, priceCents }: Answered, now: Decision): Taken {
  const isConfirmed = status === "confirmed";
  return {
    errors: null,
    status: isConfirmed ? "confirmed" : "pending",
    reason: isConfirmed ? "" : "recovered",
    lines: linesAgreed(now.errors === null ? now.lines : [], priceCents),
  };
}
