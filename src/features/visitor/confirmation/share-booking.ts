import { formatLongDay } from "#domain/belize-date.ts";
import type { Booking } from "#domain/booking/fields.ts";
import { guestCount } from "#domain/booking/letters/wording.ts";
import { bookingReference } from "#domain/booking/reference.ts";

/** Hands the booking to the device's share function; says so where there is none (SPEC §2). */
export async function shareBooking(view: Booking): Promise<void> {
  if (typeof navigator.share !== "function") {
    window.alert("Sharing is not supported on this device.");
    return;
  }
  try {
    await navigator.share({
      title: view.itemName,
      text: `${view.itemName}, ${formatLongDay(view.date)}, ${guestCount(view.guests)}. Booking #${bookingReference(view.id)}.`,
    });
  } catch {
    // the visitor closed the share sheet
  }
}
