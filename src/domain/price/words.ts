import { guestCount } from "#messages/booking/guests.ts";
import * as words from "#messages/booking/price-lines.ts";
import { formatUsd } from "../money.ts";
import { calledIn } from "./called.ts";
import { isFree, type PriceLine } from "./lines.ts";

type InWords = readonly [label: string, amount: string];

/** The lines of a price for people: how each comes about, and what it comes to. */
export const lineWords = (lines: readonly PriceLine[]): readonly InWords[] =>
  lines.map((line) => [labelOf(line), amountOf(line)]);

function labelOf(line: PriceLine): string {
  const { kind, count, unitCents, reason } = line;
  switch (kind) {
    case "guests":
      return `${formatUsd(unitCents)} × ${guestCount(count)}`;
    case "group":
      return words.fareForGroup;
    case "base":
      return words.baseFare;
    case "extra":
      return words.extraGuests(formatUsd(unitCents), count);
    case "band":
    case "added":
      return isFree(line)
        ? `${count} × ${calledIn(line)}`
        : `${formatUsd(unitCents)} × ${count} ${calledIn(line)}`;
    case "together":
      return words.together;
    case "code":
      return words.code(line.id ?? "", line.off?.percent ?? 0);
    case "agreed":
      return reason ? `${words.agreed} (${reason})` : words.agreed;
  }
}

const amountOf = (line: PriceLine) =>
  isFree(line) ? words.free : `${line.cents < 0 ? "−" : ""}${formatUsd(Math.abs(line.cents))}`;
