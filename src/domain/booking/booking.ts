import { dollarsToCents } from "../money.ts";
import {
  type Booking,
  type BookingCommand,
  FIELDS,
  type Field,
  KEPT,
  type Name,
  STANDING,
} from "./fields.ts";

type Columns = { readonly [column: string]: unknown };

/** Columns of the wire as a booking has them: cents, and who travels under `customer`. */
export function known(names: readonly Name[], wire: Columns): Record<string, unknown> {
  const customer: Record<string, unknown> = {};
  const booking: Record<string, unknown> = { customer };
  for (const name of names) {
    const field: Field = FIELDS[name];
    const value = wire[field.wire];
    (field.isContact ? customer : booking)[name] =
      field.is === "dollars"
        ? // nothing while it was not told yet
          dollarsToCents(Number(value ?? 0))
        : field.is === "flag"
          ? // what a device kept from before it was told
            value === true
          : field.is === "payments" || field.is === "waivers"
            ? // and before there were any
              (value ?? [])
            : Array.isArray(value)
              ? value.join(", ")
              : value;
  }
  return booking;
}

/** What the answer to a new booking means. */
export const bookingOf = (wire: Columns): Booking => known(KEPT, wire) as unknown as Booking;

/**
 * What can be shown of a booking that has not been answered.
 * @param seen what its visitor saw: the lines of the price, and whom it is paid to where that is a partner
 */
export function bookingOfCommand(
  command: BookingCommand,
  { lines = "", paidTo = "" }: { readonly lines?: string; readonly paidTo?: string } = {},
): Booking {
  const seen = { price_lines: lines, paid_to: paidTo };
  const unanswered = { status: null, pending_reason: "", created_at: "", ...seen };
  return bookingOf({ ...command, quoted_price: command.price, ...unanswered });
}

/** What a device hears when it asks how its booking stands. */
export function standingOf(wire: Columns): Partial<Booking> {
  const { id: _id, customer: _none, version: _stamp, ...standing } = known(STANDING, wire);
  return standing;
}

/** When it was stored, in milliseconds since the epoch; NaN while it is not. */
export function storedAtMs({ createdAt }: Pick<Booking, "createdAt">): number {
  // PocketBase puts a blank where ISO 8601 has a T; not every browser reads that
  return Date.parse(createdAt.replace(" ", "T"));
}
