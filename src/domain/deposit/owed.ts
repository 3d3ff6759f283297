import type { BelizeDay } from "../belize-date.ts";
import type { OfficeBooking } from "../booking/fields.ts";

type Asked = Pick<OfficeBooking, "depositCents" | "priceCents">;

/** What a booking is asked for ahead, in US cents: never more than its price, which may have fallen since. */
export const agreedDepositCents = ({ depositCents, priceCents }: Asked): number =>
  Math.min(depositCents, priceCents);

/** How much of it has not come, in US cents; of none, nothing, whatever was given back. */
export function unpaidDepositCents(booking: Asked & Pick<OfficeBooking, "paidCents">): number {
  const agreed = agreedDepositCents(booking);
  return agreed > 0 ? Math.max(0, agreed - booking.paidCents) : 0;
}

/**
 * How much of it is missing, in US cents. Only of a confirmed booking whose guests are still to come: who waits, has
 * cancelled, is there or never came is asked for nothing. The server's list says the same
 * (server/office/payments/deposits.ts).
 */
export function missingDepositCents(
  booking: Asked & Pick<OfficeBooking, "paidCents" | "status" | "attendance" | "date">,
  today: BelizeDay,
): number {
  const { status, attendance, date } = booking;
  if (status !== "confirmed" || attendance !== "" || date < today) return 0;
  return unpaidDepositCents(booking);
}
