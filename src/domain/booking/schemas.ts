import * as v from "valibot";
import { bookingOf, standingOf } from "./booking.ts";
import { type Booking, FIELDS, type Field, KEPT, type Name, STANDING } from "./fields.ts";

const isNumber = ({ is }: Field) => is === "number" || is === "dollars";

/** A field as the server must answer it. */
export function strict(field: Field): v.GenericSchema {
  // what a device can do without must not keep a booking from being answered
  if (field.told === "later" || field.told === "agreed")
    return isNumber(field) ? v.fallback(v.number(), 0) : v.fallback(v.string(), "");
  if (isNumber(field)) return v.number();
  if (field.is === "flag") return v.boolean();
  if (field.is === "payments" || field.is === "waivers") return v.custom<unknown>(Array.isArray);
  return field.words ? v.picklist(field.words) : v.string();
}

/** Named fields of the wire, each as `schemaOf` says. */
export const wireSchema = (names: readonly Name[], schemaOf: (field: Field) => v.GenericSchema) =>
  v.object(Object.fromEntries(names.map((name) => [FIELDS[name].wire, schemaOf(FIELDS[name])])));

/** The server's answer to a new booking (CONTRACT, HTTP). */
export const StoredBookingSchema = v.pipe(wireSchema(KEPT, strict), v.transform(bookingOf));

/** The server's answer to a device that asks how its booking stands. */
export const StandingSchema = v.pipe(
  wireSchema(STANDING, strict),
  v.transform((wire) => ({ id: wire.id, standing: standingOf(wire) })),
);

/** A booking as it travels from page to page. */
export const BookingSchema = v.custom<Booking>((value) => {
  const values = { ...Object(value), ...Object(value).customer };
  return KEPT.every((name) => {
    const field: Field = FIELDS[name];
    return v.is(field.isNullable ? v.nullable(strict(field)) : strict(field), values[name]);
  });
});
