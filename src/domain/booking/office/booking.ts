import type { CatalogueItem } from "#domain/catalogue/item.ts";
import type { Language } from "#domain/language.ts";
import type { TaxClass } from "#domain/receipts/tax.ts";
import type { WaiverTexts } from "#domain/waivers/text.ts";

/** By what the operator's list can be ordered: the columns of SPEC §2, admin bookings. */
export const BOOKING_ORDERS = [
  "id",
  "customer_first_name",
  "item_name",
  "booking_date",
  "guests",
  "price",
  "status",
  "created_at",
] as const;
export type BookingOrder = (typeof BOOKING_ORDERS)[number];

/** Ready-made selections of the list (ADR 0005); `mails`: a mail of theirs was given up;
 * `settle`: more was paid than is due; `deposit`: something of one is missing; `alone`: costs less for another way that is missing. */
export const BOOKING_LIST_VIEWS = [
  "all",
  "today",
  "tomorrow",
  "pending",
  "decision",
  "mails",
  "settle",
  "deposit",
  "alone",
] as const;
/** What begins the view of all bookings of one partner; its key follows. */
export const FROM_PARTNER = "partner ";
/** That, or the bookings behind a figure of the reports (`BEHIND` and `figureText`, #domain/report/money.ts). */
export type NamedView = `of ${string}` | `partner ${string}`;
export type BookingListView = (typeof BOOKING_LIST_VIEWS)[number] | NamedView;

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
  /** What guests of other languages call it. What a device kept before it had languages lacks them. */
  readonly names?: Readonly<Partial<Record<Language, string>>>;
  /** What a device kept before there were receipts lacks it. */
  readonly taxClass?: TaxClass;
  /** What its guests sign. What a device kept before there were waivers lacks it. */
  readonly waiver?: WaiverTexts;
}
