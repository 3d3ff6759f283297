import { fold } from "#domain/fold.ts";
import type { OfficeBooking } from "../fields.ts";

/** A time of day as people write it in a note: `06:50`, `7:05 am`, `2:30 p.m.` */
const CLOCK = /\b([01]?\d|2[0-3]):([0-5]\d)(?:\s*([ap])\.?\s?m\b)?/i;
const HALF_DAY = 12;
/** After each `HH:MM`. */
const LAST = "~";
const PLACE_DIGITS = 4;

/**
 * A departure's parties as its driver meets them: by the time that the office has noted for the pick-up, those of one
 * place together, then by place, those of the operator's list in its order, and name. Those without a time or a place come later,
 * those that are cancelled at the end.
 */
export function inPickUpOrder(
  bookings: readonly OfficeBooking[],
  places: readonly string[],
): OfficeBooking[] {
  const round = new Map(places.map((place, at) => [fold(place), at]));
  const placeKey = (place: string) => {
    const at = round.get(place);
    return at === undefined ? `${LAST}${place || LAST}` : String(at).padStart(PLACE_DIGITS, "0");
  };
  const earliest = new Map<string, string>();
  for (const booking of bookings.filter(({ status }) => status !== "cancelled")) {
    const [place, time] = [placeOf(booking), pickUpTime(booking)];
    if (place && time && time < (earliest.get(place) ?? LAST)) earliest.set(place, time);
  }
  const keys = (booking: OfficeBooking) => {
    const place = placeOf(booking);
    return [
      booking.status === "cancelled" ? "1" : "0",
      earliest.get(place) || pickUpTime(booking) || LAST,
      placeKey(place),
      pickUpTime(booking) || LAST,
      nameOf(booking),
    ];
  };
  return bookings
    .map((booking) => ({ booking, keys: keys(booking) }))
    .sort((one, other) => compareAll(one.keys, other.keys))
    .map(({ booking }) => booking);
}

/** `HH:MM` of the first time in the notes of a pick-up; empty where they name none. */
export function pickUpTime({ pickupNotes }: Pick<OfficeBooking, "pickupNotes">): string {
  const [whole, hour = "", minute = "", half] = CLOCK.exec(pickupNotes) ?? [];
  if (whole === undefined) return "";
  const hours = half
    ? (Number(hour) % HALF_DAY) + (half.toLowerCase() === "p" ? HALF_DAY : 0)
    : Number(hour);
  return `${String(hours).padStart(2, "0")}:${minute}`;
}

/** What tells one place from another: what the guest has said of it, or else the office. */
const placeOf = ({ pickupPlace, pickupNotes }: OfficeBooking) =>
  fold(pickupPlace || pickupNotes.replace(CLOCK, "")).trim();

const nameOf = ({ customer }: OfficeBooking) =>
  `${customer.lastName} ${customer.firstName}`.toLowerCase();

function compareAll(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((key, index) => key !== other[index]);
  return at < 0 ? 0 : (one[at] ?? "") < (other[at] ?? "") ? -1 : 1;
}
