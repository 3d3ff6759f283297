import type { BookingCommand } from "#domain/booking/command.ts";
import type { BookingView } from "#domain/booking/view.ts";

/**
 * `queued`: to be sent. `sending`: an attempt is under way. `attention`: the server refused it and
 * the visitor has to look. `sent`: answered, `view` holds what the server stored.
 */
export type OutboxState = "queued" | "sending" | "attention" | "sent";

/** One command that this device has saved; rows are sent in the order of `seq`, not of any clock. */
export interface OutboxRow {
  readonly seq: number;
  readonly id: string;
  readonly state: OutboxState;
  readonly command: BookingCommand;
  readonly view: BookingView;
  readonly attempts: number;
  /** Not to be tried again before this time of the device's clock, in ms. */
  readonly notBeforeMs: number;
  /** Why it needs attention: a text for the visitor, and messages under the names of the wire. */
  readonly problem: Problem | null;
}

export interface Problem {
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
  /** True when the id is taken by another booking: the mended one needs a new id. */
  readonly needsNewId: boolean;
}
