import type { BookingView } from "#domain/booking/view.ts";
import type { BookingRow } from "../local/outbox-row.ts";

/** A booking for its visitor: what is known of it and how far it has come. */
export interface ShownBooking {
  readonly view: BookingView;
  /** `waiting`: on this device only, nothing is booked yet. `refused`: the visitor has to look. */
  readonly delivery: "stored" | "waiting" | "refused";
}

/** The newest of what a page was given and what the outbox knows; null when that is nothing. */
export function shownBooking(
  given: BookingView | null,
  row: BookingRow | undefined,
): ShownBooking | null {
  const view = row?.view.status ? row.view : (given ?? row?.view);
  if (!view) return null;
  if (view.status) return { view, delivery: "stored" };
  return { view, delivery: row?.state === "attention" ? "refused" : "waiting" };
}
