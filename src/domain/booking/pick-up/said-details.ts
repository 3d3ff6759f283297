import type { Asking } from "#domain/catalogue/asks.ts";
import * as words from "#messages/pick-up/details.ts";
import type { Booking } from "../fields.ts";
import { missingOf } from "./pick-up.ts";

type Said = Pick<Booking, "flightNumber" | "adults" | "childrenAges" | "luggage" | "childSeats">;

/** What guests have said of their pick-up beside time and place, for people: what it is, and what they said. */
export function saidDetails(booking: Said): readonly (readonly [label: string, value: string])[] {
  const { flightNumber = "", luggage, childSeats } = booking;
  const said = [
    [words.labels.flight, flightNumber],
    [words.labels.party, partyWords(booking)],
    [words.labels.luggage, `${luggage || ""}`],
    [words.labels.childSeats, `${childSeats || ""}`],
  ] as const;
  return said.filter(([, value]) => value);
}

/** What is still to be learnt, in words; empty where nothing is, and of what takes no place or has taken it. */
export function missingWords(
  booking: Parameters<typeof missingOf>[0] & Pick<Booking, "status">,
  item: Asking | undefined,
): string {
  if (booking.status === "cancelled" || booking.status === "completed") return "";
  return missingOf(booking, item)
    .map((field) => words.missing[field])
    .join(", ");
}

/** `2 adults, 2 children aged 4, 9`; empty where nobody has said. */
export function partyWords({ adults, childrenAges }: Said): string {
  const children = childrenAges?.split(",").length ?? 0;
  return [adults && words.adults(adults), childrenAges && words.children(children, childrenAges)]
    .filter(Boolean)
    .join(", ");
}
