import type { CatalogueItem } from "../catalogue/item.ts";
import type { BookingRecord } from "./record.ts";

/** Whether the guests came; empty while that is not known. */
export const ATTENDANCES = ["", "arrived", "no-show"] as const;
type Attendance = (typeof ATTENDANCES)[number];

/** In what the guests have paid; empty while they have not. One US dollar is two of Belize. */
export const PAID_CURRENCIES = ["", "USD", "BZD"] as const;
export type PaidCurrency = (typeof PAID_CURRENCIES)[number];
export const PAID_METHODS = ["", "cash", "card"] as const;
export type PaidMethod = (typeof PAID_METHODS)[number];

/** A booking with what only the operator knows of it. */
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
  readonly attendance: Attendance;
  /** What has been paid so far, in cents of `paidCurrency`. */
  readonly paidCents: number;
  readonly paidCurrency: PaidCurrency;
  readonly paidMethod: PaidMethod;
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
  /** When it usually starts, `HH:MM` in Belize; empty where the day is up to the guests. */
  readonly startTime: string;
}
