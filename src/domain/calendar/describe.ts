import type { Booking } from "../booking/fields.ts";
import { guestCount, pendingText } from "../booking/letters/wording.ts";
import { hasPickUpTime, PICK_UP_OPEN, type PickUp, pickUpsOf } from "../booking/pick-up.ts";
import { bookingReference } from "../booking/reference.ts";
import type { ItineraryStop } from "../catalogue/tour.ts";
import { formatBzd, formatUsdExact } from "../money.ts";
import type { Company } from "../site/company.ts";

/** What a calendar entry says of the booking, one fact a line. */
export function describeBooking(
  view: Booking,
  itinerary: readonly ItineraryStop[],
  { phone }: Pick<Company, "phone">,
): string {
  const pickUps = pickUpsOf(view, itinerary);
  return [
    standing(view),
    `Booking #${bookingReference(view.id)}`,
    guestCount(view.guests),
    ...pickUps.map(lineOf),
    hasPickUpTime(pickUps) ? "" : PICK_UP_OPEN,
    `Total: ${formatUsdExact(view.priceCents)} USD (about ${formatBzd(view.priceCents)})`,
    "Pay On Site",
    `Phone / WhatsApp: ${phone}`,
  ]
    .filter(Boolean)
    .join("\n");
}

function lineOf({ time, place }: PickUp): string {
  const line = [time, place.replace(/,?\s*\n\s*/g, ", ")].filter(Boolean).join(" ");
  return time ? `${line} (Belize time)` : line;
}

function standing(view: Booking): string {
  if (view.status === null) return "Nothing is booked until we have answered.";
  if (view.status === "pending") return pendingText(view);
  return view.status === "cancelled" ? "This booking is cancelled." : "";
}
