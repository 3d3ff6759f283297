import { expect } from "@playwright/test";
import { type Admin, signedIn } from "../../server/support/admin.ts";
import { book, inDays, tourCommand } from "../../server/support/bookings.ts";
import { addRule, daily, newService } from "../../server/support/departures.ts";
import type { Instance } from "../../server/support/instance.ts";
import { newFamily } from "./office-bookings.ts";

/** A tour at two times a day with five seats each, and a family's bookings of the first. */
export async function tourThatIsFull(
  instance: Instance,
  parties: Readonly<Record<string, number>>,
) {
  const admin: Admin = await signedIn(instance);
  const service = await newService(admin, "tour", { title: "River and Ruins", price: 75 });
  await addRule(admin, "schedules", daily(service.item, { times: ["07:30", "13:00"] }));
  const family = newFamily();
  const ids: Record<string, string> = {};
  for (const [name, guests] of Object.entries(parties)) {
    const command = tourCommand({
      ...{ item_id: service.number, item_name: "River and Ruins", departure_time: "07:30" },
      ...{ guests, price: guests * 75, booking_date: inDays(20) },
      ...{ customer_first_name: name, customer_last_name: family },
      lang: name === "Lucía" ? "es" : "en",
    });
    const answer = await book(instance, command);
    expect(answer.status, answer.text).toBe(200);
    ids[name] = command.id;
  }
  return { admin, family, ids, path: `/admin/bookings?view=decision&q=${family}` };
}

/** The office cancels one, by another device. */
export async function cancelElsewhere(admin: Admin, id: string | undefined): Promise<void> {
  await admin.post("/api/office/bookings/status", { ids: [id], status: "cancelled" });
}
