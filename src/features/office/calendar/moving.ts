import { noteMoved } from "#data/office/sync/told-guests.ts";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import {
  type CalendarFacts,
  nameOf,
  type PlannedDeparture,
  plannedDepartures,
} from "#domain/departures/calendar.ts";
import { type Departure, departuresOn, findDeparture } from "#domain/departures/departures.ts";
import type { Place } from "#domain/departures/guest-news.ts";
import type { DepartureName } from "#domain/departures/key.ts";
import { type Standing, standingOf } from "#domain/departures/standing.ts";
import { withParty } from "#domain/departures/uses.ts";
import * as words from "#messages/office/departures/calendar.ts";
import { shortDay } from "#ui/office/short-dates.ts";
import { moveBookings } from "./act.ts";

/** True for a service that leaves by a schedule: others leave when their guests wish. */
export const isScheduled = ({ rules }: CalendarFacts, item: DepartureName["item"]) =>
  rules.schedules.some((schedule) => schedule.item === item);

/** The times of a day at which a service leaves, with the seats that are left; of one without a schedule none. */
export function timesOn(
  facts: CalendarFacts,
  { item, day }: Pick<DepartureName, "item" | "day">,
): readonly (Departure & { readonly left: number | null })[] {
  if (!isScheduled(facts, item)) return [];
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
  if (!first) return "";
  const name = { item: nameOf(first).item, day, time };
  const load = bookings.reduce((sum, { guests }) => withParty(sum, guests), loadOf(facts, name));
  return standingOf(findDeparture(facts.rules, name), { load, isServed: true });
}

function loadOf(facts: CalendarFacts, name: DepartureName) {
  const span = { from: name.day, until: name.day };
  const found = plannedDepartures(facts, span).find(
    ({ item, time }) => item === name.item && time === name.time,
  );
  return found?.load ?? { guests: 0, parties: 0, largest: 0 };
}

export const whoOf = ({ customer }: OfficeBooking) => `${customer.firstName} ${customer.lastName}`;

/** Moves bookings there. @returns false where the device could not store it */
export async function move(bookings: readonly OfficeBooking[], { day, time }: Place) {
  const [first] = bookings;
  const who = first && bookings.length === 1 ? whoOf(first) : words.movedMany(bookings.length);
  const isStored = await moveBookings(
    bookings.map((booking) => ({
      booking,
      changes: { booking_date: day, departure_time: time },
    })),
    { title: words.moved, message: `${who} · ${words.movedTo(shortDay(day), time)}` },
  );
  // where it can't be kept, guests are told by mail, or by who knows it
  if (isStored) await noteMoved(bookings).catch(console.error);
  return isStored;
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
