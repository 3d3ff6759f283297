import { expect, test } from "vitest";
import type { Booking } from "#domain/booking/fields.ts";
import { missingWords } from "#domain/booking/pick-up/missing.ts";
import type { CatalogueItem } from "#domain/catalogue/item.ts";
import { BUILT_IN_SITE } from "#domain/site/built-in.ts";
import { beforeYouGo } from "#features/visitor/voucher/before-you-go.ts";

const ARRIVALS = expect.stringContaining("outside Arrivals");
const RIDE = BUILT_IN_SITE.transfers[1];
const ASKING = "Still needed: ";

/** As the page has it, once it knows what is missing. */
function asked(view: Booking, item: CatalogueItem | undefined) {
  const value = missingWords(view, item, 0);
  return value ? { label: "Still needed", value } : null;
}

/** What the voucher of a ride from the airport says before the day. */
function beforeTheRide(agreed: Partial<Booking>) {
  const view = { type: "transfer", itemId: 2, ...agreed } as Booking;
  return beforeYouGo(view, asked(view, RIDE), undefined);
}

test.each<[string, Partial<Booking>, string]>([
  ["nothing", {}, "pick-up time, flight number"],
  ["a time", { departureTime: "06:15" }, "flight number"],
  ["a flight", { flightNumber: "AA 1234" }, "pick-up time"],
])("of a ride from the airport of which %s is known the rest is asked for", (_, said, missing) => {
  expect(beforeTheRide(said)).toEqual([ASKING + missing, ARRIVALS]);
});

test("an agreed place is where the driver waits, who else stands outside Arrivals", () => {
  const known = { departureTime: "06:15", flightNumber: "AA 1234" };
  expect(beforeTheRide(known)).toEqual([ARRIVALS]);
  expect(beforeTheRide({ ...known, pickupPlace: "BZE, Airport" })).toEqual([ARRIVALS]);
  expect(beforeTheRide({ ...known, pickupPlace: "Cahal Pech" })).toEqual([]);
  expect(beforeTheRide({ ...known, pickupNotes: "Gate 2" })).toEqual([]);
});

test("nothing is asked of what has ended, or is not in the catalogue any more", () => {
  expect(beforeTheRide({ status: "cancelled" })).toEqual([ARRIVALS]);
  const gone = { type: "transfer", itemId: 2 } as Booking;
  expect(beforeYouGo(gone, asked(gone, undefined), undefined)).toEqual([ARRIVALS]);
});

test("before what to bring on a tour its hotel is asked for", () => {
  const [tour, details] = [BUILT_IN_SITE.tours[0], BUILT_IN_SITE.details[1]];
  const view = { type: "tour", itemId: 1 } as Booking;
  const lines = beforeYouGo(view, asked(view, tour), details);
  expect(lines).toEqual([`${ASKING}pick-up place`, ...(details?.requirements ?? [])]);
});
