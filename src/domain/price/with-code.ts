import type { CodeOff } from "../codes/code.ts";
import { type PriceLine, priceLine, sumOf } from "./lines.ts";

/* What a code takes off: apart from the quote, since only who has one needs it. */

/**
 * The same price with what a code takes off, in a line before what was agreed. A share is one of what is counted, rounded
 * to whole cents, half a cent up; nothing becomes cheaper than free. A line of another code goes.
 */
export function withCode(lines: readonly PriceLine[], code: CodeOff | null): readonly PriceLine[] {
  const others = lines.filter(({ kind }) => kind !== "code");
  if (!code) return others;
  const isAgreed = ({ kind }: PriceLine) => kind === "agreed";
  const counted = others.filter((line) => !isAgreed(line));
  const { text: id, percent, cents } = code;
  const asked = percent > 0 ? Math.round((sumOf(counted) * percent) / 100) : cents;
  const off = Math.min(asked, sumOf(others));
  if (!(off > 0)) return others;
  const line: PriceLine = { ...priceLine("code", 1, -off), id, off: { percent, cents } };
  return [...counted, line, ...others.filter(isAgreed)];
}

/** What has taken something off this price, by the rule that stood then; null for nothing. */
export function codeOf(lines: readonly PriceLine[]): CodeOff | null {
  const { id, off } = lines.find(({ kind }) => kind === "code") ?? {};
  return id && off ? { text: id, ...off } : null;
}
