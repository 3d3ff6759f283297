import { expect, test } from "vitest";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import { departureLetter } from "#domain/booking/letters/departure-letter.ts";
import type { Bookable } from "#domain/booking/office/booking.ts";
import { guestNews, type Place } from "#domain/departures/guest-news.ts";
import { readException, readSchedule } from "#domain/departures/read.ts";
import { howTold, knownAt, leaving } from "#domain/departures/told-news.ts";

type Fields = Readonly<Record<string, unknown>>;

const DAY = "2026-12-24";
const NEXT = "2026-12-25";
const RULES = {
  schedules: [
    readSchedule("s", { item: "tour/5", weekdays: [4, 5], times: ["07:00", "13:00"], seats: 8 }),
  ],
  limits: [],
};
const HIGH = {
  kind: "closed",
  reason: "River too high.",
  texts: { es: { reason: "Río crecido" } },
};
const SERVICE = { startTime: "07:00", names: { es: "Cueva" } } as unknown as Bookable;

function told(exceptions: Fields[], changes: Fields = {}, from: Place | null = null) {
  const booking = {
    ...{ id: "k7m2q9xdabcde01", type: "tour", itemId: 5, itemName: "Cave", date: DAY },
    ...{ departureTime: "07:00", status: "confirmed", lang: "", customer: { firstName: "Ana" } },
    ...changes,
  } as unknown as OfficeBooking;
  const rules = {
    ...RULES,
    exceptions: exceptions.map((one, at) =>
      readException(`e${at}`, { scope: "tour/5", from: DAY, until: DAY, ...one }),
    ),
  };
  const news = guestNews(rules, booking, { from, today: "2026-12-20" });
  const telling = { company: "Cayo", service: SERVICE, reason: "" };
  return (
    news &&
    departureLetter(booking, { ...telling, news })
      .text.split("\n")
      .slice(2, -1)
  );
}

test.each<[string, string[] | null, Parameters<typeof told>]>([
  ["nothing of what is as it was", null, [[]]],
  ["nothing where another departure is closed", null, [[{ ...HIGH, time: "13:00" }]]],
  ["nothing to who travels no more", null, [[HIGH], { status: "cancelled" }]],
  [
    "nothing of a day that is over",
    null,
    [[{ ...HIGH, from: "2026-12-17" }], { date: "2026-12-17" }],
  ],
  [
    "that it is closed, and why",
    [
      "Unfortunately it can't take place on Thursday, December 24, 2026, 7:00 am (Belize time).",
      "The reason: River too high.",
    ],
    [[HIGH]],
  ],
  [
    "the same in the guest's language, by the service's usual time",
    [
      "Lamentablemente no podemos salir el jueves 24 de diciembre de 2026, 7:00 a. m. (hora de Belice).",
      "El motivo: Río crecido.",
    ],
    [[HIGH], { lang: "es", departureTime: "" }],
  ],
  [
    "another time at which its departure leaves",
    [
      "The time of your booking on Thursday, December 24, 2026 has changed from 7:00 am to 9:30 am (Belize time).",
    ],
    [[{ kind: "time", time: "07:00", newTime: "09:30" }]],
  ],
  [
    "a move, with the reason of where it left no more",
    [
      "Your booking has been moved from Thursday, December 24, 2026, 7:00 am (Belize time) to Friday, December 25, 2026, 1:00 pm (Belize time).",
      "The reason: River too high.",
    ],
    [[HIGH], { date: NEXT, departureTime: "13:00" }, { day: DAY, time: "07:00" }],
  ],
  ["nothing of a move that was taken back", null, [[], {}, { day: DAY, time: "07:00" }]],
])("a guest is told %s", (_what, lines, args) => {
  expect(told(...args)).toEqual(lines);
});

test("is known to have been told by a mail that stands or by a tick, of these news alone", () => {
  const news = { from: { day: DAY, time: "" }, to: null, closing: undefined, isMoved: false };
  expect(howTold({ toldNews: `closed ${DAY}` }, news)).toBe("tick");
  expect(howTold({ toldNews: `mail closed ${DAY}` }, news)).toBe("mail");
  expect(howTold({ toldNews: `closed ${NEXT}` }, news)).toBe("");
});

test("knows a booking where it was before the first move of which nobody has told", () => {
  const here = { date: NEXT, departureTime: "13:00" };
  const moved = { ...here, movedFrom: `${DAY} 07:00` };
  expect(leaving(here)).toEqual({ moved_from: `${NEXT} 13:00`, told_news: "" });
  expect(leaving({ ...moved, toldNews: "" })).toEqual({
    moved_from: `${DAY} 07:00`,
    told_news: "",
  });
  expect(leaving({ ...moved, toldNews: `mail ${NEXT} 13:00` })).toEqual({
    moved_from: `${NEXT} 13:00`,
    told_news: "",
  });
  expect(knownAt(moved)).toEqual({ day: DAY, time: "07:00" });
  expect(knownAt({ movedFrom: DAY })).toEqual({ day: DAY, time: "" });
  expect(knownAt({ movedFrom: "" })).toBeNull();
});
