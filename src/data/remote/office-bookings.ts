import { ClientResponseError } from "pocketbase";
import * as v from "valibot";
import type { OfficeBooking } from "#domain/booking/office-booking.ts";
import { remoteCall } from "./failure.ts";
import {
  type BookingChanges,
  beforeOf,
  OfficeBookingSchema,
  type OfficeWire,
  officeWireOf,
} from "./office-booking-row.ts";
import { callOrRefusal, type Refusal } from "./office-refusal.ts";
import { pocketbase } from "./pocketbase.ts";

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

export type ChangeAnswer =
  | { readonly kind: "changed"; readonly booking: OfficeBooking }
  /** Somebody else has changed the same since; nothing was stored. */
  | { readonly kind: "conflict"; readonly current: OfficeBooking }
  | Refusal;

interface Change {
  /** What the change was made on. */
  readonly stored: OfficeBooking;
  readonly changes: BookingChanges;
  /** Why the price is another than the catalogue's; empty when it is not. */
  readonly reason: string;
}

/** Changes a booking, unless somebody else has changed the same meanwhile. */
export function changeBooking({ stored, changes, reason }: Change): Promise<ChangeAnswer> {
  const { id, version } = stored;
  const before = beforeOf(officeWireOf(stored), changes);
  return callOrRefusal(async (): Promise<ChangeAnswer> => {
    try {
      const body = { version, changes, before, reason };
      const answer = await pocketbase.send(`${ROUTE}/${id}`, { method: "PATCH", body });
      return { kind: "changed", booking: v.parse(OfficeBookingSchema, answer) };
    } catch (error) {
      if (!(error instanceof ClientResponseError) || error.status !== 409) throw error;
      return { kind: "conflict", current: v.parse(OfficeBookingSchema, error.response.current) };
    }
  });
}

/** Deletes a booking for good. */
export function deleteBooking(id: string): Promise<void> {
  return remoteCall(async () => {
    await pocketbase.send(`${ROUTE}/${id}`, { method: "DELETE" });
  });
}
