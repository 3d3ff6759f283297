import { describe, expect, test } from "vitest";
import { TOURS, TRANSFERS } from "#domain/catalogue/built-in.ts";
import { linesFrom } from "#domain/price/kept-lines.ts";
import { sumOf } from "#domain/price/lines.ts";
import { isFlatFare, type Priced, quoteCents, quoteLines, samePrice } from "#domain/price/quote.ts";
import { linesAgreed, linesAt, linesOf, repricedLines } from "#domain/price/repriced.ts";

/** US dollars for 1, 2, 3 and 10 guests, by hand from SPEC §3 and §9. */
const TRANSFER_PRICES = [
  [1, "Belize International Airport to Placencia", 225, 225, 250, 425],
  [2, "Airport to San Ignacio", 150, 150, 150, 150],
  [3, "Airport to Hopkins", 165, 165, 190, 365],
  [4, "San Ignacio to Placencia", 225, 225, 250, 425],
  [5, "Placencia to Hopkins", 100, 100, 120, 260],
  [6, "Hopkins to Dangriga", 65, 65, 80, 185],
  [7, "Hopkins to Punta Gorda", 180, 180, 205, 380],
  [8, "Flores (Guatemala) to Hopkins/Placencia", 320, 320, 345, 520],
  [9, "Airport to Water Ferry Terminal", 35, 35, 45, 115],
  [10, "Hopkins to Chetumal (Mexico)", 225, 225, 260, 505],
  [11, "Airport to Corozal", 180, 180, 205, 380],
  [12, "Airport to Dangriga", 165, 165, 190, 365],
] as const;

/** US dollars for 1, 2, 3 and 50 guests. */
const TOUR_PRICES = [
  [1, 180, 360, 540, 9000],
  [2, 150, 300, 450, 7500],
  [3, 140, 280, 420, 7000],
  [4, 290, 580, 870, 14500],
  [5, 200, 400, 600, 10000],
  [6, 140, 280, 420, 7000],
  [7, 175, 350, 525, 8750],
  [8, 110, 220, 330, 5500],
] as const;

const ride = (priceType: string, extraCents: number | null): Priced => ({
  type: "transfer",
  priceCents: 100_00,
  additionalPaxPriceCents: extraCents,
  // what the operator's database holds may be a word that we do not know
  priceType: priceType as "flat",
});

describe("the built-in catalogue", () => {
  test.each(TRANSFER_PRICES)("transfer %i, %s: %d, %d, %d and %d dollars", (id, route, ...usd) => {
    const transfer = TRANSFERS.find((each) => each.id === id);
    if (!transfer) throw new Error(`no transfer ${id}`);
    expect(transfer.route).toBe(route);
    expect([1, 2, 3, 10].map((guests) => quoteCents(transfer, guests) / 100)).toEqual(usd);
  });

  test.each(TOUR_PRICES)("tour %i: %d, %d, %d and %d dollars", (id, ...usd) => {
    const tour = TOURS.find((each) => each.id === id);
    if (!tour) throw new Error(`no tour ${id}`);
    expect([1, 2, 3, 50].map((guests) => quoteCents(tour, guests) / 100)).toEqual(usd);
  });

  test("leaves nothing out", () => {
    expect(TRANSFER_PRICES).toHaveLength(TRANSFERS.length);
    expect(TOUR_PRICES).toHaveLength(TOURS.length);
  });
});

describe("the kinds of price", () => {
  const tour: Priced = { type: "tour", priceCents: 33_33 };
  test.each<[string, Priced, number, number]>([
    ["a tour costs its price for each guest", tour, 3, 99_99],
    ["per_person costs its price for each guest", ride("per_person", 25_00), 3, 300_00],
    ["per_person asks it of a single guest too", ride("per_person", null), 1, 100_00],
    ["per_group_additional covers one", ride("per_group_additional", 25_00), 1, 100_00],
    ["per_group_additional covers two", ride("per_group_additional", 25_00), 2, 100_00],
    ["and asks the extra of each beyond", ride("per_group_additional", 25_00), 5, 175_00],
    ["without an extra the base covers the group", ride("per_group_additional", null), 10, 100_00],
    ["an extra of nothing likewise", ride("per_group_additional", 0), 10, 100_00],
    ["flat is flat", ride("flat", 25_00), 10, 100_00],
    ["any other word is flat", ride("per_vehicle", 25_00), 10, 100_00],
  ])("%s", (_, item, guests, cents) => {
    expect(quoteCents(item, guests)).toBe(cents);
  });

  const KINDS = ["per_group_additional", "per_person", "flat", "per_vehicle"];
  test.each([0, -1, -10, Number.NaN])(
    "%d guests cost nothing, but a flat fare is flat",
    (guests) => {
      expect(quoteCents(tour, guests)).toBe(0);
      const costs = KINDS.map((kind) => quoteCents(ride(kind, 25_00), guests));
      expect(costs).toEqual([0, 0, 100_00, 100_00]);
    },
  );
});

describe("prices", () => {
  const tour: Priced = { type: "tour", priceCents: 100_00 };
  const grows = ride("per_group_additional", 25_00);
  test.each<[boolean, string, Priced, Priced]>([
    [true, "a tour's", tour, { ...tour }],
    [false, "a tour's, and a lower one", tour, { ...tour, priceCents: 99_99 }],
    [true, "a ride's", grows, { ...grows }],
    [false, "a ride's and a lower one", grows, { ...grows, priceCents: 99_99 }],
    [false, "with another extra", grows, ride("per_group_additional", 20_00)],
    [false, "of another kind", grows, ride("per_person", 25_00)],
    [false, "of a ride and a tour", grows, tour],
  ])("are the same (%s): %s", (isSame, _, one, other) => {
    expect(samePrice(one, other)).toBe(isSame);
  });

  test.each<[boolean, string, Priced]>([
    [false, "a tour", tour],
    [false, "a ride for each person", ride("per_person", null)],
    [false, "a ride with an extra", grows],
    [true, "a ride without one", ride("per_group_additional", null)],
    [true, "a ride with an extra of nothing", ride("per_group_additional", 0)],
    [true, "a flat ride", ride("flat", 25_00)],
  ])("are the same for all parties (%s): %s", (isFlat, _, item) => {
    expect(isFlatFare(item)).toBe(isFlat);
  });
});

interface Agreement {
  readonly guests: number;
  readonly priceCents: number;
}

/** As it is of bookings from before there were lines. */
const repricedCents = (item: Priced, { guests, priceCents }: Agreement, now: number) =>
  sumOf(repricedLines(item, { guests, lines: linesOf({ priceCents }) }, { guests: now }));

describe("another party", () => {
  const tour = (priceCents: number): Priced => ({ type: "tour", priceCents });

  test.each([
    ["stays", 3, 54_000],
    ["adds what the catalogue asks for each further guest", 5, 90_000],
    ["is less by those who stay away", 2, 36_000],
  ])("at the catalogue's price %s", (_, guests, cents) => {
    expect(repricedCents(tour(18_000), { guests: 3, priceCents: 54_000 }, guests)).toBe(cents);
  });

  test.each([
    ["keeps what was agreed", 3, 50_000],
    ["pays today's for those who come along", 4, 68_000],
    ["pays its share of it", 2, 33_333],
    ["pays nothing for nobody", 0, 0],
  ])("of an agreed price %s", (_, guests, cents) => {
    expect(repricedCents(tour(18_000), { guests: 3, priceCents: 50_000 }, guests)).toBe(cents);
  });

  test.each([
    ["keeps what was agreed", 3, 50_000],
    ["has no share of it to pay", 2, 0],
  ])("of what costs nothing today %s", (_, guests, cents) => {
    expect(repricedCents(tour(0), { guests: 3, priceCents: 50_000 }, guests)).toBe(cents);
  });
});

/** `3 guests × 18000`, and what was agreed with its reason. */
const told = (lines: ReturnType<typeof linesOf>) =>
  lines.map(({ kind, count, unitCents, reason }) =>
    [count, kind, "×", unitCents, reason && `(${reason})`].filter(Boolean).join(" "),
  );

describe("a price is lines", () => {
  const tour: Priced = { type: "tour", priceCents: 180_00 };
  const grows = ride("per_group_additional", 25_00);
  test.each<[string, Priced, number, string[]]>([
    ["a tour's for each guest", tour, 3, ["3 guests × 18000"]],
    ["a ride's for each person", ride("per_person", null), 2, ["2 guests × 10000"]],
    ["a base fare for two", grows, 2, ["1 base × 10000"]],
    ["the extra of each beyond", grows, 5, ["1 base × 10000", "3 extra × 2500"]],
    ["one fare without an extra", ride("per_group_additional", 0), 5, ["1 group × 10000"]],
    ["one fare where it is flat", ride("flat", 25_00), 5, ["1 group × 10000"]],
    ["nothing for nobody", tour, 0, []],
    ["nothing for nobody of a ride", grows, 0, []],
  ])("%s", (_, item, guests, lines) => {
    expect(told(quoteLines(item, guests))).toEqual(lines);
  });

  const threeOfTour = { guests: 3, lines: quoteLines(tour, 3) };
  const discounted = { guests: 3, lines: linesAgreed(threeOfTour.lines, 500_00, "Group") };
  const dearer: Priced = { type: "tour", priceCents: 200_00 };
  test.each<[string, Priced, typeof threeOfTour, number, string[]]>([
    ["counts further guests with the others", tour, threeOfTour, 5, ["5 guests × 18000"]],
    [
      "has them apart at another price",
      ...([dearer, threeOfTour, 5] as const),
      ["3 guests × 18000", "2 guests × 20000"],
    ],
    ["counts fewer at the price of then", dearer, threeOfTour, 2, ["2 guests × 18000"]],
    [
      "keeps what was agreed, which is the last",
      ...([dearer, discounted, 4] as const),
      ["3 guests × 18000", "1 guests × 20000", "1 agreed × -4000 (Group)"],
    ],
    [
      "has its share of what was agreed",
      ...([tour, discounted, 2] as const),
      ["2 guests × 18000", "1 agreed × -2667 (Group)"],
    ],
    [
      "takes those who came last from it",
      ...([grows, { guests: 4, lines: quoteLines(grows, 4) }, 2] as const),
      ["1 base × 10000"],
    ],
    [
      "of before there were lines is what was agreed, and who comes along",
      ...([tour, { guests: 3, lines: linesOf({ priceCents: 500_00 }) }, 4] as const),
      ["1 guests × 18000", "1 agreed × 50000"],
    ],
  ])("another party: %s", (_, item, agreed, guests, lines) => {
    expect(told(repricedLines(item, agreed, { guests }))).toEqual(lines);
  });

  test.each<[string, number, string, string[]]>([
    ["as it stands", 500_00, "Again", ["3 guests × 18000", "1 agreed × -4000 (Group)"]],
    ["as the catalogue asks", 600_00, "", ["3 guests × 20000"]],
    ["with another reason", 450_00, "More", ["3 guests × 18000", "1 agreed × -9000 (More)"]],
    ["with the reason of before", 560_00, "", ["3 guests × 18000", "1 agreed × 2000 (Group)"]],
    ["without what was agreed", 540_00, "", ["3 guests × 18000"]],
  ])("set by the office: %s", (_, cents, reason, lines) => {
    const set = linesAt({ cents, reason }, discounted.lines, quoteLines(dearer, 3));
    expect(told(set)).toEqual(lines);
    expect(sumOf(set)).toBe(cents);
  });

  test("kept as text; where that does not come to the price, all of it is what was agreed", () => {
    const priceLines = JSON.stringify(discounted.lines);
    expect(linesOf({ priceLines, priceCents: 500_00 })).toEqual(discounted.lines);
    expect(told(linesOf({ priceLines, priceCents: 510_00 }))).toEqual(["1 agreed × 51000"]);
    const later = priceLines.replace("guests", "of_later");
    for (const text of ["", "{", "[1]", "null", '{"kind":"guests"}', later, undefined]) {
      expect(linesFrom(text, 500_00)).toBe(null);
    }
  });
});

/** What a price was before it was lines: SPEC §9, written down once more. */
function formula(item: Priced, guests: number): number {
  const count = Math.max(guests, 0) || 0;
  if (item.type === "tour" || item.priceType === "per_person") return item.priceCents * count;
  if (item.priceType !== "per_group_additional") return item.priceCents;
  if (count === 0) return 0;
  return item.priceCents + Math.max(0, count - 2) * (item.additionalPaxPriceCents ?? 0);
}

function reformula(item: Priced, agreed: Agreement, guests: number): number {
  if (guests === agreed.guests) return agreed.priceCents;
  const [before, after] = [formula(item, agreed.guests), formula(item, guests)];
  if (guests > agreed.guests) return agreed.priceCents + after - before;
  return before > 0 ? Math.round((agreed.priceCents * after) / before) : after;
}

test("the lines come to what the formulas say, whatever is asked, agreed and changed", () => {
  let seed = 4711;
  const below = (limit: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % limit;
  };
  const kinds = ["per_group_additional", "per_person", "flat", "per_vehicle"];
  const anItem = (): Priced =>
    below(3) === 0
      ? { type: "tour", priceCents: below(40_000) }
      : {
          ...ride(kinds[below(4)] ?? "", [null, 0, below(5_000)][below(3)] ?? null),
          priceCents: below(40_000),
        };
  for (let round = 0; round < 3_000; round += 1) {
    const [then, today] = [anItem(), anItem()];
    let guests = below(12) - 1;
    let lines = quoteLines(then, guests);
    expect(sumOf(lines)).toBe(formula(then, guests));
    for (let change = 0; change < 4; change += 1) {
      const item = below(2) === 0 ? then : today;
      const priceCents = sumOf(lines);
      const party = below(12);
      lines = repricedLines(item, { guests, lines }, { guests: party });
      expect(sumOf(lines)).toBe(reformula(item, { guests, priceCents }, party));
      guests = party;
      if (below(3) === 0) lines = linesAt({ cents: below(90_000), reason: "x" }, lines);
      expect(lines.every(({ count, unitCents, cents }) => cents === count * unitCents)).toBe(true);
      expect(linesOf({ priceLines: JSON.stringify(lines), priceCents: sumOf(lines) })).toEqual(
        lines,
      );
    }
  }
});
