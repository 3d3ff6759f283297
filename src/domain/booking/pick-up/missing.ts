import { isAirport } from "#domain/catalogue/airport.ts";
import { type Asking, askOf } from "#domain/catalogue/asks.ts";
import { lacksNames, type SaidTexts, unanswered } from "#domain/questions/said.ts";
import * as words from "#messages/pick-up/missing.ts";
import type { Booking } from "../fields.ts";
import { type Agreed, agreedPlace, agreedTime } from "./pick-up.ts";

const LEARNT = [
  "departure_time",
  "pickup_place",
  "flight_number",
  "adults",
  "luggage",
  "guest_list",
  "answers",
  "waiver",
] as const;
/** What is not known of a booking that should be. Of child seats none is the usual answer. */
export type Missing = (typeof LEARNT)[number];

type Said = Agreed &
  SaidTexts &
  Pick<Booking, "type" | "flightNumber" | "adults" | "childrenAges" | "luggage">;

/**
 * What is still to be learnt before the day: time and place of a transfer, the flight where there is one, answers that
 * have to be given, signatures, and whatever else the operator requires; devices from before it was asked for leave it all
 * out.
 * @param item undefined where the catalogue no longer has it
 * @param unsigned how many guests have still to sign (`#domain/waivers`)
 */
export function missingOf(
  booking: Said,
  item: Asking | undefined,
  unsigned: number,
): readonly Missing[] {
  if (!item) return [];
  const known = {
    departure_time: booking.type === "tour" || agreedTime(booking),
    pickup_place: agreedPlace(booking),
    flight_number: booking.flightNumber,
    adults: booking.adults || booking.childrenAges,
    luggage: booking.luggage,
    guest_list: !lacksNames(booking),
    answers: unanswered(booking, item.questions).length === 0,
    waiver: unsigned === 0,
  };
  return LEARNT.filter((field) => {
    if (known[field]) return false;
    if (field === "departure_time" || field === "answers" || field === "waiver") return true;
    const ask = askOf(item, field);
    if (ask !== "asked") return ask === "required";
    // who lands at an airport is met there
    return field === "pickup_place" ? !isAirport(item.fromLocation) : field === "flight_number";
  });
}

/** What is still to be learnt, in words; empty where nothing is, and of what takes no place or has taken it. */
export function missingWords(
  booking: Parameters<typeof missingOf>[0] & Pick<Booking, "status">,
  item: Asking | undefined,
  unsigned: number,
): string {
  if (booking.status === "cancelled" || booking.status === "completed") return "";
  return missingOf(booking, item, unsigned)
    .map((field) => words.missing[field])
    .join(", ");
}
