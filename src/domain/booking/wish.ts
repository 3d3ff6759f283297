import { type BelizeDay, isCalendarDay } from "../belize-date.ts";
import { parseGuests } from "./guests.ts";

/** How a form begins when somebody's link knows more of the booking; empty where it does not. */
interface Wish {
  readonly guests: string;
  readonly date: BelizeDay;
}

/**
 * Reads `?guests=3&date=2026-12-24` of a form's address. What is no party and no day that can be booked is
 * left out; a party that is not taken is not, since the form says so.
 */
export function parseWish(asked: { get(name: string): string | null }, earliest: BelizeDay): Wish {
  const guests = parseGuests(asked.get("guests") ?? "");
  const date = asked.get("date") ?? "";
  return {
    guests: guests !== null && guests >= 1 ? String(guests) : "",
    date: isCalendarDay(date) && date >= earliest ? date : "",
  };
}
