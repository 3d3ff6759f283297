import { calledIn } from "#domain/price/called.ts";
import { linesFrom } from "#domain/price/kept-lines.ts";
import type { PriceLine } from "#domain/price/lines.ts";
import * as words from "#messages/pick-up/details.ts";
import type { Booking } from "../fields.ts";

type Said = Pick<Booking, "flightNumber" | "adults" | "childrenAges" | "luggage" | "childSeats"> &
  Counted &
  Coded;
/** Where a code has taken something off, a line of the price says so. */
type Coded = Partial<Pick<Booking, "code" | "codeUsed" | "status">>;
type Counted = Partial<Pick<Booking, "guests" | "priceCents" | "priceLines">>;

/** What guests have said of their pick-up beside time and place, for people: what it is, and what they said. */
export function saidDetails(booking: Said): readonly (readonly [label: string, value: string])[] {
  const { flightNumber = "", luggage, childSeats } = booking;
  const said = [
    [words.labels.flight, flightNumber],
    [words.labels.party, partyWords(booking)],
    [words.labels.luggage, `${luggage || ""}`],
    [words.labels.childSeats, `${childSeats || ""}`],
    [words.labels.extras, extrasWords(booking)],
    [words.labels.code, codeWords(booking)],
  ] as const;
  return said.filter(([, value]) => value);
}

/** Of a code that has taken nothing off: that it does not hold, or is not decided yet. */
function codeWords({ code, codeUsed, status }: Coded): string {
  if (!code || codeUsed) return "";
  return status === null ? words.codeToCheck(code) : words.codeNotTaken(code);
}

/** `2 adults, 2 children aged 4, 9`, or `2 adults, 1 × Child` by the bands that are booked; empty where nobody has said. */
export function partyWords(booking: Said): string {
  const { guests, childrenAges } = booking;
  const bands = linesOfKind(booking, "band");
  const others = bands.reduce((left, { count }) => left - count, guests ?? 0);
  const adults = bands[0] ? others : booking.adults;
  const children = childrenAges?.split(",").length ?? 0;
  return [
    adults && words.adults(adults),
    ...bands.map(timesWords),
    childrenAges && words.children(children, childrenAges),
  ]
    .filter(Boolean)
    .join(", ");
}

/** `2 × Lunch box`; empty where there is none. */
export const extrasWords = (booking: Counted): string =>
  linesOfKind(booking, "added").map(timesWords).join(", ");

/** `2 × Child`. */
export const timesWords = (line: PriceLine) => `${line.count}\u00a0× ${calledIn(line)}`;

/** By the lines of the price, which tell what it was called. */
export const linesOfKind = ({ priceLines, priceCents = 0 }: Counted, of: "band" | "added") =>
  (linesFrom(priceLines, priceCents) ?? []).filter(({ kind }) => kind === of);
