import * as v from "valibot";
import type { Customer } from "#domain/customer.ts";
import { dollarsToCents } from "#domain/money.ts";
import { instantMs } from "../wire-time.ts";

/** A row of `customers`, which the server's triggers keep. */
export const CustomerRowSchema = v.pipe(
  v.object({
    email: v.string(),
    first_name: v.string(),
    last_name: v.string(),
    phone: v.string(),
    total_bookings: v.number(),
    total_spent: v.number(),
    first_booking_at: v.string(),
    last_booking_at: v.string(),
    last_activity: v.string(),
  }),
  v.transform(
    (wire): Customer => ({
      email: wire.email,
      firstName: wire.first_name,
      lastName: wire.last_name,
      phone: wire.phone,
      totalBookings: wire.total_bookings,
      spentCents: dollarsToCents(wire.total_spent),
      firstBookingMs: instantMs(wire.first_booking_at),
      lastBookingMs: instantMs(wire.last_booking_at),
      lastActivityMs: instantMs(wire.last_activity),
    }),
  ),
);
