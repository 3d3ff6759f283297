import { isCalendarDay } from "#domain/belize-date.ts";
import { isClockTime } from "#domain/calendar/tour-hours.ts";
import {
  type Departure,
  departuresOn,
  findDeparture,
  isPastCutoff,
} from "#domain/departures/departures.ts";
import { itemKey } from "#domain/departures/key.ts";
import type { DepartureRules } from "#domain/departures/rules.ts";
import { storeOf } from "../pocketbase/store.ts";
import { knowDeparture, type Place } from "./facts.ts";
import { departureRules, versionOf } from "./rules.ts";

/** Where a new booking stands, and what leaves there. */
export interface Standing {
  readonly place: Place;
  /** As `domain/booking/decide.ts` asks for it: null where nothing leaves. */
  readonly departure: Departure | null;
  /** Whether the database knows it by the present rules, as far as engines have kept that. */
  readonly isKnown: boolean;
}

/**
 * Where a booking stands, if a rule is about its service: null otherwise. Devices from before there were times send
 * none: where the service has a schedule, theirs is the day's first that is open. A departure on which somebody
 * was booked is kept for all engines, as long as the rules stand.
 */
export function standingFor(app: pb.App, command: Place): Standing | null {
  const rules = departureRules(app);
  const version = versionOf(rules, command.type, command.item_id);
  if (version === 0) return null;
  const place = placeIn(rules, command);
  const kept = String(storeOf(app).get(keptKey(place)) ?? "");
  const mark = `${version} `;
  return kept.startsWith(mark)
    ? { place, departure: JSON.parse(kept.slice(mark.length)), isKnown: true }
    : { place, departure: findIn(rules, place), isKnown: false };
}

/**
 * As {@link knowDeparture}, before a stranger's booking that is to be confirmed: once for all engines while the
 * rules stand.
 */
export function knowOnce(app: pb.App, place: Place): void {
  knowDeparture(app, place);
  const rules = departureRules(app);
  const departure = JSON.stringify(findIn(rules, place));
  const version = versionOf(rules, place.type, place.item_id);
  storeOf(app).set(keptKey(place), `${version} ${departure}`);
}

const keptKey = ({ type, item_id, booking_date, departure_time }: Place) =>
  `departure:${type}/${item_id}/${booking_date}/${departure_time}`;

function findIn(rules: DepartureRules, place: Place): Departure | null {
  const { type, item_id, booking_date: day, departure_time: time } = place;
  if (!isCalendarDay(day) || !(time === "" || isClockTime(time))) return null;
  return findDeparture(rules, { item: itemKey(type, item_id), day, time }) ?? null;
}

function placeIn(rules: DepartureRules, command: Place): Place {
  const { type, item_id, booking_date, departure_time } = command;
  const place = { type, item_id, booking_date, departure_time };
  if (departure_time || !isCalendarDay(booking_date)) return place;
  const departures = departuresOn(rules, itemKey(type, item_id), booking_date);
  const open = departures.filter((one) => one.closed === null && !isPastCutoff(one, Date.now()));
  return { ...place, departure_time: (open[0] ?? departures[0])?.time ?? "" };
}
