import * as v from "valibot";
import type { OfficeBooking } from "#domain/booking/office-booking.ts";
import { remoteCall } from "../failure.ts";
import { pocketbase } from "../pocketbase.ts";
import { OfficeBookingSchema, type OfficeWire } from "./row.ts";

const ROUTE = "/api/office/bookings";
const PageSchema = v.object({ items: v.array(OfficeBookingSchema) });

const collection = () => pocketbase.collection("bookings");

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
    v.parse(OfficeBookingSchema, await collection().getOne(id, { signal })),
  );
}

/** A new booking by the desk. */
export interface DeskBooking
  extends Required<
    Pick<
      OfficeWire,
      | "id"
      | "type"
      | "item_id"
      | "item_name"
      | "booking_date"
      | "guests"
      | "price"
      | "customer_first_name"
      | "customer_last_name"
      | "customer_email"
      | "customer_phone"
      | "special_requests"
    >
  > {
  readonly price_reason: string;
  readonly send_mail: boolean;
}

/** Deletes a booking for good. */
export function deleteBooking(id: string): Promise<void> {
  return remoteCall(async () => {
    await pocketbase.send(`${ROUTE}/${id}`, { method: "DELETE" });
  });
}
