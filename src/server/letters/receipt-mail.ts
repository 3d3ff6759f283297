import { greetingName } from "#domain/booking/letters/greeting.ts";
import { receiptNumber } from "#domain/receipts/number.ts";
import type { Receipt } from "#domain/receipts/receipt.ts";
import { HERE } from "#domain/receipts/spoken-here.ts";
import { receiptText } from "#domain/receipts/text.ts";
import * as words from "#messages/mails/guest.ts";
import type { MailContent } from "../mail/html.ts";
import type { SiteSettings } from "../site/settings.ts";
import { footerOf, logoOf, tripLabel } from "./guest-mails.ts";

interface BookingOfReceipt {
  readonly id: string;
  readonly status: string;
  readonly firstName: string;
  readonly tripUrl: string;
}

/** A receipt that the office sends: what stands on the paper, and the way to the booking. */
export function receiptMail(
  { id: booking, status, firstName, tripUrl }: BookingOfReceipt,
  receipt: Receipt,
  site: SiteSettings,
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
      whatItIs(receipt),
      issuer.join("\n"),
    ],
    rows: [...facts, ...lines, [label, `${main} = ${other}`], ...tax, ...standing],
    lists: [{ title: words.goodToKnow, items: notes }],
    links: [{ label: tripLabel(status), url: tripUrl }],
    footer: footerOf(site),
    logo: logoOf(site),
  };
}

function whatItIs({ content: { kind }, cancelled }: Receipt): string {
  if (cancelled || kind === "correction") return words.keepWithReceipt;
  return kind === "refund" ? words.hereIsRefund : words.hereIsReceipt;
}
