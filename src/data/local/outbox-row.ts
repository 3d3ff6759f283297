import type { Booking, BookingCommand } from "#domain/booking/fields.ts";
import type { GuestAct } from "#domain/booking/guest-acts/acts.ts";
import type { CatalogueItem } from "#domain/catalogue/item.ts";
import type { MessageCommand } from "#domain/message/contact-message.ts";
import type { Progress } from "./queue-row.ts";

/** What can be sent: a booking, with what is known of it to be shown, or a contact message. */
export type Outgoing =
  | {
      readonly kind: "booking";
      readonly command: BookingCommand;
      readonly view: Booking;
      /**
       * What was booked, as it was offered: the operator may withdraw it. A tab of an older version
       * writes rows without it.
       */
      readonly item?: CatalogueItem;
      /** It is shown with acts laid over it that wait: never stored. */
      readonly isActing?: true;
    }
  | { readonly kind: "message"; readonly command: MessageCommand };

/**
 * What a guest does with a booking that this device keeps (decision 45): sent after the booking itself was answered, one
 * after the other. Its row's id begins with the booking's, so that they are found together.
 */
interface Act {
  readonly kind: "change";
  readonly command: GuestAct;
  /** What somebody else has made of the booking meanwhile; only where the server has refused it for that. */
  readonly current?: Booking;
}

/** True when the visitor has taken it back after an attempt: it is cancelled once it is answered. */
interface TakenBack {
  readonly isUnwanted: boolean;
  /** The booking that takes its place, where it was moved. */
  readonly movedTo?: string | undefined;
}

/**
 * True when its visitor has heard 'saved, not sent': what becomes of it is to be told. A tab of an older
 * version writes rows without it.
 */
interface ToTell {
  readonly isToTell?: boolean;
}

/**
 * For when a restore takes away what was answered (docs/decisions/0050-epochs.md). A tab of an older version writes rows
 * without it.
 */
interface Answered {
  /** Which database has answered it. */
  readonly epoch?: string;
  /** It comes back after a restore: what a booking was answered, sealed by the server; of an act anything. */
  readonly recovered?: string;
  /** When the server has said that this device has cancelled it, by its clock. */
  readonly cancelledMs?: number;
}

/** One command that this device has saved, before it has a place in the order. */
export type NewOutboxRow = Progress & TakenBack & ToTell & Answered & (Outgoing | Act);

export type OutboxRow = NewOutboxRow & { readonly seq: number };
export type BookingRow = Extract<OutboxRow, { kind: "booking" }>;
export type MessageRow = Extract<OutboxRow, { kind: "message" }>;
export type ActRow = Extract<OutboxRow, { kind: "change" }>;

export function isBooking(row: OutboxRow): row is BookingRow {
  return row.kind === "booking";
}

export function isAct(row: OutboxRow): row is ActRow {
  return row.kind === "change";
}

/** The id of the booking that a row is, or that an act is about. */
export const bookingOf = (row: OutboxRow): string => (isAct(row) ? row.command.booking : row.id);
