import { unsignedOf } from "#domain/waivers/of-booking.ts";
import type { OfficeBooking } from "../fields.ts";
import { type Missing, missingOf } from "../pick-up/missing.ts";
import type { Departure } from "./run-sheet.ts";

/** What a party has still to be asked before it is picked up: nothing where it travels no more, or is here already. */
export function toBeAsked(
  booking: OfficeBooking,
  { service }: Pick<Departure, "service">,
): readonly Missing[] {
  const { status, attendance } = booking;
  if (status === "cancelled" || status === "completed" || attendance) return [];
  return missingOf(booking, service?.item, unsignedOf(booking, service?.waiver));
}
