import { formatLongDay } from "#domain/belize-date.ts";
import { formatBelizeTime } from "#domain/belize-instant.ts";
import { storedAtMs } from "#domain/booking/booking.ts";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import { guestCount } from "#domain/booking/letters/wording.ts";
import { otherWords } from "#domain/booking/other-way.ts";
import { missingWords } from "#domain/booking/pick-up/missing.ts";
import { pickUpsOf } from "#domain/booking/pick-up/pick-up.ts";
import { saidDetails } from "#domain/booking/pick-up/said-details.ts";
import { bookingReference } from "#domain/booking/reference.ts";
import type { CatalogueItem } from "#domain/catalogue/item.ts";
import type { ItineraryStop } from "#domain/catalogue/tour.ts";
import { isolated } from "#domain/isolated.ts";
import { formatBzd, formatUsdExact } from "#domain/money.ts";
import { priceText } from "#domain/price/kept-price.ts";
import * as ways from "#messages/booking/other-way.ts";
import { clock } from "#messages/formats/times.ts";
import * as words from "#messages/mails/facts.ts";
import { depositRow } from "./deposit-rows.ts";

/** Of the booking of the other way; null while it has not come, undefined where there is none. */
export type OtherFacts =
  | Pick<OfficeBooking, "id" | "itemName" | "date" | "priceCents" | "status">
  | null
  | undefined;

/** What the mails tell of a booking. */
export interface BookingFacts extends OfficeBooking {
  /** Undefined where the catalogue no longer has it. */
  readonly item: CatalogueItem | undefined;
  readonly other?: OtherFacts;
  /** The booking that its guest has moved it to; empty where it was not. */
  readonly movedTo?: string;
  /** The tour's requirements and the plan of its day, empty for a transfer. */
  readonly requirements: readonly string[];
  readonly itinerary: readonly ItineraryStop[];
  /** How many guests have still to sign the waiver. */
  readonly unsigned: number;
  /** The guest's own page of it: whoever has the link sees and cancels it. */
  readonly tripUrl: string;
}

/** As people say it: `#K7M2Q9XD`. */
export const referenceOf = ({ id }: { readonly id: string }) => `#${bookingReference(id)}`;

/** The rows that every mail about a booking has. */
export function whatWasBooked(booking: BookingFacts): [string, string][] {
  const { itemName, date, guests, priceCents, itinerary } = booking;
  return [
    [words.reference, referenceOf(booking)],
    [words.types[booking.type], itemName],
    [words.date, formatLongDay(date)],
    ...pickUpsOf(booking, itinerary).map(({ time, place }): [string, string] => [
      words.whenAndWhere,
      [time && words.belizeTime(clock(time)), isolated(place)].filter(Boolean).join(", "),
    ]),
    [words.guests, guestCount(guests)],
    ...saidDetails(booking).map(([label, value]): [string, string] => [label, isolated(value)]),
    ...otherRow(booking),
    ...priceRow(booking),
    [words.total, words.totalOf(formatUsdExact(priceCents), formatBzd(priceCents))],
    ...depositRow(booking),
  ];
}

/** The other way, which is a booking of its own, and what both cost; none of a booking by itself. */
function otherRow({ other, status, priceCents }: BookingFacts): [string, string][] {
  if (other === undefined) return [];
  if (other === null) return [[ways.thereAndBack, ways.otherInItsMail]];
  const isGoing = status !== "cancelled" && other.status !== "cancelled";
  const both = ways.bothFor(formatUsdExact(priceCents + other.priceCents));
  return [[ways.thereAndBack, [otherWords(other), isGoing && both].filter(Boolean).join("\n")]];
}

/** What its price is made of, in one row; none where the total says as much. */
function priceRow(booking: BookingFacts): [string, string][] {
  const lines = priceText(booking);
  return lines ? [[words.price, lines]] : [];
}

/** What is still to be learnt of the pick-up, in one row; none where nothing is. */
export function stillMissing(booking: BookingFacts, label: string): [string, string][] {
  const missing = missingWords(booking, booking.item, booking.unsigned);
  return missing ? [[label, missing]] : [];
}

/** When it was booked, by the device's clock where it told. */
export function bookedOn(booking: BookingFacts): [string, string] {
  const atMs = Date.parse(booking.madeAt) || storedAtMs(booking);
  return [words.bookedOn, formatBelizeTime(atMs)];
}
