import type { BelizeDay } from "../belize-date.ts";
import type { OfficeBooking } from "../booking/fields.ts";
import type { AllRules } from "./change.ts";
import type { Party } from "./hits/losses.ts";
import { type ChangedRules, shiftsOf, timeAfter } from "./hits/moved.ts";
import { itemKey } from "./key.ts";
import type { Assignment, Resource } from "./rules.ts";

export interface BookedParty extends Party {
  readonly booking: OfficeBooking;
}

/** Those who have a seat, from a day on. */
export const partiesFrom = (day: BelizeDay, bookings: readonly OfficeBooking[]): BookedParty[] =>
  bookings
    .filter(({ date, status }) => date >= day && (status === "confirmed" || status === "completed"))
    .map((booking) => ({
      item: itemKey(booking.type, booking.itemId),
      day: booking.date,
      time: booking.departureTime,
      guests: booking.guests,
      booking,
    }));

/** The same parties, with the times at which they leave once a rule is changed. */
export function partiesAfter(
  changed: ChangedRules,
  rule: string,
  parties: readonly BookedParty[],
): readonly BookedParty[] {
  const shifts = shiftsOf(changed, rule);
  if (shifts.length === 0) return parties;
  const then = { after: changed.after, shifts, nowMs: Date.now() };
  return parties.map((party) => ({
    ...party,
    time: timeAfter(then, party, party.booking.movedFrom ?? ""),
  }));
}

/**
 * Departures from a day on that somebody goes along with, though not on duty then.
 * @param resource as it shall be; null takes it away
 */
export function strandedFrom(
  day: BelizeDay,
  { assignments }: Pick<AllRules, "assignments">,
  { id, resource }: { id: string; resource: Pick<Resource, "daysOff"> | null },
): Assignment[] {
  const isAway = (on: BelizeDay) =>
    !resource || resource.daysOff.some(([first, last]) => first <= on && on <= last);
  return assignments.filter((one) => one.resource === id && one.day >= day && isAway(one.day));
}
