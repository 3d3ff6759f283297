import { type Letter, OUR_WORDS } from "#data/office/local/row.ts";
import type { BookingChanges, OfficeBooking } from "#domain/booking/fields.ts";
import { bookingReference } from "#domain/booking/reference.ts";
import type { Offer } from "#domain/departures/availability/availability.ts";
import * as words from "#messages/office/bookings/decisions.ts";
import { mailFollows } from "#messages/office/bookings/status-change.ts";
import { carryOut } from "../carry-out.ts";
import { whenWords } from "./when-words.ts";

interface Telling {
  /** Whether its guest is written to. */
  readonly isTold: boolean;
}

/** Confirms a booking as it is; `isBeyond` says that the operator knows that there is no room. */
export function confirm(
  booking: OfficeBooking,
  { isTold, isBeyond }: Telling & { isBeyond: boolean },
) {
  const changes = { status: "confirmed", ...(isBeyond ? { beyond_limit: true } : {}) } as const;
  return decide(booking, changes, {
    done: isBeyond ? words.confirmedBeyond : words.confirmed,
    letter: isTold ? OUR_WORDS : null,
  });
}

/** Confirms it for another departure of its service. */
export function move(booking: OfficeBooking, { day, time }: Offer, { isTold }: Telling) {
  // what leaves when its guests wish keeps the time that they wish
  const changes = {
    status: "confirmed",
    booking_date: day,
    ...(time ? { departure_time: time } : {}),
  } as const;
  const to = whenWords({ day, time: time || booking.departureTime });
  return decide(booking, changes, {
    done: (reference) => words.moved(reference, to),
    letter: isTold ? OUR_WORDS : null,
  });
}

/** Cancels it, with what its guest is written. */
export function decline(booking: OfficeBooking, letter: Letter | null) {
  return decide(booking, { status: "cancelled" }, { done: words.declined, letter });
}

async function decide(
  booking: OfficeBooking,
  changes: BookingChanges,
  { done, letter }: { done: (reference: string) => string; letter: Letter | null },
): Promise<boolean> {
  const reference = bookingReference(booking.id);
  const isMailed = letter !== null && booking.customer.email !== "";
  return carryOut([{ booking, changes, letter: isMailed ? letter : null }], {
    done: done(reference),
    next: isMailed ? mailFollows : undefined,
    undone: words.waitsAgain(reference),
  });
}
