import * as v from "valibot";
import type { OfficeBooking, SentWire } from "#domain/booking/fields.ts";
import { OfficeBookingSchema } from "#domain/booking/office/schemas.ts";
import { remoteCall } from "../failure.ts";
import { pocketbase } from "../pocketbase.ts";

const ROUTE = "/api/office/bookings";
const PageSchema = v.object({ items: v.array(OfficeBookingSchema) });

/** The bookings that were stored last, the newest first. */
export function newestBookings(
  count: number,
  signal: AbortSignal,
): Promise<readonly OfficeBooking[]> {
  return remoteCall(async () => {
    const query = { sort: "-created_at", perPage: count };
    return v.parse(PageSchema, await pocketbase.send(ROUTE, { query, signal })).items;
  });
}

/** One booking as it is stored now. */
export function readBooking(id: string, signal: AbortSignal): Promise<OfficeBooking> {
  return remoteCall(async () =>
    v.parse(OfficeBookingSchema, await pocketbase.send(`${ROUTE}/${id}`, { signal })),
  );
}

/** A new booking by the desk: what a visitor sends, without what only their device knows. */
export interface DeskBooking
  extends Omit<SentWire, "manage_key" | "made_at" | "fill_ms" | "website"> {
  readonly price_reason: string;
  readonly send_mail: boolean;
  /** The operator knows that there is no room. */
  readonly beyond_limit?: boolean;
}

/** Deletes a booking for good. */
export function deleteBooking(id: string): Promise<void> {
  return remoteCall(async () => {
    await pocketbase.send(`${ROUTE}/${id}`, { method: "DELETE" });
  });
}
