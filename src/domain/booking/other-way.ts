import * as words from "#messages/booking/other-way.ts";
import { formatLongDay } from "../belize-date.ts";
import type { Booking } from "./fields.ts";
import { bookingReference } from "./reference.ts";

type Other = Pick<Booking, "id" | "itemName" | "date" | "status">;

/** The booking of the other way in a line, for people: what, when, how it is called, and whether it is cancelled. */
export function otherWords({ id, itemName, date, status }: Other): string {
  const named = words.other(itemName, formatLongDay(date), bookingReference(id));
  return status === "cancelled" ? words.otherCancelled(named) : named;
}
