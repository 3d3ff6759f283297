import type { WaitingPlace } from "#data/office/remote/departures/waiting.ts";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import { guestCount, pendingSentence } from "#domain/booking/letters/wording.ts";
import { ROOM_REASONS } from "#domain/booking/status.ts";
import * as words from "#messages/office/bookings/decisions.ts";
import { review } from "#messages/office/bookings/list.ts";
import * as rules from "#messages/office/departures/rules.ts";

export const waitsForRoom = ({ reason }: OfficeBooking) => ROOM_REASONS.includes(reason);

/** Why a booking waits, with the figures of its departure where they are known. */
export function whyWords(booking: OfficeBooking, place: WaitingPlace | undefined): string {
  const { reason } = booking;
  const ours = { review, request: words.onRequest, recovered: words.cameBack };
  const own = reason in ours ? ours[reason as keyof typeof ours] : pendingSentence(reason, booking);
  if (!place) return own;
  const sentences = [
    ...(waitsForRoom(booking) ? [] : [own]),
    ...(waitsForRoom(booking) || place.standing ? [roomWords(booking, place)] : []),
    ...(place.isPast && reason !== "late" ? [words.past] : []),
  ];
  return sentences.join(" ");
}

function roomWords(booking: OfficeBooking, place: WaitingPlace): string {
  const figures = figuresOf(booking, place);
  switch (place.standing) {
    case "closed":
      return words.closed(place.closed);
    case "busy":
      return words.busy(figures, (place.lacking ?? []).map(lackingWords).join(", "));
    case "full":
      return words.full(figures);
    case "":
      return place.isNext ? words.room(figures) : words.behind(figures);
  }
}

/** `1 vehicle with 9 seats` */
const lackingWords = ({ kind, units, size }: NonNullable<WaitingPlace["lacking"]>[number]) =>
  size > 0 ? words.seated(rules.counted[kind](units), size) : rules.counted[kind](units);

/** `6 of 8 seats taken, party of 4` */
function figuresOf(
  { guests: party }: OfficeBooking,
  { seats, groups, guests, parties }: WaitingPlace,
): string {
  const taken =
    seats !== null
      ? words.seatsTaken(guests, seats)
      : groups !== null
        ? words.groupsTaken(parties, groups)
        : "";
  return [taken, seats === null ? guestCount(party) : words.partyOf(party)]
    .filter(Boolean)
    .join(", ");
}
