import type { Booking } from "#domain/booking/fields.ts";
import { dollarsToCents } from "#domain/money.ts";

/** What the server tells of a booking beside its fields; nothing of what it leaves out. */
export function toldBeside(
  body: unknown,
): Pick<Booking, "answered" | "receipts" | "waiver" | "tripKey" | "paidCents" | "request"> {
  const told = Object(body) as Record<string, unknown>;
  const { answered, receipts, waiver, trip_key: tripKey, paid_amount: paid } = told;
  return {
    ...("request" in told && { request: told.request }),
    ...(typeof answered === "string" && { answered }),
    ...(receipts ? { receipts } : {}),
    ...(waiver ? { waiver } : {}),
    ...(typeof paid === "number" ? { paidCents: dollarsToCents(paid) } : {}),
    ...(typeof tripKey === "string" && tripKey ? { tripKey } : {}),
  };
}
