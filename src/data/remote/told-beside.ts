import type { Booking } from "#domain/booking/fields.ts";

/** What the server tells of a booking beside its fields; nothing of what it leaves out. */
export function toldBeside(body: unknown): Pick<Booking, "receipts" | "tripKey" | "isDepositPaid"> {
  const told = Object(body) as Record<string, unknown>;
  const { receipts, trip_key: tripKey, deposit_paid: isDepositPaid } = told;
  return {
    ...(receipts ? { receipts } : {}),
    ...(typeof isDepositPaid === "boolean" ? { isDepositPaid } : {}),
    ...(typeof tripKey === "string" && tripKey ? { tripKey } : {}),
  };
}
