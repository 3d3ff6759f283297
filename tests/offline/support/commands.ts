import type { BookingCommand } from "#domain/booking/fields.ts";
import { tourCommand } from "../../server/support/bookings.ts";

/** A number that no other booking of a test has. */
export const newPhone = () => `+501 ${String(Math.random()).slice(2, 14)}`;

/** A booking as a device makes it, from a guest of the test's own. */
export function commandFor(
  email: string,
  changes: Readonly<Record<string, unknown>> = {},
): BookingCommand {
  const command = tourCommand({ customer_email: email, ...changes });
  return {
    manage_key: `${command.id}${command.id}ab`,
    made_at: new Date().toISOString(),
    fill_ms: 20_000,
    website: "",
    ...command,
  } as BookingCommand;
}
