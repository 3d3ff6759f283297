import type { ItemType } from "#domain/catalogue/item.ts";
import * as partner from "#messages/booking/partner.ts";
import * as words from "#messages/important.ts";
import type { Booking } from "../fields.ts";
import { policyHoursOf } from "../guest-acts/policy.ts";
import { type GuestsPayment, leftOnSite } from "../payments/guests-payment.ts";
import { type Agreed, agreedTime } from "../pick-up/pick-up.ts";

/** Early for what: a tour has the times of its day, a transfer none before it is agreed. */
export function beEarly(booking: Agreed & { readonly type: ItemType }): string {
  const isTimed = booking.type === "tour" || agreedTime(booking) !== "";
  return isTimed ? words.beEarly : words.beEarlyAsAgreed;
}

/**
 * What to know before the day (SPEC §2, confirmation); nothing for a booking that is cancelled or over.
 * @param proof what the guests bring along, e.g. `your confirmation e-mail`
 */
export function importantInformation(
  booking: Agreed & GuestsPayment & Pick<Booking, "type" | "policyHours">,
  minPax: number,
  proof: string,
): readonly string[] {
  if (booking.status === "cancelled" || booking.status === "completed") return [];
  return [
    // for what nobody has promised yet nobody is early
    ...(booking.status === "pending" ? [] : [beEarly(booking)]),
    words.bring(proof),
    ...payment(booking),
    words.cancelAhead(policyHoursOf(booking)),
    ...(minPax > 1 ? [words.leastGuests(minPax)] : []),
  ];
}

function payment(booking: GuestsPayment): readonly string[] {
  if (booking.paidTo) return [partner.payPartner(booking.paidTo)];
  const left = leftOnSite(booking);
  if (left === "none") return [];
  return [left === "part" ? words.payWhatIsLeft : words.payOnArrival];
}
