import { describe, expect, test } from "vitest";
import {
  amountCents,
  centsToDollars,
  dollarsToCents,
  formatAmount,
  formatAmountExact,
  formatBzd,
  formatUsd,
  formatUsdExact,
  parseAmount,
} from "#domain/money.ts";

describe("dollars become cents", () => {
  test.each([
    [0, 0],
    [225, 225_00],
    [0.01, 1],
    [0.1 + 0.2, 30],
    [19.99, 19_99],
    [1234.56, 1234_56],
    [4.35, 4_35],
    [-5, -5_00],
    [1e9, 1e11],
  ])("%d is %d cents", (dollars, cents) => {
    expect(dollarsToCents(dollars)).toBe(cents);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    "%d is no amount",
    (dollars) => {
      expect(dollarsToCents(dollars)).toBeNaN();
    },
  );

  test("and every cent up to a thousand dollars comes back", () => {
    for (let cents = 0; cents <= 1000_00; cents++) {
      if (dollarsToCents(centsToDollars(cents)) !== cents) expect.fail(`${cents} cents do not`);
    }
  });
});

describe("an amount", () => {
  test.each([
    ["0", 0],
    ["450", 450_00],
    ["450.5", 450_50],
    [" 450.05 ", 450_05],
    ["999999.99", 999_999_99],
    ["", Number.NaN],
    ["1000000", Number.NaN],
    ["450.505", Number.NaN],
    ["450.", Number.NaN],
    [".5", Number.NaN],
    ["-450", Number.NaN],
    ["$450", Number.NaN],
    ["450 USD", Number.NaN],
    ["1,450", 145_000],
    ["1,450.50", 145_050],
    ["90,50", Number.NaN],
    ["1,45", Number.NaN],
    ["1450x5", Number.NaN],
    ["4e2", Number.NaN],
  ])("typed as %j is %d cents", (typed, cents) => {
    expect(parseAmount(typed)).toBe(cents);
  });

  test.each([
    [0, 0],
    [19.99, 19_99],
    [0.1 + 0.2, 30],
    [999_999.99, 999_999_99],
    [1_000_000, Number.NaN],
    [-0.01, Number.NaN],
    [19.995, Number.NaN],
    [Number.NaN, Number.NaN],
    ["450", Number.NaN],
    [null, Number.NaN],
  ])("that came as %j is %d cents", (amount, cents) => {
    expect(amountCents(amount)).toBe(cents);
  });
});

describe("amounts for people", () => {
  test.each([
    [0, "$0", "$0.00", "BZ$0"],
    [1, "$0.01", "$0.01", "BZ$0"],
    [50, "$0.50", "$0.50", "BZ$1"],
    [225_00, "$225", "$225.00", "BZ$450"],
    [225_50, "$225.50", "$225.50", "BZ$451"],
    [225_05, "$225.05", "$225.05", "BZ$450"],
    [999_99, "$999.99", "$999.99", "BZ$2,000"],
    [1000_00, "$1,000", "$1,000.00", "BZ$2,000"],
    [14_500_00, "$14,500", "$14,500.00", "BZ$29,000"],
    [1_234_567_89, "$1,234,567.89", "$1,234,567.89", "BZ$2,469,136"],
  ])("%i cents read %s, as a total %s, about %s", (cents, short, exact, belize) => {
    expect(formatUsd(cents)).toBe(short);
    expect(formatUsdExact(cents)).toBe(exact);
    expect([`$${formatAmount(cents)}`, `$${formatAmountExact(cents)}`]).toEqual([short, exact]);
    expect(formatBzd(cents)).toBe(belize);
  });
});
