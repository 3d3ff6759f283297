import { signedIn } from "../../server/support/admin.ts";
import { inDays } from "../../server/support/bookings.ts";
import { addRule, daily } from "../../server/support/departures.ts";
import type { Instance } from "../../server/support/instance.ts";

const TIMES = ["07:30", "13:00"] as const;
const DAYS = 6;
const SEATS = 40;

/**
 * Gives the tour that everybody books few departures with few seats.
 * @param isChecked false takes the database's check away: it must be seen then that too many are sold
 */
export async function sellDepartures(instance: Instance, isChecked: boolean): Promise<void> {
  await addRule(
    await signedIn(instance),
    "schedules",
    daily("tour/1", { times: TIMES, seats: SEATS }),
  );
  if (isChecked) return;
  for (const trigger of ["new_booking_asks", "changed_booking_stands"]) {
    await instance.sql(`DROP TRIGGER ${trigger}`);
  }
}

/** One of them. */
export const someDeparture = (random: () => number) => ({
  booking_date: inDays(20 + Math.floor(random() * DAYS)),
  departure_time: TIMES[random() < 0.5 ? 0 : 1],
});
