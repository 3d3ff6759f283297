import { addDays, belizeDay } from "#domain/belize-date.ts";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import {
  type CalendarFacts,
  nameOf,
  type PlannedDeparture,
  plannedDepartures,
} from "#domain/departures/calendar.ts";
import { type Departure, departuresBetween, departuresOn } from "#domain/departures/departures.ts";
import type { Place } from "#domain/departures/guest-news.ts";
import type { DepartureName } from "#domain/departures/key.ts";
import { standingWith } from "#domain/departures/room.ts";
import type { Standing } from "#domain/departures/standing.ts";
import { leaving } from "#domain/departures/told-news.ts";
import * as words from "#messages/office/departures/calendar.ts";
import { shortDay } from "#ui/office/short-dates.ts";
import { changeBookings } from "./act.ts";
import type { DaySpan } from "./spans.ts";

/** True for a service that leaves by a schedule: others leave when their guests wish. */
export const isScheduled = ({ rules }: CalendarFacts, item: DepartureName["item"]) =>
  rules.schedules.some((schedule) => schedule.item === item);

/** The times of a day at which a service leaves, with the seats that are left; of one without a schedule none. */
export function timesOn(
  facts: CalendarFacts,
  { item, day }: Pick<DepartureName, "item" | "day">,
): readonly (Departure & { readonly left: number | null })[] {
  if (!isScheduled(facts, item) || day === "") return [];
  return departuresOn(facts.rules, item, day).map((departure) => {
    const { seats } = departure;
    const taken = loadOf(facts, departure).guests;
    return { ...departure, left: seats === null ? null : Math.max(0, seats - taken) };
  });
}

/** What becomes of bookings there, whoever is free; empty where they can stay confirmed. */
export function standingAt(
  facts: CalendarFacts,
  bookings: readonly OfficeBooking[],
  { day, time }: Place,
): Standing {
  const [first] = bookings;
  return first ? standingWith(facts, { item: nameOf(first).item, day, time }, bookings) : "";
}

/** The days in which the next departure is looked for, for those who are on one. */
export function nextDays(here: DepartureName): DaySpan {
  const [, from = here.day] = [belizeDay(Date.now()), here.day].sort();
  return { from, until: addDays(from, 14) };
}

/**
 * The next departure after the one that bookings are on, in which they have room; null where none is known.
 * @param facts with the bookings of {@link nextDays}
 */
export function nextWithRoom(
  facts: CalendarFacts,
  bookings: readonly [OfficeBooking, ...OfficeBooking[]],
): Place | null {
  const here = nameOf(bookings[0]);
  if (!isScheduled(facts, here.item)) return null;
  const next = departuresBetween(facts.rules, here.item, nextDays(here)).find(
    (one) =>
      (one.day > here.day || one.time > here.time) && standingAt(facts, bookings, one) === "",
  );
  return next ? { day: next.day, time: next.time } : null;
}

function loadOf(facts: CalendarFacts, name: DepartureName) {
  const span = { from: name.day, until: name.day };
  const found = plannedDepartures(facts, span).find(
    ({ item, time }) => item === name.item && time === name.time,
  );
  return found?.load ?? { guests: 0, parties: 0, largest: 0 };
}

export const whoOf = ({ customer }: OfficeBooking) => `${customer.firstName} ${customer.lastName}`;

/**
 * Moves bookings there; `isBeyond` says that the operator knows that there is no room.
 * @returns false where the device could not store it
 */
export function move(
  bookings: readonly OfficeBooking[],
  { day, time }: Place,
  { isBeyond = false } = {},
) {
  const [first] = bookings;
  const who = first && bookings.length === 1 ? whoOf(first) : words.movedMany(bookings.length);
  return changeBookings(
    bookings.map((booking) => ({
      booking,
      changes: {
        ...{ booking_date: day, departure_time: time, ...leaving(booking) },
        ...(isBeyond && booking.status === "confirmed" && { beyond_limit: true }),
      },
    })),
    { title: words.moved, message: `${who} · ${words.movedTo(shortDay(day), time)}` },
  );
}

/**
 * Where a departure goes that was dropped on a day, at a time where one was pointed at: to that of its service which
 * is there, or for which somebody has to choose.
 */
export function dropPlace(
  facts: CalendarFacts,
  { item, time }: PlannedDeparture,
  dropped: { readonly day: string; readonly time: string | null },
): Place & { readonly isSure: boolean } {
  const wished = dropped.time ?? time;
  if (!isScheduled(facts, item)) return { day: dropped.day, time: wished, isSure: true };
  const times = timesOn(facts, { item, day: dropped.day }).map((one) => one.time);
  const isSure = times.includes(wished);
  return { day: dropped.day, time: isSure ? wished : (times[0] ?? ""), isSure };
}
