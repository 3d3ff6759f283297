import * as words from "#messages/booking/deposit.ts";
import { formatLongDay } from "../belize-date.ts";
import type { Booking } from "../booking/fields.ts";
import { formatUsdExact } from "../money.ts";
import type { Deposit } from "./rule.ts";

/** What is due by when, `$87.00 USD by Monday, November 30, 2026`; empty for nothing. */
export const depositWords = ({ depositCents, depositBy }: Deposit): string =>
  depositCents > 0 ? words.dueBy(formatUsdExact(depositCents), formatLongDay(depositBy)) : "";

type Told = Pick<Booking, "depositCents" | "depositBy" | "priceCents" | "status">;
type Paid = Told & Pick<Booking, "paidCents">;

/** What a booking's guests are asked for ahead; nothing where it has ended, and never more than the price. */
export function guestsDeposit({ depositCents = 0, depositBy = "", priceCents, status }: Told) {
  const hasEnded = status === "cancelled" || status === "completed";
  return { depositCents: hasEnded ? 0 : Math.min(depositCents, priceCents), depositBy };
}

/** Whether less has been paid, as far as is known, than guests are asked for ahead. */
export const isDepositMissing = (view: Paid): boolean =>
  guestsDeposit(view).depositCents > Math.max(0, view.paidCents ?? 0);
