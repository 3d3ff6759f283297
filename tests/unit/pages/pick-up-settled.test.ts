import { expect, test } from "vitest";
import type { Booking } from "#domain/booking/fields.ts";
import { beforeYouGo } from "#features/visitor/voucher/before-you-go.ts";

const ARRIVALS = expect.stringContaining("outside Arrivals");

/** What the voucher of a ride from the airport says before the day. */
const beforeTheRide = (agreed: Partial<Booking>) =>
  beforeYouGo({ type: "transfer", itemId: 2, ...agreed } as Booking, undefined);

test.each([
  ["nothing", {}, "time and address"],
  ["a time", { departureTime: "06:15" }, "address"],
])("of a ride for which %o is agreed the rest is asked for", (_, agreed, open) => {
  const lines = beforeTheRide(agreed);
  expect(lines).toContain(`Your pick-up ${open}: please tell us if you have not yet`);
  expect(lines).toContainEqual(ARRIVALS);
});

test("an agreed place is where the driver waits", () => {
  const lines = beforeTheRide({ pickupNotes: "Gate 2" });
  expect(lines).toContain("Your pick-up time: please tell us if you have not yet");
  expect(lines).not.toContainEqual(ARRIVALS);
});

test("once time and place are agreed neither is asked for", () => {
  const lines = beforeTheRide({ departureTime: "06:15", pickupNotes: "Gate 2" });
  expect(lines).not.toContainEqual(expect.stringMatching(/pick-up|Arrivals/));
  expect(lines).toContainEqual(expect.stringContaining("flight number"));
});
