import { bookingOfCommand } from "#domain/booking/booking.ts";
import { completedCommand } from "#domain/booking/guest-acts/acts.ts";
import type { Offer } from "#domain/departures/availability/availability.ts";
import { newIdentity } from "./identity.ts";
import { takeBack } from "./my-bookings.ts";
import { findBooking, noteToTell, saveToOutbox } from "./outbox/outbox.ts";

/**
 * Moves a booking that waits to another departure: it is booked anew as its guest has filled it in, and the one that
 * waits is cancelled. Both are kept here until the server has them.
 * @returns the id of the new one; null where this device does not know the old one any more
 * @throws when the device cannot store it: then the old one stays as it is
 */
export async function moveBooking(
  id: string,
  { day, time }: Pick<Offer, "day" | "time">,
): Promise<string | null> {
  const row = await findBooking(id);
  if (!row) return null;
  const { item } = row;
  const before = completedCommand(row.command, row.view);
  const command = {
    ...before,
    ...newIdentity(),
    // the other way names the one that is taken back
    together: "",
    booking_date: day,
    // a wish stays one
    departure_time: time || before.departure_time,
    made_at: new Date().toISOString(),
  };
  const view = bookingOfCommand(command, {
    lines: row.view.priceLines ?? "",
    paidTo: row.view.paidTo ?? "",
  });
  await saveToOutbox({ kind: "booking", command, view, ...(item && { item }) });
  await noteToTell(command.id);
  await takeBack(id, command.id);
  return command.id;
}
