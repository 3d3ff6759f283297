import type { BelizeDay } from "../belize-date.ts";
import type { Issuer } from "../receipts/receipt.ts";
import type { Partner } from "./partner.ts";
import { earnedBy, type Terms } from "./terms.ts";

/** A booking of a partner as a statement has it, in US cents. */
export interface StatementBooking {
  readonly id: string;
  /** The day of travel. */
  readonly day: BelizeDay;
  readonly guest: string;
  /** As the partner's language calls it. */
  readonly service: string;
  readonly guests: number;
  readonly priceCents: number;
  /** What has come to us so far, from guests or the partner. */
  readonly paidCents: number;
  readonly terms: Terms | null;
  /** Empty where its guests pay us. */
  readonly paidTo: string;
  /** Its guests did not come: listed apart, and nothing is owed for it. */
  readonly isAbsent: boolean;
}

/** What a partner and the operator owe each other for the travel of some days. */
export interface Statement {
  readonly partner: Pick<Partner, "key" | "name" | "contact" | "language">;
  readonly issuer: Issuer;
  readonly from: BelizeDay;
  readonly until: BelizeDay;
  readonly bookings: readonly StatementBooking[];
}

/** One line, or what lines come to, in US cents. */
export interface Reckoned {
  readonly priceCents: number;
  readonly commissionCents: number;
  readonly netCents: number;
  readonly paidCents: number;
  /** What the partner owes the operator, and what it is owed. */
  readonly toUsCents: number;
  readonly toPartnerCents: number;
}

/**
 * What comes of one booking. A partner who collects owes what is left after its commission, less what has come to us
 * already; where guests pay us, we owe the commission. Guests who did not come leave nothing to reckon.
 */
export function reckon(booking: StatementBooking): Reckoned {
  const { priceCents, paidCents, terms, paidTo, isAbsent } = booking;
  const earned = earnedBy(terms, isAbsent ? 0 : priceCents);
  const owedCents = paidTo ? earned.netCents - paidCents : -earned.commissionCents;
  return {
    ...{ priceCents, ...earned, paidCents },
    toUsCents: isAbsent ? 0 : Math.max(0, owedCents),
    toPartnerCents: isAbsent ? 0 : Math.max(0, -owedCents),
  };
}

/** The bookings that count, what each comes to, and all of them together; those whose guests did not come apart. */
export function reckoned({ bookings }: Pick<Statement, "bookings">) {
  const lines = bookings
    .filter(({ isAbsent }) => !isAbsent)
    .map((booking) => ({ booking, ...reckon(booking) }));
  const sum = (of: (line: Reckoned) => number) => lines.reduce((all, line) => all + of(line), 0);
  const total: Reckoned = {
    priceCents: sum(({ priceCents }) => priceCents),
    commissionCents: sum(({ commissionCents }) => commissionCents),
    netCents: sum(({ netCents }) => netCents),
    paidCents: sum(({ paidCents }) => paidCents),
    toUsCents: sum(({ toUsCents }) => toUsCents),
    toPartnerCents: sum(({ toPartnerCents }) => toPartnerCents),
  };
  return { lines, total, absent: bookings.filter(({ isAbsent }) => isAbsent) };
}
