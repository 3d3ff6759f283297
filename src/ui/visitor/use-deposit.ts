import type { Booking } from "#domain/booking/fields.ts";
import { depositWords, guestsDeposit, isDepositMissing } from "#domain/deposit/words.ts";
import { formatUsdExact } from "#domain/money.ts";
import * as words from "#messages/booking/deposit.ts";
import { useSite } from "../site/use-site.ts";

/** What a booking's guest reads of its deposit, each with its label; how it is paid once nothing else is to be decided. */
export function useDeposit(view: Booking): readonly (readonly [label: string, text: string])[] {
  const { depositHow } = useSite();
  const deposit = guestsDeposit(view);
  const due = depositWords(deposit);
  if (!due) return [];
  if (!isDepositMissing(view))
    return [[words.deposit, words.paid(formatUsdExact(deposit.depositCents))]];
  const how = view.status === "confirmed" ? depositHow : "";
  return [[words.deposit, due] as const, ...(how ? [[words.howToPay, how] as const] : [])];
}
