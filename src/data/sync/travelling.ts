import type { ShownBooking } from "./shown-booking.ts";

/**
 * What travels in a navigation's state. Only the id of what the outbox keeps: the browser's history
 * would still know the rest when the visitor has had it forgotten.
 */
export function travelling({ view, isKept }: Pick<ShownBooking, "view" | "isKept">): unknown {
  return isKept ? { id: view.id } : view;
}
