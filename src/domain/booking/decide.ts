import {
  addDays,
  type BelizeDay,
  belizeDay,
  earliestBookingDay,
  startOfBelizeDay,
} from "../belize-date.ts";
import type { CatalogueItem } from "../catalogue/item.ts";
import type { CodeOff } from "../codes/code.ts";
import { type Departure, isPastCutoff, isTooFar } from "../departures/departures.ts";
import { bookedLines } from "../price/booked.ts";
import { type PriceLine, sumOf } from "../price/lines.ts";
import type { Priced } from "../price/quote.ts";
import { withCode } from "../price/with-code.ts";
import type { BookingForm } from "./fields.ts";
import { checkCounts, checkParty } from "./party/check.ts";
import { checkDetails } from "./pick-up/details.ts";
import { checkBooking, guestLimits } from "./rules.ts";
import type { BookingStatus, PendingReason } from "./status.ts";

/** A past price is forgotten this many days after it was changed (decision 18). */
export const QUOTE_KEPT_DAYS = 14;
/** How long after its date a booking from an offline device is still taken in, in days. */
export const LATE_DAYS = 30;
/** Nobody fills the form in less time than this, in milliseconds. */
export const MIN_FILL_MS = 1000;

/** A price that an item had once, and when: instants in ms (UTC), `untilMs` excluded. */
export interface PastPrice {
  readonly price: Priced;
  readonly fromMs: number;
  readonly untilMs: number;
}

export interface BookingCase {
  readonly form: BookingForm;
  /** The price that the visitor saw, in US cents. */
  readonly quotedCents: number;
  /** The item by the server's catalogue, offered or not. */
  readonly item: CatalogueItem;
  readonly isOffered: boolean;
  /** Prices that the item had at some time within the last {@link QUOTE_KEPT_DAYS} days. */
  readonly recentPrices: readonly PastPrice[];
  /** At less than this share of today's price (percent) a past one is the operator's to decide. */
  readonly leastShare: number;
  /** The device's time of the act (ms, UTC); null when it sent none. */
  readonly madeAtMs: number | null;
  /** Milliseconds in the form; null when the device sent none. */
  readonly fillMs: number | null;
  /** True when the field that people never see was filled in. */
  readonly isTrapped: boolean;
  /** Where it would go along; null where nothing leaves then, undefined where no rule is about its service. */
  readonly departure?: Departure | null | undefined;
  /** What its code takes off; null where it has none, or one that does not hold for it. */
  readonly code: CodeOff | null;
  /** The server's clock (ms, UTC). */
  readonly nowMs: number;
}

export type Decision =
  | { readonly errors: Record<string, string> }
  | {
      readonly errors: null;
      readonly status: BookingStatus;
      readonly reason: PendingReason;
      /** What the booking costs. */
      readonly lines: readonly PriceLine[];
    };

/**
 * What becomes of a visitor's booking (decision 18): confirmed at the quoted price, or at
 * today's where that is lower; stored as pending with a reason; or refused with a code per form
 * field (and `price`).
 */
export function decideBooking(booking: BookingCase): Decision {
  const { form, item, quotedCents } = booking;
  const earliest = earliestBookingDay(booking.nowMs);
  const late = isLate(booking, earliest);
  const errors: Record<string, string> = Object.assign(
    checkBooking(form, guestLimits(item), late ? null : earliest),
    checkDetails(form),
    checkCounts(form),
  );
  const isPlain = form.party === "" && form.extras === "";
  const party = isPlain ? {} : checkParty(form, item);
  // no price that the office could agree to: their form says so too, by what it knew of the ages
  if (party.party === "party_alone") errors.party = party.party;
  if (!(quotedCents >= 0) || quotedCents > Number.MAX_SAFE_INTEGER) {
    errors.price = "price_invalid";
  }
  if (Object.keys(errors).length > 0) return { errors };

  const now = lessCode(booking, plainLines(booking, item));
  const quoted = quotedCents < sumOf(now) ? pastLines(booking, sumOf(now)) : now;
  // the catalogue may have changed since a device has booked without a line: what it does not have, the office decides
  const isHad = Object.keys(party).length === 0;
  const reason = pendingReason(booking, late, quoted !== null && isHad);
  return {
    errors: null,
    status: reason === "" ? "confirmed" : "pending",
    reason,
    lines: quoted ?? now,
  };
}

/**
 * The lines of the quote by a past price; null where none is good. One counts for what was booked while it stood, by
 * the device's clock: who only saw it in time has not booked at it. One so far below today's may have been mistyped.
 */
function pastLines(booking: BookingCase, priceNow: number): readonly PriceLine[] | null {
  const { quotedCents, madeAtMs, item, recentPrices, leastShare } = booking;
  if (madeAtMs === null || quotedCents * 100 < priceNow * leastShare) return null;
  const standing = recentPrices.filter(
    ({ fromMs, untilMs }) => fromMs <= madeAtMs && madeAtMs < untilMs,
  );
  // of bands and extras no past price is kept: a share follows the price of then
  const { bands, extras } = item;
  const beside = { bands, extras, ...(item.type === "transfer" && { back: item.back }) };
  for (const { price } of standing) {
    const plain = plainLines(booking, { ...price, ...beside });
    const lines = lessCode(booking, plain);
    // without a line the visitor was shown the price before the code
    if (sumOf(lines) === quotedCents || sumOf(plain) === quotedCents) return lines;
  }
  return null;
}

/** What it costs at an item's prices, before its code has taken something off. */
function plainLines({ form }: BookingCase, item: Priced): readonly PriceLine[] {
  const { guests, party, extras, way, together } = form;
  return bookedLines(item, { guests: guests ?? 0, party, extras, way, together });
}

/** The same with what its code takes off. */
const lessCode = ({ code }: BookingCase, lines: readonly PriceLine[]) =>
  code ? withCode(lines, code) : lines;

function pendingReason(booking: BookingCase, late: boolean, isQuoteGood: boolean): PendingReason {
  if (!booking.isOffered) return "withdrawn";
  if (late) return "late";
  if (!isQuoteGood) return "price";
  const isSuspect = booking.isTrapped || (booking.fillMs !== null && booking.fillMs < MIN_FILL_MS);
  return isSuspect ? "review" : departureReason(booking);
}

/** Whether there is room, the database knows alone: it is asked where this finds nothing. */
function departureReason({ departure, form, nowMs }: BookingCase): PendingReason {
  if (isTooFar({ day: form.date, time: form.departureTime }, nowMs)) return "closed";
  if (departure === undefined) return "";
  if (!departure || departure.closed !== null) return "closed";
  if (isPastCutoff(departure, nowMs)) return "closed";
  return departure.isOnRequest ? "request" : "";
}

/** Too soon by the server's clock, but in good time by the device's when it was made. */
function isLate(booking: BookingCase, earliestDay: BelizeDay): boolean {
  const { madeAtMs, nowMs } = booking;
  const day = booking.form.date;
  if (madeAtMs === null || day >= earliestDay) return false;
  return madeAtMs < startOfBelizeDay(day) && day >= addDays(belizeDay(nowMs), -LATE_DAYS);
}
