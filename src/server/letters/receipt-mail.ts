import { greetingName } from "#domain/booking/letters/greeting.ts";
import { receiptNumber } from "#domain/receipts/number.ts";
import type { Receipt } from "#domain/receipts/receipt.ts";
import { HERE } from "#domain/receipts/spoken-here.ts";
import { receiptText } from "#domain/receipts/text.ts";
import * as words from "#messages/mails/guest.ts";
import type { MailContent } from "../mail/html.ts";
import type { SiteSettings } from "../site/settings.ts";
import { footerOf, logoOf } from "./guest-mails.ts";

/** A receipt that the office sends: what stands on the paper, and the way to the booking. */
export function receiptMail(
  booking: string,
  receipt: Receipt,
  {
    firstName,
    site,
    tripUrl,
  }: { readonly firstName: string; readonly site: SiteSettings; readonly tripUrl: string },
): MailContent {
  const { title, number, issuer, facts, lines, amount, tax, standing, notes } = receiptText(
    booking,
    receipt,
    HERE,
    receipt.cancelled,
  );
  const [label, main, other] = amount;
  return {
    subject: words.receiptSubject(receiptNumber(receipt), site.siteTitle),
    heading: `${title} ${number}`,
    intro: [
      words.greeting(greetingName(firstName) || words.nameless),
      words.hereIsReceipt,
      issuer.join("\n"),
    ],
    rows: [...facts, ...lines, [label, `${main} = ${other}`], ...tax, ...standing],
    lists: [{ title: words.goodToKnow, items: notes }],
    links: [{ label: words.trip, url: tripUrl }],
    footer: footerOf(site),
    logo: logoOf(site),
  };
}
