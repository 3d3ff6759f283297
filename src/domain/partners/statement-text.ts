import { type BelizeDay, formatLongDay } from "../belize-date.ts";
import { bookingReference } from "../booking/reference.ts";
import type { Language } from "../language.ts";
import { centsToDollars, formatAmountExact } from "../money.ts";
import type { InAny } from "../receipts/text.ts";
import { type Reckoned, reckon, reckoned, type Statement } from "./statement.ts";

/** A language's words for statements. */
export interface Spoken {
  readonly language: Language;
  readonly words: InAny<typeof import("#messages/papers/statement.ts")>;
  longDay(weekday: number, day: number, month: number, year: number): string;
}

/** What stands on a statement, from its head to its foot. */
export interface StatementText {
  readonly title: string;
  /** Whose guests' travel, and as of when. */
  readonly travel: string;
  readonly asOf: string;
  readonly taxNumber: string;
  /** What stands above the columns: texts, then amounts. */
  readonly heads: readonly string[];
  readonly amountHeads: readonly string[];
  readonly rows: readonly {
    readonly id: string;
    readonly reference: string;
    readonly day: string;
    readonly guest: string;
    readonly service: string;
    readonly collected: string;
    readonly amounts: readonly string[];
  }[];
  readonly total: string;
  readonly totals: readonly string[];
  /** Who owes whom, and how much in both currencies; without amounts where nothing is owed, or nobody came. */
  readonly balance: { readonly text: string; readonly amount: string; readonly other: string };
  readonly absent: string;
  readonly absentNote: string;
  readonly absentRows: readonly string[];
  readonly rate: string;
}

/** A statement in words, as it stands on a day. */
export function statementText(
  statement: Statement,
  { words, longDay }: Spoken,
  today: BelizeDay,
): StatementText {
  const { partner, issuer, from } = statement;
  const { lines, total, absent } = reckoned(statement);
  return {
    title: words.of(partner.name),
    travel: words.travel(words.monthOf(from.slice(0, 7))),
    asOf: words.asOf(formatLongDay(today, longDay)),
    taxNumber: issuer.taxNumber && words.taxNumber(issuer.taxNumber),
    heads: [words.reference, words.guest, words.collected],
    amountHeads: [
      ...[words.price, words.commission, words.net, words.received],
      ...[words.owedToUs, words.owedToYou],
    ],
    rows: lines.map(({ booking, ...line }) => ({
      id: booking.id,
      reference: `#${bookingReference(booking.id)}`,
      day: booking.day,
      guest: `${booking.guest} (${booking.guests})`,
      service: booking.service,
      collected: booking.paidTo || issuer.name,
      amounts: amountsOf(line).map(formatAmountExact),
    })),
    total: words.total,
    totals: amountsOf(total).map(formatAmountExact),
    balance: lines.length > 0 ? balance() : { text: words.none, amount: "", other: "" },
    absent: words.absent,
    absentNote: words.absentNote,
    absentRows: absent.map(({ id, day, guest, service, priceCents }) =>
      [`#${bookingReference(id)}`, day, guest, service, formatAmountExact(priceCents)].join(" · "),
    ),
    rate: words.rate,
  };

  function balance(): StatementText["balance"] {
    const owedCents = total.toUsCents - total.toPartnerCents;
    if (owedCents === 0) return { text: words.settled, amount: "", other: "" };
    const cents = Math.abs(owedCents);
    return {
      text:
        owedCents > 0
          ? words.owes(partner.name, issuer.name)
          : words.owes(issuer.name, partner.name),
      amount: `US$ ${formatAmountExact(cents)}`,
      other: `BZ$ ${formatAmountExact(cents * 2)}`,
    };
  }
}

/** In the order of the columns. */
const amountsOf = (line: Reckoned) => [
  ...[line.priceCents, line.commissionCents, line.netCents, line.paidCents],
  ...[line.toUsCents, line.toPartnerCents],
];

/** The same as lines of a file, with what stands above its columns, and its sum at the end. */
export function statementRows(statement: Statement, { words }: Spoken): readonly string[][] {
  const { total } = reckoned(statement);
  const dollars = (line: Reckoned) =>
    amountsOf(line).map((cents) => centsToDollars(cents).toFixed(2));
  return [
    [
      ...[words.reference, words.day, words.guest, words.service, words.guests, words.collected],
      ...[words.price, words.commission, words.net, words.received],
      ...[words.owedToUs, words.owedToYou, words.note],
    ],
    ...statement.bookings.map((booking) => [
      ...[bookingReference(booking.id), booking.day, booking.guest, booking.service],
      ...[String(booking.guests), booking.paidTo || statement.issuer.name],
      ...dollars(reckon(booking)),
      booking.isAbsent ? words.absent : "",
    ]),
    [words.total, "", "", "", "", "", ...dollars(total), ""],
  ];
}
