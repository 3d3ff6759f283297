import { expect, test } from "vitest";
import { freeUntilMs } from "#domain/booking/guest-acts/free-until.ts";

/** Belize is six hours behind UTC all year: no clock is ever put forward or back. */
test.each([
  ["hours before its time", "2026-06-20", "07:30", 48, "2026-06-18T13:30:00.000Z"],
  ["before its day, where it has no time", "2026-06-20", "", 48, "2026-06-18T06:00:00.000Z"],
  ["over midnight", "2026-06-20", "03:00", 4, "2026-06-20T05:00:00.000Z"],
  ["over the end of a month and a year", "2027-01-01", "", 24, "2026-12-31T06:00:00.000Z"],
  ["where others put their clocks forward", "2026-03-08", "09:00", 24, "2026-03-07T15:00:00.000Z"],
  ["as it was before it was kept", "2026-06-20", "07:30", 0, "2026-06-18T13:30:00.000Z"],
])("it is free %s", (_what, date, departureTime, policyHours, until) => {
  const ms = freeUntilMs({ date, departureTime, policyHours });
  expect(new Date(ms).toISOString()).toBe(until);
});
