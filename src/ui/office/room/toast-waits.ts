import type { OfficeWire } from "#domain/booking/fields.ts";
import { bookingReference } from "#domain/booking/reference.ts";
import * as words from "#messages/office/bookings/room.ts";
import { type Toast, toast } from "#ui/toast/toast.ts";

/** Says that a booking waits which was to be confirmed, and why; nothing where there is none. */
export function toastWaits([found]: readonly OfficeWire[], action?: Toast["action"]): boolean {
  if (!found) return false;
  const { id, pending_reason: reason } = found;
  const why = reason === "closed" ? words.closed : reason === "busy" ? words.busy : words.full;
  toast({
    title: words.waitsTitle,
    message: words.waits(bookingReference(id), why),
    tone: "destructive",
    ...(action && { action }),
  });
  return true;
}
