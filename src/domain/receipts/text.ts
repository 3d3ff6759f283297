import { belizeDay, formatLongDay } from "../belize-date.ts";
import type { Currency } from "../booking/payments/row.ts";
import { bookingReference } from "../booking/reference.ts";
import type { Language } from "../language.ts";
import { formatAmountExact } from "../money.ts";
import { isFree, type PriceLine } from "../price/lines.ts";
import { receiptNumber } from "./number.ts";
import type { Receipt, ReceiptContent } from "./receipt.ts";

/** The same names and figures, whatever the language says. */
export type InAny<Words> = Words extends string
  ? string
  : Words extends (...figures: infer Figures) => string
    ? (...figures: Figures) => string
    : { readonly [Name in keyof Words]: InAny<Words[Name]> };

/** A language's words for receipts. */
export interface Spoken {
  readonly language: Language;
  readonly words: InAny<typeof import("#messages/papers/receipt.ts")>;
  longDay(weekday: number, day: number, month: number, year: number): string;
  guestCount(count: number): string;
}

type Rows = readonly (readonly [label: string, value: string])[];

/** What stands on a receipt, from its head to its foot: the same on the screen, on paper and in a mail. */
export interface ReceiptText {
  readonly title: string;
  readonly number: string;
  /** Name, address and tax number, a line each. */
  readonly issuer: readonly string[];
  readonly facts: Rows;
  readonly lines: Rows;
  readonly amount: readonly [label: string, amount: string, other: string];
  readonly tax: Rows;
  readonly standing: Rows;
  readonly notes: readonly string[];
}

/** An amount with its currency, `BZ$ 1,080.00`: the two dollars are never to be taken for each other. */
function money(cents: number, currency: Currency): string {
  const amount = `${currency === "BZD" ? "BZ$" : "US$"} ${formatAmountExact(Math.abs(cents))}`;
  return cents < 0 ? `−${amount}` : amount;
}

const inBoth = (usd: number) => `${money(usd, "USD")} = ${money(usd * 2, "BZD")}`;

/** A receipt in words. @param booking the id of its booking @param isCancelled its payment was taken back since */
export function receiptText(
  booking: string,
  receipt: Receipt,
  spoken: Spoken,
  isCancelled = false,
): ReceiptText {
  const { words, language, longDay } = spoken;
  const { content } = receipt;
  const { issuer, kind, cents, currency, method, service, taxClass } = content;
  const other = currency === "BZD" ? "USD" : "BZD";
  const tax = `${money(content.taxCents, currency)} = ${money(content.otherTaxCents, other)}`;
  const issued = belizeDay(Date.parse(receipt.issued_at.replace(" ", "T")));
  const number = words.numbered(receiptNumber(receipt));
  const isGivenBack = cents < 0;
  const facts: Rows = [
    [words.date, formatLongDay(issued, longDay)],
    [isGivenBack ? words.givenTo : words.receivedFrom, content.guest],
    [words.booking, `#${bookingReference(booking)}`],
    [words.bookedService, service[language] || service.en || ""],
    [words.day, formatLongDay(content.day, longDay)],
  ];
  return {
    title: words.titles[kind],
    number: isCancelled ? words.cancelled(number) : number,
    issuer: [
      issuer.name,
      ...issuer.address.split("\n"),
      issuer.taxNumber && words.taxNumber(issuer.taxNumber),
    ].filter(Boolean),
    facts: facts.filter(([, value]) => value),
    lines: [
      ...content.lines.map((line) => lineWords(line, spoken)),
      [words.price, inBoth(content.priceCents)],
    ],
    amount: [
      `${words.amounts[kind]}, ${words.methods[method]}`,
      money(cents, currency),
      money(content.otherCents, other),
    ],
    tax: taxClass ? [[words.taxes[taxClass], tax]] : [],
    standing: [
      [words.paidSoFar, inBoth(content.paidCents)],
      [words.stillDue, inBoth(content.dueCents)],
    ],
    notes: notesOf(content, words),
  };
}

function notesOf({ kind, cancels, replaces }: ReceiptContent, words: Spoken["words"]) {
  return [
    cancels ? words.cancels(cancels) : kind === "correction" ? words.takesBack : "",
    replaces && words.replaces(replaces),
    words.rate,
  ].filter(Boolean);
}

function lineWords(line: PriceLine, { words, language, guestCount }: Spoken): Rows[number] {
  const { kind, count, unitCents, cents, reason, id, names } = line;
  const unit = money(unitCents, "USD");
  const called = names?.[language] ?? names?.en ?? id ?? "";
  if (isFree(line)) return [`${count} × ${called}`, words.free];
  const said: Partial<Record<PriceLine["kind"], string>> = {
    guests: `${unit} × ${guestCount(count)}`,
    group: words.lines.group,
    base: words.lines.base,
    extra: words.lines.extra(unit, count),
    code: words.lines.code(id ?? ""),
    agreed: [words.lines.agreed, reason && `(${reason})`].filter(Boolean).join(" "),
  };
  // what has a name of its own, in the words of then; of a kind from after this build, too
  const other = `${unit} × ${count} ${called}`.trim();
  return [said[kind] ?? other, money(cents, "USD")];
}

/** A receipt as plain text, a line each: what is shared by chat. */
export function receiptLines(text: ReceiptText): string {
  const { title, number, issuer, facts, lines, amount, tax, standing, notes } = text;
  const [label, main, other] = amount;
  const rows = [...facts, ...lines, [label, `${main} = ${other}`] as const, ...tax, ...standing];
  return [
    `${title} ${number}`,
    issuer.join("\n"),
    rows.map((row) => row.join(": ")).join("\n"),
    notes.join("\n"),
  ].join("\n\n");
}
