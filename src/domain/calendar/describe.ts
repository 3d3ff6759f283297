import { bookingReference } from "../booking/reference.ts";
import type { BookingView } from "../booking/view.ts";
import { guestCount, pendingText } from "../booking/wording.ts";
import type { ItineraryStop } from "../catalogue/tour.ts";
import { formatBzd, formatUsdExact } from "../money.ts";
import type { Company } from "../site/company.ts";
import { pickUps } from "./tour-hours.ts";

/** What a calendar entry says of the booking, one fact a line. */
export function describeBooking(
  view: BookingView,
  itinerary: readonly ItineraryStop[],
  { phone }: Pick<Company, "phone">,
): string {
  return [
    standing(view),
    `Booking #${bookingReference(view.id)}`,
    guestCount(view.guests),
    ...pickUps(itinerary).map(({ time, activity }) => `${time} ${activity} (Belize time)`),
    view.type === "transfer" ? "We agree the pick-up time with you by e-mail or phone." : "",
    `Total: ${formatUsdExact(view.priceCents)} USD (about ${formatBzd(view.priceCents)})`,
    "Pay On Site",
    `Phone / WhatsApp: ${phone}`,
  ]
    .filter(Boolean)
    .join("\n");
}

function standing(view: BookingView): string {
  if (view.status === null) return "Nothing is booked until we have answered.";
  if (view.status === "pending") return pendingText(view);
  return view.status === "cancelled" ? "This booking is cancelled." : "";
}
