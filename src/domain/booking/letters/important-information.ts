import type { ItemType } from "#domain/catalogue/item.ts";
import * as partner from "#messages/booking/partner.ts";
import * as words from "#messages/important.ts";
import { type Agreed, agreedTime } from "../pick-up/pick-up.ts";

/** Early for what: a tour has the times of its day, a transfer none before it is agreed. */
export function beEarly(booking: Agreed & { readonly type: ItemType }): string {
  const isTimed = booking.type === "tour" || agreedTime(booking) !== "";
  return isTimed ? words.beEarly : words.beEarlyAsAgreed;
}

/**
 * What to know before the day (SPEC §2, confirmation).
 * @param proof what the guests bring along, e.g. `your confirmation e-mail`
 */
export function importantInformation(
  booking: Agreed & {
    readonly type: ItemType;
    readonly depositCents?: number;
    readonly paidTo?: string;
  },
  minPax: number,
  proof: string,
): readonly string[] {
  return [
    beEarly(booking),
    words.bring(proof),
    payment(booking),
    words.cancelAhead,
    ...(minPax > 1 ? [words.leastGuests(minPax)] : []),
  ];
}

function payment({ depositCents, paidTo }: { depositCents?: number; paidTo?: string }): string {
  if (paidTo) return partner.payPartner(paidTo);
  return depositCents ? words.payWhatIsLeft : words.payOnArrival;
}
