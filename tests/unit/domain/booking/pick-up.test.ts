import { describe, expect, test } from "vitest";
import {
  type Agreed,
  agreedTime,
  hasPickUpTime,
  type PickUp,
  pickUpsOf,
} from "#domain/booking/pick-up/pick-up.ts";
import type { ItineraryStop } from "#domain/catalogue/tour.ts";

const A = { time: "07:30", activity: "Pick-up in Placencia" };
const B = { time: "08:00", activity: "pick-up in Hopkins" };
const LUNCH = { time: "12:00", activity: "Lunch" };
const CAVES = { time: "10:00", activity: "Caves, by pick-up truck" };
const placed = ({ time, activity }: ItineraryStop): PickUp => ({ time, place: activity });

describe("guests of a tour are to be ready", () => {
  test.each<[string, Agreed, ItineraryStop[], PickUp[]]>([
    ["where the plan says", {}, [A, CAVES], [placed(A)]],
    ["in each place of it", {}, [A, B, CAVES], [placed(A), placed(B)]],
    ["at its first stop", {}, [CAVES, LUNCH], [placed(CAVES)]],
    ["at a place without a time", {}, [{ ...A, time: "soon" }], [{ time: "", place: A.activity }]],
    ["nowhere without a plan", {}, [], []],
    ["when it was agreed", { departureTime: "06:15" }, [A], [{ time: "06:15", place: A.activity }]],
    ["where it was agreed", { pickupNotes: "Gate 2" }, [A], [{ time: "07:30", place: "Gate 2" }]],
    ["where the guests say", { pickupPlace: "Inn" }, [A], [{ time: "07:30", place: "Inn" }]],
    [
      "where the guests say, as the office says",
      { pickupPlace: "Inn", pickupNotes: "Gate 2" },
      [A],
      [{ time: "07:30", place: "Inn\nGate 2" }],
    ],
    [
      "when it was agreed, in place of several",
      { departureTime: "06:15" },
      [A, B],
      [{ time: "06:15", place: "" }],
    ],
    [
      "where it was agreed, beside several",
      { pickupNotes: "Gate 2" },
      [A, B],
      [placed(A), placed(B), { time: "", place: "Gate 2" }],
    ],
    ["as agreed without a plan", { pickupNotes: "Gate 2" }, [], [{ time: "", place: "Gate 2" }]],
  ])("%s", (_, agreed, plan, pickUps) => {
    expect(pickUpsOf({ type: "tour", ...agreed }, plan)).toEqual(pickUps);
  });
});

test("a transfer has no plan: its guests know what was agreed", () => {
  expect(pickUpsOf({ type: "transfer" }, [A])).toEqual([]);
  expect(pickUpsOf({ type: "transfer", departureTime: "06:15" }, [A])).toEqual([
    { time: "06:15", place: "" },
  ]);
});

test.each<[Agreed, string]>([
  [{}, ""],
  [{ departureTime: "soon" }, ""],
  [{ departureTime: "06:15" }, "06:15"],
  [{ pickupNotes: "Gate 2" }, ""],
])("of a ride for which %o is agreed the time is %j", (agreed, time) => {
  expect(agreedTime(agreed)).toBe(time);
  expect(hasPickUpTime(pickUpsOf({ type: "transfer", ...agreed }, []))).toBe(time !== "");
});
