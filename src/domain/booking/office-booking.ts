import type { CatalogueItem } from "../catalogue/item.ts";
import type { BookingRecord } from "./record.ts";

/** A booking with what only its own dialogs need. */
export interface OfficeBooking extends BookingRecord {
  /** The specification's integer id of the tour or transfer. */
  readonly itemId: number;
  /** Stamp of the last change: says whether somebody else has changed it meanwhile. */
  readonly version: string;
  /** Where it came from: the site, the desk, a traveller's code. */
  readonly source: string;
  /** `HH:MM`, empty for the tour's usual time. */
  readonly departureTime: string;
  readonly pickupNotes: string;
  /** The operator's own, never shown to the customer. */
  readonly notes: string;
}

/** Ready-made selections of the list (ADR 0005); `mails`: a mail of theirs was given up. */
export const BOOKING_LIST_VIEWS = [
  "all",
  "today",
  "tomorrow",
  "pending",
  "decision",
  "mails",
] as const;
export type BookingListView = (typeof BOOKING_LIST_VIEWS)[number];

/** One change of one field: who or what made it, and when. */
export interface BookingChange {
  readonly atMs: number;
  readonly actor: string;
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/** A mail of a booking, as the queue has it. */
export interface BookingMail {
  readonly id: string;
  readonly kind: string;
  readonly state: string;
  readonly recipient: string;
  readonly subject: string;
  readonly error: string;
  readonly atMs: number;
}

/** A tour or transfer that the desk can book, active or not. */
export interface Bookable {
  readonly item: CatalogueItem;
  readonly isOffered: boolean;
}
