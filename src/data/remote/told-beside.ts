import type { Booking } from "#domain/booking/fields.ts";
import { dollarsToCents } from "#domain/money.ts";

/** What the server tells of a booking beside its fields; nothing of what it leaves out. */
export function toldBeside(body: unknown): Pick<Booking, "receipts" | "tripKey" | "paidCents"> {
  const told = Object(body) as Record<string, unknown>;
  const { receipts, trip_key: tripKey, paid_amount: paid } = told;
  return {
    ...(receipts ? { receipts } : {}),
    ...(typeof paid === "number" ? { paidCents: dollarsToCents(paid) } : {}),
    ...(typeof tripKey === "string" && tripKey ? { tripKey } : {}),
  };
}
