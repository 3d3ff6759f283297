import type { BookingCommand } from "#domain/booking/command.ts";
import type { BookingView } from "#domain/booking/view.ts";
import type { MessageCommand } from "#domain/message/contact-message.ts";

/**
 * `queued`: to be sent. `sending`: an attempt is under way. `attention`: the server refused it and
 * the visitor has to look. `sent`: answered.
 */
type OutboxState = "queued" | "sending" | "attention" | "sent";

/** What can be sent: a booking, with what is known of it to be shown, or a contact message. */
export type Outgoing =
  | { readonly kind: "booking"; readonly command: BookingCommand; readonly view: BookingView }
  | { readonly kind: "message"; readonly command: MessageCommand };

/** How far one command has come. */
interface Progress {
  readonly id: string;
  readonly state: OutboxState;
  readonly attempts: number;
  /** Not to be tried again before this time of the device's clock, in ms. */
  readonly notBeforeMs: number;
  /**
   * The server has asked to be left alone until then (`Retry-After`), also when the line comes back.
   * A tab of an older version writes rows without it.
   */
  readonly heldUntilMs?: number;
  /** True when the visitor has taken it back after an attempt: it is cancelled once it is answered. */
  readonly isUnwanted: boolean;
  /** Why it needs attention, or is not sent for so long; null as long as there is nothing to say. */
  readonly problem: Problem | null;
}

/** A text for the visitor, and messages under the names of the wire. */
export interface Problem {
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
  /** True when the id is taken by other content: what is mended needs a new id. */
  readonly needsNewId: boolean;
}

/** One command that this device has saved, before it has a place in the order. */
export type NewOutboxRow = Progress & Outgoing;

/** Rows are sent in the order of `seq`, not of any clock. */
export type OutboxRow = NewOutboxRow & { readonly seq: number };
export type BookingRow = Extract<OutboxRow, { kind: "booking" }>;
export type MessageRow = Extract<OutboxRow, { kind: "message" }>;
