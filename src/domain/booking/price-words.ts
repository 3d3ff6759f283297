import { guestCount } from "#messages/guests.ts";
import * as words from "#messages/price-lines.ts";
import { isolated } from "../isolated.ts";
import { formatUsd } from "../money.ts";
import { linesOf, type PriceLine } from "../price-lines.ts";

type InWords = readonly [label: string, amount: string];

/** The lines of a price for people: how each comes about, and what it comes to. */
export const lineWords = (lines: readonly PriceLine[]): readonly InWords[] =>
  lines.map((line) => [labelOf(line), amountOf(line)]);

/** What a booking's price is made of; nothing where that says no more than the total. */
export function priceWords(booking: Parameters<typeof linesOf>[0]): readonly InWords[] {
  const lines = linesOf(booking);
  return lines.length > 1 || lines[0]?.reason ? lineWords(lines) : [];
}

function labelOf({ kind, count, unitCents, reason }: PriceLine): string {
  switch (kind) {
    case "guests":
      return `${formatUsd(unitCents)} × ${guestCount(count)}`;
    case "group":
      return words.fareForGroup;
    case "base":
      return words.baseFare;
    case "extra":
      return words.extraGuests(formatUsd(unitCents), count);
    case "agreed":
      return reason ? words.agreedFor(isolated(reason)) : words.agreed;
  }
}

const amountOf = ({ cents }: PriceLine) => (cents < 0 ? `−${formatUsd(-cents)}` : formatUsd(cents));
