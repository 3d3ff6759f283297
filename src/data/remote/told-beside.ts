import type { Booking } from "#domain/booking/fields.ts";

/** What the server tells of a booking beside its fields; nothing of what it leaves out. */
export function toldBeside(body: unknown): Pick<Booking, "receipts" | "tripKey"> {
  const { receipts, trip_key: tripKey } = Object(body) as Record<string, unknown>;
  return {
    ...(receipts ? { receipts } : {}),
    ...(typeof tripKey === "string" && tripKey ? { tripKey } : {}),
  };
}
