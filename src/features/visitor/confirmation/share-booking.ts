import { formatLongDay } from "#domain/belize-date.ts";
import type { Booking } from "#domain/booking/fields.ts";
import { guestCount } from "#domain/booking/letters/wording.ts";
import { bookingReference } from "#domain/booking/reference.ts";
import * as words from "#messages/visitor/confirmation.ts";

/** Hands the booking to the device's share function; says so where there is none (SPEC §2). */
export async function shareBooking(view: Booking): Promise<void> {
  if (typeof navigator.share !== "function") {
    window.alert(words.cannotShare);
    return;
  }
  try {
    await navigator.share({
      title: view.itemName,
      text: words.shared(
        view.itemName,
        formatLongDay(view.date),
        guestCount(view.guests),
        bookingReference(view.id),
      ),
    });
  } catch {
    // the visitor closed the share sheet
  }
}
