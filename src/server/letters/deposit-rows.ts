import type { OfficeBooking } from "#domain/booking/fields.ts";
import { BUILT_IN_TEMPLATES, type MailTemplate } from "#domain/booking/letters/mail-templates.ts";
import { depositWords, guestsDeposit } from "#domain/deposit/words.ts";
import { LANGUAGE } from "#domain/language.ts";
import { formatUsdExact } from "#domain/money.ts";
import * as deposits from "#messages/booking/deposit.ts";
import * as partners from "#messages/booking/partner.ts";
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

const isMissing = (booking: OfficeBooking) =>
  booking.status === "confirmed" && booking.paidCents < guestsDeposit(booking).depositCents;

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
  if (isOurs && booking.paidTo) {
    return { ...confirmed, text: words.confirmedPaidTo(booking.paidTo) };
  }
  return isOurs && isMissing(booking) ? { ...confirmed, text: words.confirmed } : confirmed;
}

/** Among what is good to know: how the price is paid; nothing of it to who pays a partner. */
export const waysToPay = ({ paidTo }: OfficeBooking): readonly string[] =>
  paidTo ? [] : [guests.payOnArrival];

/** When and where the price is paid, or to whom. */
export function paymentOf(booking: OfficeBooking): string {
  const { depositCents } = guestsDeposit(booking);
  if (booking.paidTo) return partners.paidTo(booking.paidTo);
  if (depositCents === 0) return guests.payOnSite;
  return depositCents < booking.priceCents ? words.aheadThenOnSite : words.ahead;
}
