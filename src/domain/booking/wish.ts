import { type BelizeDay, isCalendarDay } from "../belize-date.ts";
import { parseGuests } from "./guests.ts";

/** How a form begins when somebody's link knows more of the booking; empty where it does not. */
interface Wish {
  readonly guests: string;
  readonly date: BelizeDay;
  /** `HH:MM` in Belize. */
  readonly departureTime: string;
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/**
 * Reads `?guests=3&date=2026-12-24&time=07:30` of a form's address. What is no party and no day that can be booked is
 * left out; a party that is not taken is not, since the form says so.
 */
export function parseWish(asked: { get(name: string): string | null }, earliest: BelizeDay): Wish {
  const guests = parseGuests(asked.get("guests") ?? "");
  const date = asked.get("date") ?? "";
  const time = asked.get("time") ?? "";
  return {
    guests: guests !== null && guests >= 1 ? String(guests) : "",
    date: isCalendarDay(date) && date >= earliest ? date : "",
    departureTime: TIME.test(time) ? time : "",
  };
}
