import { isBookingId } from "#domain/booking/reference.ts";
import type { CatalogueItem } from "#domain/catalogue/item.ts";
import { itemKey } from "#domain/departures/key.ts";
import { departureRules } from "../departures/rules.ts";
import { jsonOf } from "../office/sql.ts";
import { endOf } from "./end.ts";
import type { SentBooking } from "./wire.ts";

/** Whether a service is offered in that way: one that departs by a schedule goes one way. */
export function hasWay(app: pb.App, item: CatalogueItem, way: string): boolean {
  if (way === "") return true;
  const key = itemKey(item.type, item.id);
  const isScheduled = departureRules(app).schedules.some((one) => one.item === key);
  return item.type === "transfer" && item.back !== undefined && !isScheduled;
}

/**
 * A booking that names the one of its other way, as far as that counts (decision 40). One that is not there is on its
 * way; one that is there names this one back, since only who made both knows both ids, and is not cancelled. Otherwise
 * it is as if it had named none: nothing tells a stranger whose booking that is.
 */
export function withOtherWay(app: pb.App, { command, form }: SentBooking): SentBooking {
  if (command.together === "" || isTogether(app, command)) return { command, form };
  const together = "";
  return { command: { ...command, together }, form: { ...form, together } };
}

function isTogether(app: pb.App, { id, type, item_id, way, together }: SentBooking["command"]) {
  if (!isBookingId(together) || together === id) return false;
  const [other] = jsonOf<{ key: string; status: string }[]>(
    app,
    `SELECT json_group_array(json_object('status', status,
       'key', type || '/' || item_id || '/' || way || '/' || together)) AS value
     FROM bookings WHERE id = {:together}`,
    { together },
  );
  if (!other) return endOf(app, together) === null;
  const otherWay = way === "" ? "back" : "";
  return other.key === `${type}/${item_id}/${otherWay}/${id}` && other.status !== "cancelled";
}
