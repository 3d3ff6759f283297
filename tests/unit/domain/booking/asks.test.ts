import { describe, expect, test } from "vitest";
import { missingOf } from "#domain/booking/pick-up/missing.ts";
import { type Agreed, agreedPlace } from "#domain/booking/pick-up/pick-up.ts";
import { saidDetails } from "#domain/booking/pick-up/said-details.ts";
import { isAirport } from "#domain/catalogue/airport.ts";
import { ASK_FIELDS, type Asking, askOf } from "#domain/catalogue/asks.ts";
import { asksOf } from "#domain/catalogue/service/asks.ts";
import type { Question } from "#domain/questions/question.ts";
import type { Guest } from "#domain/questions/said.ts";
import { BUILT_IN_SITE } from "#domain/site/built-in.ts";

const TOUR: Asking = { type: "tour" };
const RIDE: Asking = { type: "transfer", fromLocation: "Hopkins Village", toLocation: "Dangriga" };
const LANDING: Asking = { ...RIDE, fromLocation: "Philip Goldson International Airport (BZE)" };
const asked = { isRequired: true, choices: [] } as const;
const SHOES: Question = {
  ...asked,
  ...{ id: "shoes", names: { en: "Shoe size", es: "Talla de zapato" }, kind: "text", per: "guest" },
};
const SWIM: Question = {
  ...asked,
  ...{ id: "swim", names: { en: "Can all swim?" }, kind: "yes_no", per: "booking" },
};
const WISH: Question = {
  ...{ id: "wish", names: { en: "Anything else?" }, kind: "text", per: "booking" },
  ...{ isRequired: false, choices: [] },
};
const said = (id: string, answer: string) => ({ id, asked: id, answer });
const guestList = (...guests: readonly Partial<Guest>[]) =>
  JSON.stringify(guests.map((guest) => ({ name: "", band: "", answers: [], ...guest })));
const FLYING: Asking = { ...RIDE, toLocation: "Aeropuerto Internacional Philip Goldson" };

test.each<[string, Asking, string]>([
  ["a tour", TOUR, "pickup_place adults guest_list"],
  ["a ride between towns", RIDE, "pickup_place adults luggage child_seats"],
  ["a ride from the airport", LANDING, "pickup_place flight_number adults luggage child_seats"],
  ["a ride to it", FLYING, "pickup_place flight_number adults luggage child_seats"],
  [
    "what the operator wants",
    { ...TOUR, asks: { flight_number: "required", adults: "no", luggage: "asked" } },
    "pickup_place flight_number luggage guest_list",
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
    [
      "are the names that are required",
      { ...TOUR, asks: { guest_list: "required" } },
      { pickupPlace: "Gate 2", guestList: guestList({ name: "Ana" }, { band: "child" }) },
      ["guest_list"],
    ],
    [
      "are answers that are required, of each guest and of the booking",
      { ...TOUR, asks: { guest_list: "required" }, questions: [SHOES, SWIM, WISH] },
      {
        pickupPlace: "Gate 2",
        guestList: guestList({ name: "Ana", answers: [said("shoes", "38")] }, { name: "Ben" }),
        answers: JSON.stringify([said("swim", "yes")]),
      },
      ["answers"],
    ],
    [
      "is nothing when all have answered what they had to",
      { ...TOUR, asks: { guest_list: "required" }, questions: [SHOES, SWIM, WISH] },
      {
        pickupPlace: "Gate 2",
        guestList: guestList(
          { name: "Ana", answers: [said("shoes", "38")] },
          { name: "Ben", answers: [said("shoes", "42")] },
        ),
        answers: JSON.stringify([said("swim", "no")]),
      },
      [],
    ],
  ])("%s", (_, item, said, missing) => {
    expect(missingOf({ type: item?.type ?? "transfer", guests: 2, ...said }, item, 0)).toEqual(
      missing,
    );
  });

  test("is a signature, too, as long as one of them has not signed", () => {
    const met = { type: "tour" as const, guests: 2, pickupPlace: "Gate 2" };
    expect(missingOf(met, { ...TOUR, asks: { guest_list: "no" } }, 1)).toEqual(["waiver"]);
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
