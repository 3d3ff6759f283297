import { describe, expect, test } from "vitest";
import type { Offer } from "#domain/departures/availability/availability.ts";
import { departuresOf, hasTimes, offersOn } from "#domain/departures/availability/known.ts";
import {
  asOfWords,
  mistakeWords,
  standingWords,
  warningWords,
} from "#domain/departures/availability/said.ts";
import { parseAvailability } from "#domain/departures/availability/schema.ts";
import { mistakesOf, seatsShort, standingOfDay } from "#domain/departures/choice.ts";

const DAY = "2026-12-24";
/** `07:30 few 3`, `13:00 closed - River too high`: a departure's time, state, seats left and reason. */
function offer(said: string, day = DAY): Offer {
  const [time = "", state = "", left = "", ...reason] = said.split(" ");
  const at = time === "any" ? "" : time;
  return {
    key: `tour/5/${day}/${at}`,
    ...{ day, time: at, state: state as Offer["state"], reason: reason.join(" ") },
    seats: left && left !== "-" ? 12 : null,
    left: left && left !== "-" ? Number(left) : null,
  };
}
const offers = (...said: string[]) => said.map((one) => offer(one));

describe("a day stands as well as the best of its departures", () => {
  test.each<[string, readonly Offer[]]>([
    ["No departure", []],
    ["Seats available", offers("any open")],
    ["Seats available", offers("07:30 open 10")],
    ["9 seats left", offers("07:30 open 9")],
    ["1 seat left", offers("07:30 few 1")],
    ["3 seats left", offers("07:30 few 2", "13:00 few 3")],
    ["3 seats left", offers("07:30 full 0", "13:00 few 3", "15:00 closed")],
    ["Seats available", offers("07:30 few 2", "13:00 open 12")],
    ["Full", offers("07:30 full 0", "13:00 closed - River too high")],
    ["Nobody free", offers("any full - busy")],
    ["Closed", offers("any closed -")],
    ["Closed: River too high", offers("07:30 past 5", "13:00 closed 5 River too high")],
    ["Too late to book", offers("07:30 past 5")],
  ])("%s", (words, ofDay) => {
    expect(standingWords(standingOfDay(ofDay))).toBe(words);
  });
});

describe("what is wrong with a day and a time", () => {
  const two = offers("07:30 full 0", "13:00 few 3");
  test.each<[string, readonly Offer[], string, object, object]>([
    ["nothing", two, "13:00", {}, {}],
    ["nothing where any time will do", offers("any open"), "09:10", {}, {}],
    ["a full time", two, "07:30", { departureTime: "departure_full" }, {}],
    [
      "no time chosen",
      two,
      "",
      { departureTime: "departure_time_required" },
      { departureTime: "departure_time_required" },
    ],
    [
      "a time at which nothing leaves",
      two,
      "09:10",
      { departureTime: "departure_time_required" },
      { departureTime: "departure_time_required" },
    ],
    ["a day on which nothing leaves", [], "", { date: "departure_none" }, {}],
    ["a full day", offers("07:30 full 0"), "07:30", { date: "departure_full" }, {}],
    ["nobody who goes along", offers("any full - busy"), "", { date: "departure_busy" }, {}],
    ["a closed day", offers("any closed"), "", { date: "departure_closed" }, {}],
    [
      "a closed day, with its reason",
      offers("any closed - Storm: back on Friday"),
      "",
      { date: "departure_closed_because:Storm: back on Friday" },
      {},
    ],
    ["a day past its cut-off", offers("07:30 past 5"), "07:30", { date: "departure_past" }, {}],
  ])(
    "%s: refused by fresh figures, and by old ones only where it is not asked for",
    (_, ofDay, time, fresh, old) => {
      expect(mistakesOf(ofDay, time, true)).toEqual(fresh);
      expect(mistakesOf(ofDay, time, false)).toEqual(old);
    },
  );

  test("is said with what to do about it", () => {
    expect(mistakeWords("departure_closed_because:Storm: back on Friday")).toBe(
      "That departure is closed: Storm: back on Friday. Please choose another day or time.",
    );
    expect(mistakeWords("departure_time_required")).toBe("Departure time is required");
    expect(warningWords("departure_full")).toBe(
      "That departure is full. You can send your booking all the same: what counts is what is left when it arrives.",
    );
  });

  test.each([
    ["07:30 few 3", 3, null],
    ["07:30 few 3", 4, 3],
    ["07:30 open", 50, null],
    ["07:30 full 0", 2, null],
  ])("%s: a party of %i is told that %s are left", (said, guests, left) => {
    expect(seatsShort(offer(said), guests)).toBe(left);
  });
});

describe("what a device knows", () => {
  const asOf = "2026-12-01T15:40:00.000Z";
  const answer = (departures: readonly Offer[]) =>
    departuresOf({ item: "tour/5", as_of: asOf, departures }, "old");

  test("reaches from tomorrow as far as was asked, and no further", () => {
    const known = answer([offer("07:30 open"), offer("07:30 open", "2026-12-26")]);
    expect(offersOn(known, DAY)).toHaveLength(1);
    expect(offersOn(known, "2026-12-25")).toEqual([]);
    expect(offersOn(known, "2026-12-01")).toBeUndefined();
    expect(offersOn(known, "2027-05-29")).toEqual([]);
    expect(offersOn(known, "2027-05-30")).toBeUndefined();
    expect([hasTimes(known, ""), hasTimes(known, DAY), hasTimes(known, "2027-05-30")]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test.each<[string, readonly Offer[], boolean]>([
    ["no rule: nothing is limited", offers("any open"), false],
    ["a schedule", offers("07:30 open"), true],
    ["a closed day", [...offers("any open"), offer("any closed", "2026-12-25")], true],
    ["nothing at all", [], true],
  ])("%s", (_, departures, isLimited) => {
    expect(answer(departures).isLimited).toBe(isLimited);
    expect(hasTimes(answer(departures), DAY)).toBe(departures.some(({ time }) => time !== ""));
  });

  test("says of when it is", () => {
    const asOfMs = Date.parse(asOf);
    expect(asOfWords(asOfMs, asOfMs + 3_600_000)).toBe("What is left, as of 09:40 (Belize time).");
    expect(asOfWords(asOfMs, asOfMs + 86_400_000)).toBe(
      "What is left, as of Tuesday, December 1, 2026, 09:40 (Belize time).",
    );
  });
});

test("an answer is taken as the contract has it, and nothing else is", () => {
  const answer = {
    item: "tour/5",
    as_of: "2026-12-01T15:40:00.000Z",
    departures: offers("any open"),
  };
  expect(parseAvailability(answer)).toEqual(answer);
  const unknown = { ...offer("any open"), state: "later" };
  for (const other of [null, "", {}, { ...answer, departures: [unknown] }]) {
    expect(parseAvailability(other)).toBeNull();
  }
});
