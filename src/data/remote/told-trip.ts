import * as v from "valibot";
import { known } from "#domain/booking/booking.ts";
import { type Booking, TOLD } from "#domain/booking/fields.ts";
import { strict, wireSchema } from "#domain/booking/schemas.ts";
import { toldBeside } from "./told-beside.ts";

const TripSchema = v.pipe(
  wireSchema(TOLD, strict),
  v.transform((wire) => {
    const { version: _stamp, ...booking } = known(TOLD, wire);
    return booking as unknown as Booking;
  }),
);

/** All that a guest may know of a booking, as the server answers it; null for any other answer. */
export function tripOf(body: unknown): Booking | null {
  const trip = v.safeParse(TripSchema, body);
  return trip.success ? { ...trip.output, ...toldBeside(body) } : null;
}
