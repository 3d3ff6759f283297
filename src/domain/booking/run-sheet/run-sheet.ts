import { type BelizeDay, belizeDay } from "#domain/belize-date.ts";
import { belizeClock } from "#domain/belize-instant.ts";
import { type DepartureName, departureKey, itemKey } from "#domain/departures/key.ts";
import type { OfficeBooking } from "../fields.ts";
import { bookableInWay } from "../in-its-way.ts";
import type { Bookable } from "../office/booking.ts";
import { dueCents } from "../payments/payment.ts";
import { inPickUpOrder } from "./pick-up-order.ts";

/**
 * Guests who set out together: one service in one way at one time of a day. `time` is the service's usual one where none is
 * agreed, empty where there is no such either.
 */
export interface Departure extends DepartureName {
  /** Tells it from all others: as `departureKey` says it, and the other way of a transfer apart. */
  readonly key: string;
  readonly itemName: string;
  /** Undefined where the catalogue no longer has it. */
  readonly service: Bookable | undefined;
  /** In the order of their pick-ups; those that are cancelled at the end. */
  readonly bookings: readonly OfficeBooking[];
  readonly totals: DepartureTotals;
  readonly hasLeft: boolean;
}

/** Without what is cancelled. */
export interface DepartureTotals {
  readonly bookings: number;
  /** Without who did not come. */
  readonly guests: number;
  readonly arrivedGuests: number;
  /** Guests whose seats are theirs, whether they came or not: the others wait for an answer. */
  readonly confirmedGuests: number;
  /** Bookings that wait for an answer. */
  readonly pending: number;
  /** Still to be paid by those who come, in US cents. */
  readonly dueCents: number;
}

interface SheetOptions {
  readonly bookings: readonly OfficeBooking[];
  /** For the usual times of tours, and what they ask of guests. */
  readonly bookables: readonly Bookable[];
  /** Where the operator picks up, in the order of the round. */
  readonly places: readonly string[];
  readonly day: BelizeDay;
  readonly nowMs: number;
}

/**
 * The departures of a day, the next one first: those to come in the order of their times, then those
 * without a time, then those that have left.
 */
export function runSheet({ bookings, bookables, places, day, nowMs }: SheetOptions): Departure[] {
  const services = new Map(bookables.map((one) => [itemKey(one.item.type, one.item.id), one]));
  const groups = new Map<string, [DepartureName, OfficeBooking[]]>();
  for (const booking of bookings.filter(({ date }) => date === day)) {
    const item = itemKey(booking.type, booking.itemId);
    const time = booking.departureTime || services.get(item)?.startTime || "";
    const key = [departureKey({ item, day, time }), booking.way].filter(Boolean).join("/");
    const group = groups.get(key);
    if (group) group[1].push(booking);
    else groups.set(key, [{ item, day, time }, [booking]]);
  }
  const clock = belizeClock(nowMs);
  const today = belizeDay(nowMs);
  const departures = Array.from(groups, ([key, [name, group]]): Departure => {
    const [first] = group as [OfficeBooking];
    const { time } = name;
    const service = services.get(name.item);
    return {
      ...name,
      key,
      itemName: first.itemName,
      service: service && bookableInWay(service, first.way),
      bookings: inPickUpOrder(group, places),
      totals: totalsOf(group),
      hasLeft: day < today || (day === today && time !== "" && time < clock),
    };
  });
  return departures.sort(
    (a, b) =>
      Number(a.hasLeft) - Number(b.hasLeft) ||
      Number(a.time === "") - Number(b.time === "") ||
      compare(a.time, b.time) ||
      compare(a.itemName, b.itemName),
  );
}

/** What the departures of a day come to. */
export function totalsOf(bookings: readonly OfficeBooking[]): DepartureTotals {
  const going = bookings.filter(({ status }) => status !== "cancelled");
  const guests = (some: readonly OfficeBooking[]) =>
    some.reduce((sum, booking) => sum + booking.guests, 0);
  const pending = going.filter(({ status }) => status === "pending");
  const present = going.filter(isComing);
  return {
    bookings: going.length,
    guests: guests(present),
    arrivedGuests: guests(going.filter(({ attendance }) => attendance === "arrived")),
    confirmedGuests: guests(going) - guests(pending),
    pending: pending.length,
    dueCents: present.reduce((sum, booking) => sum + dueCents(booking), 0),
  };
}

/** Neither cancelled nor missed: who was not there takes no lunch box and pays nobody. */
export const isComing = ({ status, attendance }: OfficeBooking): boolean =>
  status !== "cancelled" && attendance !== "no-show";

/** The names that a departure is stored under: bookings for the usual time of a service may name none. */
export const namesOf = ({ item, day, time, bookings }: Departure): DepartureName[] =>
  Array.from(new Set([time, ...bookings.map(({ departureTime }) => departureTime)]), (one) => ({
    ...{ item, day, time: one },
  }));

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
