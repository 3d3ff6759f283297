import type { Bookable } from "#domain/booking/office/booking.ts";
import type { PlannedDeparture } from "#domain/departures/calendar.ts";
import { reasonOf } from "#domain/departures/departures.ts";
import type { Exception } from "#domain/departures/rules.ts";
import { office } from "#domain/office/refusal.ts";
import * as words from "#messages/office/departures/calendar.ts";
import * as rules from "#messages/office/departures/rules.ts";
import { scopeWords } from "#ui/office/rule-words.ts";

/** `4/12`, or how many guests where nobody counts seats. */
export function shortLoad({ load, departure }: PlannedDeparture): string {
  return departure && departure.seats !== null
    ? `${load.guests}/${departure.seats}`
    : words.guests(load.guests);
}

export function loadWords({ load, departure }: PlannedDeparture): string {
  if (departure && departure.seats !== null) return words.seatsTaken(load.guests, departure.seats);
  const guests = words.guests(load.guests);
  if (!departure || departure.groups === null) return guests;
  return `${guests}, ${words.groupsTaken(load.parties, departure.groups)}`;
}

/** What somebody has to see to: closed, waiting, missing, in two places. */
export function troublesOf(planned: PlannedDeparture): string[] {
  const { departure, waitingGuests, missing, crew } = planned;
  const conflicts = crew.filter(({ conflict }) => conflict !== null);
  return [
    ...(departure?.closed != null ? [closedWords(departure.closed)] : []),
    ...(departure ? [] : [words.noSuchDeparture]),
    ...(waitingGuests > 0 ? [words.waiting(waitingGuests)] : []),
    ...(missing.length > 0 ? [missingWords(missing)] : []),
    ...conflicts.map(({ resource, conflict }) =>
      words.conflict(resource.name, office.words(conflict ?? "")),
    ),
  ];
}

const closedWords = (reason: string) => (reason ? words.closedFor(reason) : words.closed);

const missingWords = (missing: PlannedDeparture["missing"]) =>
  words.missing(missing.map(({ kind, units }) => rules.counted[kind](units)).join(", "));

/** All of it, as one would say it on the phone. */
export const wholeWords = (planned: PlannedDeparture): string =>
  [
    planned.shownTime || words.noTime,
    planned.name,
    loadWords(planned),
    ...planned.crew.map(({ resource }) => resource.name),
    ...troublesOf(planned),
  ].join(", ");

/** How it looks: by what matters most. */
export function lookOf(planned: PlannedDeparture): "closed" | "trouble" | "full" | "open" {
  if (planned.departure?.closed != null) return "closed";
  if (troublesOf(planned).length > 0) return "trouble";
  const seats = planned.departure?.seats ?? null;
  return seats !== null && planned.load.guests >= seats ? "full" : "open";
}

/** `Closed: All tours – River too high`, of a day on which that is so. */
export const closureWords = (
  exception: Pick<Exception, "scope" | "reason" | "texts">,
  bookables: readonly Bookable[],
) => words.dayClosed(scopeWords(exception.scope, bookables), reasonOf(exception));
