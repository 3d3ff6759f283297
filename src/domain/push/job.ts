import type { Notice, Told } from "./notice.ts";
import type { Subscription } from "./subscription.ts";

/** One of a device's pushes, in one of its states. */
interface Job {
  readonly subscription: number;
  readonly booking: string;
  readonly version: string;
  /** As the booking stands now: what its guest knows once this is sent. */
  readonly now: Told;
}

/** What the start process is given to send. */
export interface Push extends Job, Subscription {
  readonly notice: Notice;
}

/**
 * How sending went: taken by the push service; no such subscription any more; not to be tried again as it is; or no answer
 * that settles it.
 */
export type Outcome = "sent" | "gone" | "refused" | "later";

export interface Settled extends Job {
  readonly outcome: Outcome;
}
