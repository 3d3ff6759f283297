import type { OfficeBooking } from "#domain/booking/fields.ts";
import { BUILT_IN_TEMPLATES, type MailTemplate } from "#domain/booking/letters/mail-templates.ts";
import {
  isPaidInFull,
  leftOnSite,
  paidSoFar,
  paymentWords,
} from "#domain/booking/payments/guests-payment.ts";
import { aheadOf, depositWords, guestsDeposit, isDepositMissing } from "#domain/deposit/words.ts";
import { LANGUAGE } from "#domain/language.ts";
import { formatUsdExact } from "#domain/money.ts";
import * as deposits from "#messages/booking/deposit.ts";
import { payWhatIsLeft } from "#messages/important.ts";
import * as words from "#messages/mails/deposit.ts";
import * as guests from "#messages/mails/guest.ts";
import type { SiteSettings } from "../site/settings.ts";

/** What was agreed to be paid ahead, and what of it has come; none where nothing was. */
export function depositRow(booking: OfficeBooking): [string, string][] {
  const agreed = guestsDeposit(booking);
  const due = depositWords(agreed);
  if (!due) return [];
  const { paidCents } = booking;
  if (!isDepositMissing(booking)) {
    return [[deposits.deposit, words.paid(formatUsdExact(agreed.depositCents))]];
  }
  const text = paidCents > 0 ? words.partPaid(due, formatUsdExact(paidCents)) : due;
  return [[deposits.deposit, text]];
}

const isMissing = (booking: OfficeBooking) =>
  booking.status === "confirmed" && isDepositMissing(booking);

/** The operator's words, as long as something of it is missing and the booking stands. */
export function howToPay(booking: OfficeBooking, site: SiteSettings): [string, string][] {
  const how = site.depositHow[LANGUAGE];
  return how && isMissing(booking) ? [[deposits.howToPay, how]] : [];
}

/**
 * Our own words of a confirmation promise that nothing is to be paid now, and all on site; the operator's stand as they
 * are.
 */
export function confirmedTemplate(
  booking: OfficeBooking,
  { templates }: SiteSettings,
): MailTemplate {
  const { confirmed } = templates[LANGUAGE];
  const isOurs = confirmed.text === BUILT_IN_TEMPLATES[LANGUAGE].confirmed.text;
  return isOurs ? { ...confirmed, text: ourWords(booking) ?? confirmed.text } : confirmed;
}

/** Of a confirmation whose guests do not pay all of it on site. */
function ourWords(booking: OfficeBooking): string | undefined {
  if (booking.paidTo) return words.confirmedPaidTo(booking.paidTo);
  if (isMissing(booking)) {
    return aheadOf(booking) === "all" ? words.confirmedAllAhead : words.confirmed;
  }
  if (isPaidInFull(booking)) return words.confirmedPaid;
  return paidSoFar(booking) ? words.confirmedPartPaid : undefined;
}

/** Among what is good to know: how the price is paid on site, or what is left of it. */
export function waysToPay(booking: OfficeBooking): readonly string[] {
  const left = leftOnSite(booking);
  if (left === "none") return [];
  return [left === "part" ? payWhatIsLeft : guests.payOnArrival];
}

/** When and where the price is paid or to whom, or what of it has been paid. */
export function paymentOf(booking: OfficeBooking): string {
  if (booking.paidTo || !isDepositMissing(booking)) return paymentWords(booking);
  return aheadOf(booking) === "all" ? words.ahead : words.aheadThenOnSite;
}
