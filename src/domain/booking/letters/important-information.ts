import type { ItemType } from "#domain/catalogue/item.ts";
import { type Agreed, agreedTime } from "../pick-up.ts";

/** Early for what: a tour has the times of its day, a transfer none before it is agreed. */
export function beEarly(booking: Agreed & { readonly type: ItemType }): string {
  const isTimed = booking.type === "tour" || agreedTime(booking) !== "";
  return isTimed
    ? "Please arrive 15 minutes early."
    : "Please arrive 15 minutes early for the time that we agree with you.";
}

/**
 * What to know before the day (SPEC §2, confirmation).
 * @param proof what the guests bring along, e.g. `your confirmation e-mail`
 */
export function importantInformation(
  booking: Agreed & { readonly type: ItemType },
  minPax: number,
  proof: string,
): readonly string[] {
  return [
    beEarly(booking),
    `Bring ${proof}, printed or on your phone.`,
    "Pay on arrival by cash (USD or BZD) or major credit cards.",
    "Cancel or reschedule at least 48 hours ahead.",
    ...(minPax > 1
      ? [
          `At least ${minPax} guests are needed for this tour; if there are fewer, we will contact you.`,
        ]
      : []),
  ];
}
