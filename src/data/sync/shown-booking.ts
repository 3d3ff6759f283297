import * as v from "valibot";
import type { Booking } from "#domain/booking/fields.ts";
import { BookingSchema } from "#domain/booking/schemas.ts";
import type { CatalogueItem } from "#domain/catalogue/item.ts";
import type { BookingRow } from "../local/outbox-row.ts";

/** A booking for its visitor: what is known of it and how far it has come. */
export interface ShownBooking {
  readonly view: Booking;
  /**
   * `waiting`: on this device only, nothing is booked yet. `refused`: the visitor has to look.
   * `unwanted`: taken back, and cancelled as soon as the server answers.
   */
  readonly delivery: "stored" | "waiting" | "refused" | "unwanted";
  /** False where the browser stores nothing: then it lives as long as the page. */
  readonly isKept: boolean;
  /** What was booked, as it was offered then; undefined where this device does not know. */
  readonly item?: CatalogueItem | undefined;
}

/** What a booking is called by from one page to the next: its row, or itself where none is kept. */
export interface GivenBooking {
  readonly id: string;
  readonly view: Booking | null;
}

const GivenSchema = v.union([BookingSchema, v.object({ id: v.string() })]);

/** Reads what `travelling` wrote (travelling.ts); null for anything else that a browser may restore. */
export function arrived(state: unknown): GivenBooking | null {
  const parsed = v.safeParse(GivenSchema, state);
  if (!parsed.success) return null;
  const { output } = parsed;
  return { id: output.id, view: "status" in output ? output : null };
}

/** True where the day had passed before the booking was sent: it waits for another one. */
export function needsOtherDate({ state, isUnwanted, view }: BookingRow): boolean {
  const isStored = state === "sent" && !isUnwanted;
  return isStored && view.status === "pending" && view.reason === "late";
}

/** What the outbox knows, or else what the page was given; null when that is nothing. */
export function shownBooking(given: Booking | null, row: BookingRow | null): ShownBooking | null {
  if (row) return { view: row.view, delivery: deliveryOf(row), isKept: true, item: row.item };
  return given && { view: given, delivery: given.status ? "stored" : "waiting", isKept: false };
}

function deliveryOf({ state, isUnwanted }: BookingRow): ShownBooking["delivery"] {
  if (isUnwanted) return "unwanted";
  if (state === "sent") return "stored";
  return state === "attention" ? "refused" : "waiting";
}
