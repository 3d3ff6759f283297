import { type BelizeDay, belizeDay } from "../belize-date.ts";
import { belizeClock } from "../belize-instant.ts";
import type { ItemType } from "../catalogue/item.ts";
import type { OfficeBooking } from "./fields.ts";
import type { Bookable } from "./office-booking.ts";
import { dueCents } from "./payment.ts";

/** Guests who set out together: one service at one time of a day. */
export interface Departure {
  /** Tells it from the others of its day. */
  readonly key: string;
  /** `HH:MM` in Belize; empty where nobody has set one. */
  readonly time: string;
  readonly type: ItemType;
  readonly itemName: string;
  /** By name; those that are cancelled at the end. */
  readonly bookings: readonly OfficeBooking[];
  readonly totals: DepartureTotals;
  readonly hasLeft: boolean;
}

/** Without what is cancelled. */
export interface DepartureTotals {
  readonly bookings: number;
  readonly guests: number;
  readonly arrivedGuests: number;
  /** Still to be paid, in US cents. */
  readonly dueCents: number;
}

interface SheetOptions {
  readonly bookings: readonly OfficeBooking[];
  /** For the usual times of tours. */
  readonly bookables: readonly Bookable[];
  readonly day: BelizeDay;
  readonly nowMs: number;
}

/**
 * The departures of a day, the next one first: those to come in the order of their times, then those
 * without a time, then those that have left.
 */
export function runSheet({ bookings, bookables, day, nowMs }: SheetOptions): Departure[] {
  const usual = new Map(
    bookables.map(({ item, startTime }) => [`${item.type}/${item.id}`, startTime]),
  );
  const groups = new Map<string, OfficeBooking[]>();
  for (const booking of bookings.filter(({ date }) => date === day)) {
    const time = booking.departureTime || usual.get(`${booking.type}/${booking.itemId}`) || "";
    const key = `${time} ${booking.type}/${booking.itemId}`;
    const group = groups.get(key);
    if (group) group.push(booking);
    else groups.set(key, [booking]);
  }
  const clock = belizeClock(nowMs);
  const today = belizeDay(nowMs);
  const departures = Array.from(groups, ([key, group]): Departure => {
    const [first] = group as [OfficeBooking];
    const [time = ""] = key.split(" ");
    const hasLeft = day < today || (day === today && time !== "" && time < clock);
    const { type, itemName } = first;
    const sorted = group.sort(byName);
    return { key, time, type, itemName, bookings: sorted, totals: totalsOf(group), hasLeft };
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
  return {
    bookings: going.length,
    guests: guests(going),
    arrivedGuests: guests(going.filter(({ attendance }) => attendance === "arrived")),
    dueCents: going.reduce((sum, booking) => sum + dueCents(booking), 0),
  };
}

function byName(a: OfficeBooking, b: OfficeBooking): number {
  return (
    Number(a.status === "cancelled") - Number(b.status === "cancelled") ||
    compare(nameOf(a), nameOf(b))
  );
}

const nameOf = ({ customer }: OfficeBooking) =>
  `${customer.lastName} ${customer.firstName}`.toLowerCase();

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
