import * as words from "#messages/booking/other-way.ts";
import { belizeDay, formatLongDay } from "../belize-date.ts";
import { storedAtMs } from "./booking.ts";
import type { Booking, OfficeBooking } from "./fields.ts";
import { bookingReference } from "./reference.ts";

type Other = Pick<Booking, "id" | "itemName" | "date" | "status">;

/** The booking of the other way in a line, for people: what, when, how it is called, and whether it is cancelled. */
export function otherWords({ id, itemName, date, status }: Other): string {
  const named = words.other(itemName, formatLongDay(date), bookingReference(id));
  return status === "cancelled" ? words.otherCancelled(named) : named;
}

const DAY_MS = 86_400_000;

/**
 * True of a booking to come that costs less for another way, which is cancelled, or has not come a day after: what becomes of
 * one changes no price of the other, so the office decides.
 * @param other undefined where it is not there
 */
export function isAlone(
  booking: OfficeBooking,
  other: Pick<OfficeBooking, "status"> | undefined,
  nowMs: number,
): boolean {
  const { together, status, date, priceLines } = booking;
  const isGoing = status === "pending" || status === "confirmed";
  if (!together || !isGoing || date < belizeDay(nowMs)) return false;
  if (!priceLines.includes('"together"')) return false;
  return other ? other.status === "cancelled" : nowMs - storedAtMs(booking) > DAY_MS;
}
