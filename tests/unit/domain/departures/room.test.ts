import { expect, test } from "vitest";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import { readException, readSchedule } from "#domain/departures/read.ts";
import { confirmedBy, roomQuestion } from "#domain/departures/room.ts";

const [DAY, NEXT] = ["2026-12-24", "2026-12-25"];
const RULES = {
  schedules: [
    readSchedule("s", { item: "tour/5", weekdays: [4, 5], times: ["07:00", "13:00"], seats: 6 }),
  ],
  limits: [],
  exceptions: [
    readException("e", { kind: "closed", scope: "tour/5", from: NEXT, until: NEXT, time: "" }),
  ],
};
const party = (id: string, changes: Partial<OfficeBooking> = {}) =>
  ({
    ...{ id, type: "tour", itemId: 5, date: DAY, departureTime: "07:00", guests: 4 },
    ...{ status: "confirmed", reason: "", ...changes },
  }) as OfficeBooking;
const here = { item: "tour/5", day: DAY, time: "07:00", guests: 4 };

test.each<[string, object | null, OfficeBooking | null, Partial<typeof here> & object, object[]?]>([
  ["nothing where nothing of it changes, though it is full", null, party("a"), {}, [{ guests: 6 }]],
  ["nothing where they are fewer", null, party("a"), { guests: 3 }, [{ guests: 6 }]],
  ["nothing where there is room", null, party("a"), { guests: 6 }],
  ["that nothing leaves", { standing: "closed", isNone: true }, party("a"), { time: "06:40" }],
  ["that it is closed", { standing: "closed", isNone: false }, party("a"), { day: NEXT }],
  [
    "that one more finds no seat, and where else there is one",
    { standing: "full", others: [{ time: "13:00", left: 5 }] },
    party("a"),
    { guests: 5 },
    [{ guests: 2 }, { departureTime: "13:00", guests: 1 }],
  ],
  [
    "nothing else where nothing else has room for all",
    { standing: "full", others: [] },
    party("a"),
    { guests: 5 },
    [{ guests: 2 }, { departureTime: "13:00", guests: 2 }],
  ],
  ["a new booking that it is full", { standing: "full" }, null, {}, [{ guests: 3 }]],
  [
    "not by who waits or was cancelled",
    null,
    null,
    {},
    [{ status: "pending" }, { status: "cancelled" }],
  ],
  ["nothing of a new one without a time, which gets the first", null, null, { time: "" }],
  [
    "whether it is confirmed again, as it would be, where the change is taken back",
    { standing: "", isUsual: true },
    party("a", { status: "pending", reason: "closed", departureTime: "06:40" }),
    {},
  ],
  [
    "whether it is confirmed, where there is room now and something else is edited",
    { standing: "", isUsual: false },
    party("a", { status: "pending", reason: "full" }),
    {},
  ],
  [
    "nothing where another question is open",
    null,
    party("a", { status: "pending", reason: "price" }),
    {},
  ],
  [
    "nothing where there is still no room",
    null,
    party("a", { status: "pending", reason: "full" }),
    {},
    [{}],
  ],
])("before saving a form asks %s", (_what, asked, stored, wish, others = []) => {
  const bookings = [...(stored ? [stored] : []), ...others.map((one, at) => party(`o${at}`, one))];
  const question = roomQuestion({ rules: RULES, bookings }, stored, { ...here, ...wish } as never);
  if (asked) expect(question).toMatchObject(asked);
  else expect(question).toBeNull();
});

test("a yes goes beyond the limit, or confirms", () => {
  const question = { isNone: false, isUsual: false, others: [] };
  expect(confirmedBy({ ...question, standing: "full" })).toEqual({ beyond_limit: true });
  expect(confirmedBy({ ...question, standing: "" })).toEqual({ status: "confirmed" });
});
