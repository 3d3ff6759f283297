import { type BelizeDay, belizeDay } from "../belize-date.ts";
import { CURRENCIES, PAYMENT_METHODS } from "../booking/payments/row.ts";
import { MOST_CENTS, parseAmount } from "../money.ts";
import type { Count, Counted, Taken, Takings, Way } from "./row.ts";

/** So many payments one cash-up counts at most; a device keeps no more of those that none has counted. */
export const MOST_COUNTED = 1000;

const WAYS: readonly Way[] = PAYMENT_METHODS.flatMap((method) =>
  CURRENCIES.map((currency) => ({ currency, method })),
);

export const isSameWay = (one: Way, other: Way) =>
  one.currency === other.currency && one.method === other.method;

/** What rows come to, each way by itself: cash in either currency in any case, else what there is something of. */
export function takingsOf(rows: readonly Taken[]): readonly Takings[] {
  const shown = WAYS.filter((way) => way.method === "cash" || isTaken(rows, way));
  return shown.map((way) => {
    const own = rows.filter((row) => isSameWay(row, way));
    const expected = sumOf(own);
    const taken = sumOf(own.filter(({ kind }) => kind === "payment" || kind === "deposit"));
    return { ...way, taken, back: expected - taken, expected };
  });
}

/** What was counted beside what should be there; nothing was, of a way that nobody has said anything of. */
export function countedOf(rows: readonly Taken[], counts: readonly Count[]): readonly Counted[] {
  return WAYS.map((way) => ({
    ...way,
    expected: sumOf(rows.filter((row) => isSameWay(row, way))),
    counted: counts.find((one) => isSameWay(one, way))?.counted ?? 0,
  })).filter((one) => one.counted !== 0 || isTaken(rows, one));
}

const sumOf = (rows: readonly Taken[]) => rows.reduce((sum, { cents }) => sum + cents, 0);
const isTaken = (rows: readonly Taken[], way: Way) => rows.some((row) => isSameWay(row, way));

/** What is more there than should be, in cents of its currency; less than nothing for what is missing. */
export const differenceOf = ({ counted, expected }: Counted): number => counted - expected;

/** True for less than nothing, where as much was not given back beyond what was taken: nobody counts that. */
export const isBelowNothing = ({
  counted,
  expected,
}: Pick<Counted, "counted" | "expected">): boolean => counted < Math.min(0, expected);

/** A code that asks for a note where something differs (`#domain/office/refusal.ts`), else empty. */
export function cashUpQuestion(counts: readonly Counted[]): string {
  return counts.some((one) => differenceOf(one) !== 0) ? "cash_up_differs" : "";
}

/** The days in Belize on which something was taken, in their order. */
export function daysOf(rows: readonly Taken[]): readonly BelizeDay[] {
  return [...new Set(rows.map(dayOf))].sort();
}

/** The rows of one day in Belize; all of them where the day is empty. */
export function rowsOfDay(rows: readonly Taken[], day: BelizeDay | ""): readonly Taken[] {
  return day === "" ? rows : rows.filter((row) => dayOf(row) === day);
}

/** An instant of the wire, in ms. */
export const instantOf = (text: string): number => Date.parse(text.replace(" ", "T"));

const dayOf = ({ taken_at }: Taken): BelizeDay => belizeDay(instantOf(taken_at));

/** An amount as it was counted and typed, in cents; `-20` is owed to who counts. NaN for anything else. */
export function parseCount(typed: string): number {
  const [, sign, amount = ""] = /^\s*([-−]?)(.*)$/.exec(typed) ?? [];
  const cents = parseAmount(amount);
  // nothing is not less than nothing
  return sign && cents !== 0 ? -cents : cents;
}

/** True for what a device may have counted: each way once. */
export function areCounts(counts: unknown): counts is readonly Count[] {
  if (!Array.isArray(counts) || counts.length > WAYS.length) return false;
  const areWhole = counts.every((one) => {
    const counted: unknown = one?.counted;
    const isWhole = typeof counted === "number" && Number.isInteger(counted);
    return isWhole && Math.abs(counted) <= MOST_CENTS && WAYS.some((way) => isSameWay(way, one));
  });
  return (
    areWhole && counts.every((one, at) => counts.findIndex((other) => isSameWay(one, other)) === at)
  );
}
