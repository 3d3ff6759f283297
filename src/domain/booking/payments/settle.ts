import type { OfficeBooking } from "../fields.ts";

/** What says how much is owed. What a device has kept from before there were partners has no `paidTo`. */
export type Owing = Pick<OfficeBooking, "paidCents" | "priceCents" | "status"> &
  Partial<Pick<OfficeBooking, "paidTo">>;

/**
 * What somebody has to say something about, in US cents: paid beyond the price or for a cancelled booking; less than
 * nothing where more was given back than was paid.
 */
export function unsettledCents({ priceCents, paidCents, status }: Owing): number {
  if (status === "cancelled" || paidCents < 0) return paidCents;
  return Math.max(0, paidCents - priceCents);
}

/** True until somebody has said why the guests have paid just so much: the server's list says the same. */
export function hasToSettle(booking: Owing & Pick<OfficeBooking, "payments">): boolean {
  const unsettled = unsettledCents(booking);
  const answered = booking.payments.reduce((last, { explains }) => explains || last, 0);
  return unsettled !== 0 && unsettled !== answered;
}
