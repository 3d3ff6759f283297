import { describe, expect, test } from "vitest";
import { type Agreed, agreedPlace, missingOf } from "#domain/booking/pick-up/pick-up.ts";
import { saidDetails } from "#domain/booking/pick-up/said-details.ts";
import { ASK_FIELDS, type Asking, askOf, isAirport } from "#domain/catalogue/asks.ts";
import { asksOf } from "#domain/catalogue/service/asks.ts";
import { BUILT_IN_SITE } from "#domain/site/built-in.ts";

const TOUR: Asking = { type: "tour" };
const RIDE: Asking = { type: "transfer", fromLocation: "Hopkins Village", toLocation: "Dangriga" };
const LANDING: Asking = { ...RIDE, fromLocation: "Philip Goldson International Airport (BZE)" };
const FLYING: Asking = { ...RIDE, toLocation: "Aeropuerto Internacional Philip Goldson" };

test.each<[string, Asking, string]>([
  ["a tour", TOUR, "pickup_place adults"],
  ["a ride between towns", RIDE, "pickup_place adults luggage child_seats"],
  ["a ride from the airport", LANDING, "pickup_place flight_number adults luggage child_seats"],
  ["a ride to it", FLYING, "pickup_place flight_number adults luggage child_seats"],
  [
    "what the operator wants",
    { ...TOUR, asks: { flight_number: "required", adults: "no", luggage: "asked" } },
    "pickup_place flight_number luggage",
  ],
])("of %s guests are asked for %s", (_, item, asked) => {
  expect(ASK_FIELDS.filter((field) => askOf(item, field) !== "no").join(" ")).toBe(asked);
});

test.each([
  ["Dangriga Airstrip", true],
  ["Aeródromo de Dangriga", true],
  ["BZE, Arrivals", true],
  ["Belize City", false],
  ["Bzertown", false],
  [undefined, false],
])("planes land at %j: %j", (place, lands) => {
  expect(isAirport(place)).toBe(lands);
});

test("of the built-in rides those are of a flight that leave from the airport", () => {
  const ofFlight = BUILT_IN_SITE.transfers.filter((ride) => askOf(ride, "flight_number") !== "no");
  expect(ofFlight.map(({ id }) => id)).toEqual([1, 2, 3, 9, 11, 12]);
});

test.each<[unknown, object | undefined]>([
  [null, undefined],
  ["required", undefined],
  [{ luggage: "often", more: "no" }, undefined],
  [{ luggage: "required", child_seats: "often" }, { luggage: "required" }],
])("of the stored %j counts %j", (stored, asks) => {
  expect(asksOf(stored)).toEqual(asks);
});

test.each<[Agreed, string]>([
  [{}, ""],
  [{ pickupPlace: "Cahal Pech" }, "Cahal Pech"],
  [{ pickupPlace: "Cahal Pech", pickupNotes: "Gate 2" }, "Cahal Pech\nGate 2"],
])("guests of %o are met at %j", (booking, place) => {
  expect(agreedPlace(booking)).toBe(place);
});

describe("what is still to be learnt", () => {
  const required = { adults: "required", luggage: "required", pickup_place: "required" } as const;
  test.each<[string, Asking | undefined, object, string[]]>([
    ["of a tour is the hotel", TOUR, {}, ["pickup_place"]],
    [
      "of one that meets at the office is nothing",
      { ...TOUR, asks: { pickup_place: "no" } },
      {},
      [],
    ],
    ["of a ride are time and place", RIDE, {}, ["departure_time", "pickup_place"]],
    ["of who lands is the flight", LANDING, { departureTime: "15:00" }, ["flight_number"]],
    [
      "of who flies out is the hotel, too",
      FLYING,
      { flightNumber: "AA 1" },
      ["departure_time", "pickup_place"],
    ],
    [
      "goes by what the office has said",
      RIDE,
      { departureTime: "06:15", pickupNotes: "Gate 2" },
      [],
    ],
    [
      "is all that is required",
      { ...LANDING, asks: required },
      { departureTime: "06:15", flightNumber: "AA 1" },
      ["pickup_place", "adults", "luggage"],
    ],
    [
      "is not what was said",
      { ...LANDING, asks: required },
      { departureTime: "06:15", flightNumber: "AA 1", pickupPlace: "BZE", adults: 2, luggage: 3 },
      [],
    ],
    ["is unknown of a service that is gone", undefined, {}, []],
  ])("%s", (_, item, said, missing) => {
    expect(missingOf({ type: item?.type ?? "transfer", ...said }, item)).toEqual(missing);
  });
});

test.each<[object, object[]]>([
  [{}, []],
  [{ adults: 0, childrenAges: "", luggage: 0, childSeats: 0, flightNumber: "" }, []],
  [{ adults: 1, childrenAges: "4" }, [["Adults and children", "1 adult, 1 child aged 4"]]],
  [{ childrenAges: "4, 9" }, [["Adults and children", "2 children aged 4, 9"]]],
  [
    { flightNumber: "AA 1234", adults: 2, luggage: 5, childSeats: 1 },
    [
      ["Flight", "AA 1234"],
      ["Adults and children", "2 adults"],
      ["Pieces of luggage", "5"],
      ["Child seats", "1"],
    ],
  ],
])("of %o people read %j", (said, told) => {
  expect(saidDetails(said)).toEqual(told);
});
