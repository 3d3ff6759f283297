import type { OfficeBooking } from "#domain/booking/fields.ts";
import { depositWords, guestsDeposit } from "#domain/deposit/words.ts";
import { LANGUAGE } from "#domain/language.ts";
import { formatUsdExact } from "#domain/money.ts";
import * as deposits from "#messages/booking/deposit.ts";
import * as words from "#messages/mails/deposit.ts";
import * as guests from "#messages/mails/guest.ts";
import type { SiteSettings } from "../site/settings.ts";

/** What was agreed to be paid ahead, and what of it has come; none where nothing was. */
export function depositRow(booking: OfficeBooking): [string, string][] {
  const agreed = guestsDeposit(booking);
  const due = depositWords(agreed);
  if (!due) return [];
  const { paidCents } = booking;
  if (paidCents >= agreed.depositCents) {
    return [[deposits.deposit, words.paid(formatUsdExact(agreed.depositCents))]];
  }
  const text = paidCents > 0 ? words.partPaid(due, formatUsdExact(paidCents)) : due;
  return [[deposits.deposit, text]];
}

/** The operator's words, as long as something of it is missing and the booking stands. */
export function howToPay(booking: OfficeBooking, site: SiteSettings): [string, string][] {
  const how = site.depositHow[LANGUAGE];
  const isMissing = booking.paidCents < guestsDeposit(booking).depositCents;
  return how && isMissing && booking.status === "confirmed" ? [[deposits.howToPay, how]] : [];
}

/** When and where the price is paid. */
export function paymentOf(booking: OfficeBooking): string {
  const { depositCents } = guestsDeposit(booking);
  if (depositCents === 0) return guests.payOnSite;
  return depositCents < booking.priceCents ? words.aheadThenOnSite : words.ahead;
}
