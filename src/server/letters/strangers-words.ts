import * as words from "#messages/mails/guest.ts";
import type { SiteSettings } from "../site/settings.ts";
import type { BookingFacts } from "./booking-rows.ts";

/** As airlines number them: `AA 1234`, `BRF307`. */
const IS_FLIGHT = /^[a-z0-9]{2,3}[ -]?\d{1,4}[a-z]?$/i;

/**
 * A booking as it may be told to the address that its sender has named, whoever that is: a place that is not the
 * operator's, a flight that is none and a code that does not hold are somebody's words (docs/decisions/0019-mails-to-strangers.md).
 */
export function withoutStrangersWords(
  booking: BookingFacts,
  { places }: Pick<SiteSettings, "places">,
): BookingFacts {
  const { pickupPlace: place, flightNumber: flight, code, codeUsed } = booking;
  return {
    ...booking,
    pickupPlace: place && !places.includes(place) ? words.placeAsTold : place,
    code: code && !codeUsed ? words.codeAsTold : code,
    flightNumber: flight && !IS_FLIGHT.test(flight) ? words.flightAsTold : flight,
  };
}
