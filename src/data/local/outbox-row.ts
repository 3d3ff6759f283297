import type { Booking, BookingCommand } from "#domain/booking/fields.ts";
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
    }
  | { readonly kind: "message"; readonly command: MessageCommand };

/** True when the visitor has taken it back after an attempt: it is cancelled once it is answered. */
interface TakenBack {
  readonly isUnwanted: boolean;
}

/**
 * True when its visitor has heard 'saved, not sent': what becomes of it is to be told. A tab of an older
 * version writes rows without it.
 */
interface ToTell {
  readonly isToTell?: boolean;
}

/** One command that this device has saved, before it has a place in the order. */
export type NewOutboxRow = Progress & TakenBack & ToTell & Outgoing;

export type OutboxRow = NewOutboxRow & { readonly seq: number };
export type BookingRow = Extract<OutboxRow, { kind: "booking" }>;
export type MessageRow = Extract<OutboxRow, { kind: "message" }>;

export function isBooking(row: OutboxRow): row is BookingRow {
  return row.kind === "booking";
}
