import type { ItemType } from "#domain/catalogue/item.ts";
import * as partner from "#messages/booking/partner.ts";
import * as words from "#messages/important.ts";
import { type GuestsPayment, isPaidInFull, paidSoFar } from "../payments/guests-payment.ts";
import { type Agreed, agreedTime } from "../pick-up/pick-up.ts";

/** Early for what: a tour has the times of its day, a transfer none before it is agreed. */
export function beEarly(booking: Agreed & { readonly type: ItemType }): string {
  const isTimed = booking.type === "tour" || agreedTime(booking) !== "";
  return isTimed ? words.beEarly : words.beEarlyAsAgreed;
}

/**
 * What to know before the day (SPEC §2, confirmation); nothing for a cancelled booking.
 * @param proof what the guests bring along, e.g. `your confirmation e-mail`
 */
export function importantInformation(
  booking: Agreed & GuestsPayment & { readonly type: ItemType },
  minPax: number,
  proof: string,
): readonly string[] {
  if (booking.status === "cancelled") return [];
  return [
    beEarly(booking),
    words.bring(proof),
    ...payment(booking),
    words.cancelAhead,
    ...(minPax > 1 ? [words.leastGuests(minPax)] : []),
  ];
}

function payment(booking: GuestsPayment): readonly string[] {
  if (booking.paidTo) return [partner.payPartner(booking.paidTo)];
  if (isPaidInFull(booking)) return [];
  return [booking.depositCents || paidSoFar(booking) ? words.payWhatIsLeft : words.payOnArrival];
}
