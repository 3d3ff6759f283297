import * as words from "#messages/booking/deposit.ts";
import { formatLongDay } from "../belize-date.ts";
import type { Booking } from "../booking/fields.ts";
import { formatUsdExact } from "../money.ts";
import type { Deposit, DepositRule } from "./rule.ts";

/** What is due by when, `$87.00 USD by Monday, November 30, 2026`; empty for nothing. */
export const depositWords = ({ depositCents, depositBy }: Deposit): string =>
  depositCents > 0 ? words.dueBy(formatUsdExact(depositCents), formatLongDay(depositBy)) : "";

/** How much of a price guests are asked for ahead. */
export type Ahead = "none" | "part" | "all";

/** The same by a rule alone: an amount may be all of a small price, which nobody knows before it is booked. */
export const aheadBy = (rule: DepositRule | undefined): Ahead =>
  !rule ? "none" : rule.percent === 100 ? "all" : "part";

/** What is said in place of 'pay on site' before a service is booked; empty where that holds. */
export function payAheadWords(rule: DepositRule | undefined): string {
  const ahead = aheadBy(rule);
  return ahead === "none" ? "" : words.payAhead[ahead];
}

type Told = Pick<Booking, "depositCents" | "depositBy" | "priceCents" | "status">;
type Paid = Told & Pick<Booking, "paidCents">;

/** What a booking's guests are asked for ahead; nothing where it has ended, and never more than the price. */
export function guestsDeposit({ depositCents = 0, depositBy = "", priceCents, status }: Told) {
  const hasEnded = status === "cancelled" || status === "completed";
  return { depositCents: hasEnded ? 0 : Math.min(depositCents, priceCents), depositBy };
}

export function aheadOf(view: Told): Ahead {
  const { depositCents } = guestsDeposit(view);
  return depositCents === 0 ? "none" : depositCents < view.priceCents ? "part" : "all";
}

/** Whether less has been paid, as far as is known, than guests are asked for ahead. */
export const isDepositMissing = (view: Paid): boolean =>
  guestsDeposit(view).depositCents > Math.max(0, view.paidCents ?? 0);

/** How much of the price is still to be paid ahead. */
export const stillAhead = (view: Paid): Ahead => (isDepositMissing(view) ? aheadOf(view) : "none");
