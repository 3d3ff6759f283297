import { earliestBookingDay } from "#domain/belize-date.ts";
import { toWireErrors } from "#domain/booking/command.ts";
import type { BookingForm } from "#domain/booking/fields.ts";
import type { Columns } from "#domain/booking/guest-acts/acts.ts";
import { changedLines } from "#domain/booking/guest-acts/changed-price.ts";
import { checkCounts, checkParty } from "#domain/booking/party/check.ts";
import { parseAges } from "#domain/booking/pick-up/ages.ts";
import { checkDetails } from "#domain/booking/pick-up/details.ts";
import { checkBooking, guestLimits } from "#domain/booking/rules.ts";
import type { ItemType } from "#domain/catalogue/item.ts";
import { isPastCutoff, isTooFar } from "#domain/departures/departures.ts";
import { centsToDollars, dollarsToCents } from "#domain/money.ts";
import { sumOf } from "#domain/price/lines.ts";
import { placeOf } from "../departures/facts.ts";
import { standingFor } from "../departures/standing.ts";
import { findOffered } from "../site/catalogue.ts";

interface Checked {
  readonly values: Columns;
  readonly errors: Readonly<Record<string, string>>;
}
const refused = (field: string, code: string): Checked => ({
  values: {},
  errors: { [field]: code },
});

interface Wish {
  readonly changes: Columns;
  /** The booking as it would be, normalised. */
  readonly form: BookingForm;
  /** What its guest was shown, in US cents; NaN where nothing was said. */
  readonly shownCents: number;
  /** The office has said yes: seats are asked for, and whether guests could choose the departure is not. */
  readonly isAccepted: boolean;
}

/**
 * Another day, departure or party: by the rules of a new booking, at the price that the office would take. What is confirmed
 * alone is changed: of what waits the office decides.
 */
export function checkChanged(
  app: pb.App,
  booking: pb.Record,
  { changes, form, shownCents, isAccepted }: Wish,
): Checked {
  const stands = booking.fieldsData();
  const offered = findOffered(app, stands.type as ItemType, Number(stands.item_id));
  if (stands.status !== "confirmed" && !isAccepted) return refused("changes", "change_waits");
  if (!offered || !(offered.isOffered || isAccepted)) return refused("changes", "change_withdrawn");
  const { item } = offered;
  const isMoved = "booking_date" in changes || "departure_time" in changes;
  const earliest = isMoved && !isAccepted ? earliestBookingDay(Date.now()) : null;
  const found = toWireErrors({
    ...checkBooking(form, guestLimits(item), earliest),
    ...checkDetails(form),
    ...checkParty(form, item),
    ...checkCounts(form),
  });
  const isAsked = (field: string) => field in changes || (field === "party" && "guests" in changes);
  const errors = Object.fromEntries(Object.entries(found).filter(([field]) => isAsked(field)));
  if (Object.keys(errors).length > 0) return { values: {}, errors };
  const place = isMoved ? placeFor(app, { ...stands, ...departureIn(form) }) : null;
  if (place?.refusal && !isAccepted) return refused("departure_time", place.refusal);
  // more guests ask for seats as a new booking does
  const isMore = !isMoved && Number(form.guests) > Number(stands.guests);
  const room = isMore && !isAccepted ? placeFor(app, stands).refusal : "";
  if (room) return refused("guests", room);
  const values: Record<string, unknown> = { ...ofParty(form), ...place?.values };
  const had = {
    ...{
      guests: Number(stands.guests),
      party: String(stands.party),
      extras: String(stands.extras),
    },
    ...{ way: String(stands.way), together: String(stands.together) },
    priceCents: dollarsToCents(Number(stands.price)),
    priceLines: booking.getString("price_lines"),
  };
  const { guests, party, extras } = form;
  const lines = changedLines(item, had, { guests: guests ?? had.guests, party, extras });
  const cents = sumOf(lines);
  if (cents > shownCents) return refused("price", `price_now:${centsToDollars(cents)}`);
  if (cents !== had.priceCents || JSON.stringify(lines) !== had.priceLines) {
    Object.assign(values, { price: centsToDollars(cents), price_lines: JSON.stringify(lines) });
  }
  return { values: { ...values, ...adultsOf(form) }, errors: {} };
}

const departureIn = ({ date, departureTime }: BookingForm) => ({
  booking_date: date,
  departure_time: departureTime,
});

/** Which departure that is, and why guests can't choose it; the seats are the database's to count. */
function placeFor(app: pb.App, columns: Columns) {
  const standing = standingFor(app, placeOf(columns));
  if (!standing) return { values: departureColumns(columns), refusal: "" };
  const { departure, place } = standing;
  const nowMs = Date.now();
  const isOut =
    !departure ||
    departure.closed !== null ||
    isPastCutoff(departure, nowMs) ||
    isTooFar(departure, nowMs);
  const refusal = isOut ? "no_departure" : departure.isOnRequest ? "on_request" : "";
  return { values: departureColumns({ ...place }), refusal };
}

const departureColumns = ({ booking_date, departure_time }: Columns) => ({
  booking_date,
  departure_time,
});

const ofParty = ({ guests, party, extras }: BookingForm) => ({ guests, party, extras });

/** Adults and children that were said are all guests: who comes along or stays away is an adult. */
function adultsOf({ guests, adults, childrenAges }: BookingForm): Columns {
  if (!adults) return {};
  const children = parseAges(childrenAges)?.length ?? 0;
  return { adults: Math.max((guests ?? 0) - children, 0) };
}
