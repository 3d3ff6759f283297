import { signedIn } from "../../server/support/admin.ts";
import { bookWell } from "../../server/support/bookings.ts";
import { addRule, daily, limit, newService } from "../../server/support/departures.ts";
import type { Instance } from "../../server/support/instance.ts";
import { newFamily } from "./office-bookings.ts";

/** A tour that leaves twice a day with a guide and a vehicle, and who there is. */
export async function calendarStock(instance: Instance) {
  const admin = await signedIn(instance);
  const family = newFamily();
  const { item, number } = await newService(admin, "tour", { name: `Cave ${family}` });
  await addRule(admin, "schedules", daily(item, { times: ["07:30", "13:00"] }));
  await limit(admin, item, {
    ...{ groupsADay: 0, busyMinutes: 600 },
    needs: [
      { kind: "guide", perGuests: 0 },
      { kind: "vehicle", perGuests: 0 },
    ],
  });
  const van = await addRule(admin, "resources", {
    name: `Van ${family}`,
    kind: "vehicle",
    seats: 9,
  });
  const guide = await addRule(admin, "resources", { name: `Juan ${family}`, kind: "guide" });
  const book = (name: string, day: string, time: string, guests = 2) =>
    bookWell(instance, {
      ...{ item_id: number, item_name: `Cave ${family}`, departure_time: time, guests },
      ...{ price: 75 * guests, booking_date: day },
      ...{ customer_first_name: name, customer_last_name: family },
    });
  return { admin, item, family, book, van, guide, tour: `Cave ${family}` };
}
