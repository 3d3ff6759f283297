import * as words from "#messages/calendar-file.ts";
import { clock } from "#messages/formats/times.ts";
import type { Booking } from "../booking/fields.ts";
import { guestCount, pendingText } from "../booking/letters/wording.ts";
import { paymentWords } from "../booking/payments/guests-payment.ts";
import { hasPickUpTime, type PickUp, pickUpsOf } from "../booking/pick-up/pick-up.ts";
import { saidDetails } from "../booking/pick-up/said-details.ts";
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
    words.booking(bookingReference(view.id)),
    guestCount(view.guests),
    ...saidDetails(view).map((said) => said.join(": ")),
    ...pickUps.map(lineOf),
    hasPickUpTime(pickUps) ? "" : words.pickUpOpen,
    words.total(formatUsdExact(view.priceCents), formatBzd(view.priceCents)),
    paymentWords(view),
    words.reachUs(phone),
  ]
    .filter(Boolean)
    .join("\n");
}

function lineOf({ time, place }: PickUp): string {
  const line = [time && clock(time), place.replace(/,?\s*\n\s*/g, ", ")].filter(Boolean).join(" ");
  return time ? words.belizeTime(line) : line;
}

function standing(view: Booking): string {
  if (view.status === null) return words.nothingBooked;
  if (view.status === "pending") return pendingText(view);
  return view.status === "cancelled" ? words.cancelled : "";
}
