import type { BelizeDay } from "../belize-date.ts";
import type { OfficeBooking } from "../booking/fields.ts";
import { exceptionsOf, nameOf } from "./calendar.ts";
import { findDeparture } from "./departures.ts";
import type { DepartureName } from "./key.ts";
import type { DepartureRules, Exception } from "./rules.ts";

/** A day and a time (`HH:MM` in Belize, or empty) at which a service leaves. */
export type Place = Pick<DepartureName, "day" | "time">;

/** What a guest is to be told of a departure. */
export interface GuestNews {
  /** When it was to leave. */
  readonly from: Place;
  /** When it leaves instead; null where it does not. */
  readonly to: Place | null;
  /** The closing that it is about; undefined where nothing is closed. */
  readonly closing: Exception | undefined;
  /** The booking itself stands elsewhere than before: the server tells its guest of that. */
  readonly isMoved: boolean;
}

/**
 * What the guest of a booking is to be told: that its departure is closed, leaves at another time, or that it was moved to
 * another one; null where nothing is.
 * @param from where its guest knows it; null where it was moved nowhere since
 */
export function guestNews(
  rules: DepartureRules,
  booking: OfficeBooking,
  { from, today }: { readonly from: Place | null; readonly today: BelizeDay },
): GuestNews | null {
  const name = nameOf(booking);
  const here = { day: name.day, time: name.time };
  const before = from ?? here;
  const travels = booking.status === "confirmed" || booking.status === "pending";
  if (!travels || (here.day < today && before.day < today)) return null;
  const isMoved = before.day !== here.day || before.time !== here.time;
  const departure = findDeparture(rules, name);
  const closing = closingOf(rules, name);
  // one without a time stands beside a schedule's departures
  const isClosed = departure ? departure.closed !== null : closing !== undefined;
  if (isClosed) return { from: here, to: null, closing, isMoved: false };
  const left = { ...name, ...before };
  const why = isMoved ? closingOf(rules, left) : undefined;
  const other = departure ? undefined : otherTimeOf(rules, name);
  if (other) {
    return { from: before, to: { ...here, time: other.newTime }, closing: why, isMoved: false };
  }
  return isMoved ? { from: before, to: here, closing: why, isMoved } : null;
}

/** Stands for what was told: once it is other news, its guest is to be told again. */
export const newsKey = ({ from, to }: GuestNews): string =>
  to ? placeKey(to) : `closed ${placeKey(from)}`;

export const placeKey = ({ day, time }: Place): string => `${day} ${time}`.trim();

/** What closes a departure: the last one, since each takes the place of those before it. */
export const closingOf = ({ exceptions }: DepartureRules, name: DepartureName) =>
  exceptionsOf(exceptions, name)
    .filter(({ kind, time }) => kind === "closed" && (time === "" || time === name.time))
    .pop();

const otherTimeOf = ({ exceptions }: DepartureRules, name: DepartureName) =>
  exceptionsOf(exceptions, name)
    .filter(({ kind, time }) => kind === "time" && time === name.time)
    .pop();
