import type { BelizeDay } from "#domain/belize-date.ts";
import type { Bookable } from "#domain/booking/office/booking.ts";
import type { AllRules, RuleChange } from "#domain/departures/change.ts";
import type { RuleErrors } from "#domain/departures/check.ts";
import type { BookedParty } from "#domain/departures/parties.ts";

/** What a rule is edited in: all other rules, and who has booked. */
export interface World {
  readonly rules: AllRules;
  readonly bookables: readonly Bookable[];
  /** Those who have a seat, from today on, as far as this device keeps them. */
  readonly parties: readonly BookedParty[];
  /** The last day whose bookings it keeps. */
  readonly keptUntil: BelizeDay;
  readonly today: BelizeDay;
}

/** Why a change was not taken: a code, and one for each field (`#domain/office/refusal.ts`). */
export interface SaveProblem {
  readonly message: string;
  readonly fields: RuleErrors;
}

/** Keeps a change; null when it is kept. */
export type SaveRule = (change: RuleChange) => Promise<SaveProblem | null>;
