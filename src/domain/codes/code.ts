import { type BelizeDay, belizeDay } from "../belize-date.ts";
import type { ItemKey } from "../departures/key.ts";
import { fold } from "../fold.ts";

/** What a code takes off a price: a share or an amount, never more than the price. */
export interface CodeOff {
  /** As {@link foldCode} has it: nobody types it twice in the same way. */
  readonly text: string;
  /** Of what is counted, a whole number from 1 to 100; 0 where it is an amount. */
  readonly percent: number;
  /** In US cents; 0 where it is a share. */
  readonly cents: number;
}

/** A code as it is stored and as the office's routes carry it; days in Belize, empty for no limit. */
export interface Code extends CodeOff {
  readonly booked_from: BelizeDay | "";
  readonly booked_until: BelizeDay | "";
  readonly travelled_from: BelizeDay | "";
  readonly travelled_until: BelizeDay | "";
  /** The services that it is for; none for all. */
  readonly items: readonly ItemKey[];
  /** How often in all, and how often by one mailbox or phone; 0 for no limit. */
  readonly uses: number;
  readonly uses_each: number;
  /** False once the office has switched it off. */
  readonly active: boolean;
}

/** What else people's keyboards and messengers put between letters, seen by nobody. */
const UNSEEN = /[\s\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** A code as it is compared: without blanks, accents and small letters. */
export const foldCode = (typed: string): string => fold(typed).replace(UNSEEN, "").toUpperCase();

interface Asked {
  readonly item: ItemKey;
  /** The day of travel; empty while none is chosen, which no code minds. */
  readonly date: BelizeDay | "";
  readonly bookedAtMs: number;
}

/** Whether a code is for this service, this day and this moment; how often it was used is another question. */
export function isCodeFor(code: Code, { item, date, bookedAtMs }: Asked): boolean {
  const isWithin = (day: string, from: string, until: string) =>
    day === "" || ((from === "" || day >= from) && (until === "" || day <= until));
  return (
    code.active &&
    (code.items.length === 0 || code.items.includes(item)) &&
    isWithin(date, code.travelled_from, code.travelled_until) &&
    isWithin(belizeDay(bookedAtMs), code.booked_from, code.booked_until)
  );
}

/** How long a booking that was made without a line may take to come, in ms: as long as a past price counts (decision 18). */
const LATE_MS = 14 * 86_400_000;

/**
 * When something was booked, as far as a code goes: when its device says so, unless that is long ago or not yet.
 * @param madeAtMs null where the device told nothing
 */
export const bookedAtMs = (madeAtMs: number | null, nowMs: number): number =>
  madeAtMs !== null && madeAtMs <= nowMs && madeAtMs >= nowMs - LATE_MS ? madeAtMs : nowMs;
