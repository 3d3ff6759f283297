import { belizeDay } from "#domain/belize-date.ts";
import type { ItemKey } from "#domain/departures/key.ts";
import { change } from "../office/sql.ts";

/** In the transaction that deletes a service: what was set for it alone, and who was to go along with it. */
export function endRules(app: pb.App, item: ItemKey): void {
  change(app, "DELETE FROM schedules WHERE item = {:item}", { item });
  change(app, "DELETE FROM exceptions WHERE scope = {:item}", { item });
  const today = belizeDay(Date.now());
  change(app, "DELETE FROM assignments WHERE item = {:item} AND day >= {:today}", { item, today });
}
