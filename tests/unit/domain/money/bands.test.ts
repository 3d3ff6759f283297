import { describe, expect, test } from "vitest";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import { BLANK, officeBookingOf } from "#domain/booking/office/fields.ts";
import { checkCounts, checkParty } from "#domain/booking/party/check.ts";
import { countsText, parseCounts } from "#domain/booking/party/counts.ts";
import { partyWords, saidDetails } from "#domain/booking/pick-up/said-details.ts";
import { countedWords } from "#domain/booking/run-sheet/counted.ts";
import type { Band, Extra } from "#domain/catalogue/bands.ts";
import { offeredBeside } from "#domain/catalogue/service/bands.ts";
import { checkBands, checkExtras } from "#domain/catalogue/service/bands-check.ts";
import { bookedCents, bookedLines } from "#domain/price/booked.ts";
import { type PriceLine, sumOf } from "#domain/price/lines.ts";
import { type Priced, quoteLines, samePrice } from "#domain/price/quote.ts";
import { linesAgreed, repricedLines, tellParty } from "#domain/price/repriced.ts";
import { lineWords } from "#domain/price/words.ts";

const CHILD: Band = {
  ...{ id: "child", names: { en: "Child", es: "Niño" }, fromAge: 3, toAge: 11 },
  ...{ most: 4, priceCents: null, share: 50 },
};
const INFANT: Band = {
  ...{ id: "infant", names: { en: "Infant", es: "Bebé" }, fromAge: 0, toAge: 2 },
  ...{ most: 0, priceCents: 0, share: 100 },
};
const SENIOR: Band = {
  ...{ id: "senior", names: { en: "Senior", es: "Mayor" }, fromAge: 65, toAge: null },
  ...{ most: 0, priceCents: 140_00, share: 100 },
};
const LUNCH: Extra = {
  ...{ id: "lunch", names: { en: "Lunch box", es: "Almuerzo" } },
  ...{ priceCents: 12_50, per: "guest", most: 0 },
};
const HOUR: Extra = {
  ...{ id: "hour", names: { en: "Extra hour", es: "Hora extra" } },
  ...{ priceCents: 40_00, per: "booking", most: 3 },
};
const TOUR: Priced = {
  ...{ type: "tour", priceCents: 150_00 },
  ...{ bands: [CHILD, INFANT, SENIOR], extras: [LUNCH, HOUR] },
};
const RIDE: Priced = {
  ...{ type: "transfer", priceCents: 150_00, additionalPaxPriceCents: 25_00 },
  ...{ priceType: "per_group_additional", extras: [LUNCH, HOUR] },
};

const told = (lines: readonly PriceLine[]) =>
  lines.map(({ id, kind, count, unitCents }) => `${count} ${id ?? kind} × ${unitCents}`);

describe("a price", () => {
  test.each<[Priced, number, string, string, string[]]>([
    [TOUR, 2, "", "", ["2 guests × 15000"]],
    [TOUR, 4, "child:2", "", ["2 guests × 15000", "2 child × 7500"]],
    [
      TOUR,
      4,
      "child:1;infant:1",
      "lunch:3",
      ["2 guests × 15000", "1 child × 7500", "1 infant × 0", "3 lunch × 1250"],
    ],
    [TOUR, 2, "senior:2", "hour:2", ["2 senior × 14000", "2 hour × 4000"]],
    [TOUR, 2, "", "child:0;lunch:1", ["2 guests × 15000", "1 lunch × 1250"]],
    // what the service has no more: guests at its price, extras at nothing
    [TOUR, 3, "student:1", "boat:2", ["2 guests × 15000", "1 student × 15000", "2 boat × 0"]],
    [TOUR, 2, "child=1", "?", ["2 guests × 15000"]],
    [RIDE, 4, "", "lunch:1", ["1 base × 15000", "2 extra × 2500", "1 lunch × 1250"]],
    // a fare for the vehicle is one, whoever comes
    [RIDE, 4, "child:2", "", ["1 base × 15000", "2 extra × 2500", "2 child × 0"]],
  ])("of %o for %i with %s and %s", (item, guests, party, extras, lines) => {
    const made = bookedLines(item, { guests, party, extras });
    expect(told(made)).toEqual(lines);
    expect(made.every(({ cents, count, unitCents }) => cents === count * unitCents)).toBe(true);
    expect(bookedCents(item, { guests, party, extras })).toBe(sumOf(made));
  });

  test.each([
    // percent of a price in cents, rounded for each guest
    [100_05, 50, 2, 100_06],
    [99_99, 33, 3, 99_00],
    [1, 50, 3, 3],
    [1, 49, 3, 0],
    [180_00, 0, 1, 0],
    [180_00, 100, 1, 180_00],
  ])("a share of %i is %i %%, for %i guests %i cents", (priceCents, share, count, cents) => {
    const item: Priced = { type: "tour", priceCents, bands: [{ ...CHILD, share }] };
    expect(bookedCents(item, { guests: count, party: `child:${count}` })).toBe(cents);
  });

  test("with neither is what it was", () => {
    for (const item of [TOUR, RIDE])
      for (const guests of [0, 1, 2, 7])
        expect(bookedLines(item, { guests })).toEqual(quoteLines(item, guests));
  });

  test("is another where a band or an extra has become another", () => {
    expect(samePrice(TOUR, { ...TOUR })).toBe(true);
    // a page has their fields in another order than the device, and a name is no price
    const turned = Object.fromEntries(Object.entries(CHILD).reverse()) as typeof CHILD;
    const renamed = { ...turned, names: { en: "Kid" } };
    expect(samePrice({ ...TOUR, bands: [CHILD] }, { ...TOUR, bands: [renamed] })).toBe(true);
    expect(samePrice(TOUR, { ...TOUR, bands: [{ ...CHILD, share: 60 }] })).toBe(false);
    expect(samePrice(RIDE, { ...RIDE, extras: [LUNCH] })).toBe(false);
  });

  test("of a day is counted for the guide, but for who has cancelled", () => {
    const lines = bookedLines(TOUR, { guests: 4, party: "child:2", extras: "lunch:3" });
    const booking: OfficeBooking = {
      ...officeBookingOf(BLANK),
      ...{ priceCents: sumOf(lines), priceLines: JSON.stringify(lines) },
      status: "confirmed",
    };
    const plain = { ...booking, priceLines: "" };
    const cancelled: OfficeBooking = { ...booking, status: "cancelled" };
    const words = countedWords([booking, plain, cancelled, booking]);
    expect(words).toBe("4\u00a0× Child, 6\u00a0× Lunch box");
    expect(countedWords([plain, cancelled])).toBe("");
  });

  test("is told with the names of then", () => {
    const priceLines = bookedLines(TOUR, { guests: 4, party: "child:2", extras: "lunch:3;gone:1" });
    expect(lineWords(priceLines)).toEqual([
      ["$150 × 2 people", "$300"],
      ["$75 × 2 Child", "$150"],
      ["$12.50 × 3 Lunch box", "$37.50"],
      ["$0 × 1 gone", "$0"],
    ]);
    const free = bookedLines(TOUR, { guests: 3, party: "infant:1" });
    expect(lineWords(free)[1]).toEqual(["1 × Infant", "Free"]);
    const booking = {
      ...{ flightNumber: "", adults: 0, childrenAges: "", luggage: 0, childSeats: 0 },
      ...{ guests: 4, priceCents: sumOf(priceLines), priceLines: JSON.stringify(priceLines) },
    };
    expect(partyWords(booking)).toBe("2 adults, 2\u00a0× Child");
    expect(saidDetails(booking)).toEqual([
      ["Adults and children", "2 adults, 2\u00a0× Child"],
      ["Extras", "3\u00a0× Lunch box, 1\u00a0× gone"],
    ]);
  });
});

describe("another party", () => {
  const lines = bookedLines(TOUR, { guests: 3, party: "child:1", extras: "lunch:3" });
  const agreed = { guests: 3, party: "child:1", extras: "lunch:3" };
  const discounted = { ...agreed, lines: linesAgreed(lines, 300_00, "Friends") };

  test.each<[string, { guests: number; party?: string; extras?: string }, string[]]>([
    ["the same", agreed, ["2 guests × 15000", "1 child × 7500", "3 lunch × 1250"]],
    [
      "one child more",
      { ...agreed, guests: 4, party: "child:2" },
      ["2 guests × 15000", "2 child × 7500", "3 lunch × 1250"],
    ],
    [
      "an adult who is a senior",
      { ...agreed, party: "child:1;senior:1" },
      ["1 guests × 15000", "1 child × 7500", "3 lunch × 1250", "1 senior × 14000"],
    ],
    ["no children, no lunch", { guests: 3 }, ["3 guests × 15000"]],
  ])("at the catalogue's price: %s", (_, now, expected) => {
    const made = repricedLines(TOUR, { ...agreed, lines }, now);
    expect(told(made)).toEqual(expected);
    expect(sumOf(made)).toBe(bookedCents(TOUR, now));
    expect(tellParty(made, now)).toBe(true);
  });

  test.each<[string, { guests: number; party?: string; extras?: string }, number]>([
    ["who comes along pays today's price", { ...agreed, guests: 4, party: "child:2" }, 375_00],
    // 300 of 412.50, of which 375 are left
    ["what is given up takes its share", { ...agreed, extras: "" }, 272_73],
    ["an adult in place of a child adds the difference", { ...agreed, party: "" }, 375_00],
  ])("at an agreed price: %s", (_, now, cents) => {
    const made = repricedLines(TOUR, discounted, now);
    expect(sumOf(made)).toBe(cents);
    expect(made[made.length - 1]?.reason).toBe("Friends");
    expect(tellParty(made, now)).toBe(true);
  });

  test.each([
    [lines, agreed, true],
    [lines, { ...agreed, party: "child:2" }, false],
    [lines, { ...agreed, extras: "" }, false],
    [linesAgreed([], 400_00), agreed, false],
    [linesAgreed([], 400_00), { guests: 3 }, true],
  ])("%j tell of %j: %s", (some, booked, isTold) => {
    expect(tellParty(some, booked)).toBe(isTold);
  });
});

describe("how many of each", () => {
  test.each([
    ["", []],
    ["child:2", [["child", 2]]],
    [
      "child:2;infant:0;senior:1",
      [
        ["child", 2],
        ["senior", 1],
      ],
    ],
    ["child:2;child:1", null],
    ["child:-1", null],
    ["child:1.5", null],
    ["child:1000", null],
    ["Child:1", null],
    ["child:1;", null],
    ["'; DROP TABLE bookings;--:1", null],
  ])("%j reads as %j", (text, counts) => {
    expect(parseCounts(text)).toEqual(counts);
    if (counts) expect(parseCounts(countsText(parseCounts(text) ?? []))).toEqual(counts);
  });

  test.each([
    [3, "", "", {}],
    [4, "child:2;infant:1", "lunch:3;hour:3", {}],
    [2, "senior:2", "", {}],
    [3, "child:2;infant:1", "", { party: "party_alone" }],
    [1, "infant:1", "", { party: "party_alone" }],
    [3, "child:2;infant:2", "", { party: "party_over:4:3" }],
    [3, "x", "y", { party: "party_unreadable", extras: "party_unreadable" }],
    [6, "child:5", "", { party: "party_most:4:Child" }],
    [3, "student:1", "boat:1", { party: "party_unknown", extras: "party_unknown" }],
    [3, "", "lunch:4", { extras: "party_most:3:Lunch box" }],
    [3, "", "hour:4", { extras: "party_most:3:Extra hour" }],
    [null, "child:1", "", {}],
  ])("%j guests, %j and %j are answered with %j", (guests, party, extras, errors) => {
    expect(checkParty({ guests, party, extras }, { ...TOUR })).toEqual(errors);
  });

  test("what the catalogue has is not asked of a phone that was offline", () => {
    expect(checkCounts({ guests: 3, party: "student:3", extras: "boat:9" })).toEqual({});
    expect(checkCounts({ guests: 3, party: "student:4", extras: "" })).toEqual({
      party: "party_over:4:3",
    });
  });
});

describe("what the operator writes", () => {
  const child = { id: "child", name: "Child", from: 3, to: 11, price: 75, share: null, most: 0 };
  test.each<[object, string | null]>([
    [{}, null],
    [{ to: 3 }, null],
    [{ to: null }, null],
    [{ to: 2 }, "band_ends_before:Child"],
    [{ from: -1 }, "band_age:Child"],
    [{ from: 1.5 }, "band_age:Child"],
    [{ to: 200 }, "band_age:Child"],
    [{ price: 150 }, null],
    [{ price: 150.01 }, "band_above:Child"],
    [{ price: -1 }, "band_price:Child"],
    [{ price: 1.005 }, "band_price:Child"],
    [{ price: 0 }, null],
    [{ price: null, share: 50 }, null],
    [{ price: null, share: 101 }, "band_share:Child"],
    [{ price: null, share: null }, "band_share:Child"],
    [{ share: 50 }, "band_price:Child"],
    [{ most: 100 }, "band_most:Child"],
    [{ name: " " }, "band_name:60"],
    [{ name: "x".repeat(61) }, "band_name:60"],
    [{ id: "Child!" }, "band_name:60"],
  ])("a band with %j: %s", (part, code) => {
    expect(checkBands([{ ...child, ...part }], { price: 150 })).toBe(code);
  });

  test.each<[unknown, object, string | null]>([
    [[], {}, null],
    ["child", {}, "list_expected"],
    [[null], {}, "band_name:60"],
    [[child, child], {}, "band_twice"],
    [
      [child, { ...child, id: "youth", name: "Youth", from: 11, to: null }],
      {},
      "band_overlaps:Youth",
    ],
    [[child, { ...child, id: "youth", name: "Youth", from: 12, to: null }], {}, null],
    [[{ ...child, id: ["child"] }], {}, "band_name:60"],
    [
      Array.from({ length: 13 }, (_, at) => ({ ...child, id: `c${at}` })),
      {},
      "too_many_entries:12",
    ],
    [[child], { price_type: "per_group_additional" }, "bands_need_each"],
    [[child], { price_type: "per_person" }, null],
    [[], { price_type: "flat" }, null],
  ])("%j of %j: %s", (bands, service, code) => {
    expect(checkBands(bands, { price: 150, ...service })).toBe(code);
  });

  test.each<[object, string | null]>([
    [{}, null],
    [{ price: 0 }, null],
    [{ price: "12" }, "extra_price:Lunch"],
    [{ price: 1e9 }, "extra_price:Lunch"],
    [{ per: "day" }, "list_expected"],
    [{ most: -1 }, "band_most:Lunch"],
  ])("an extra with %j: %s", (part, code) => {
    const lunch = { id: "lunch", name: "Lunch", price: 12.5, per: "guest", most: 0 };
    expect(checkExtras([{ ...lunch, ...part }])).toBe(code);
  });

  test("is read with its names in each language, English where one is missing", () => {
    const texts = { es: { bands: ["Niño"], extras: [""] } };
    const extras = [{ id: "lunch", name: "Lunch", price: 12.5, per: "guest", most: 0 }];
    expect(offeredBeside({ bands: [child], extras, texts })).toEqual({
      bands: [
        {
          ...{ id: "child", names: { en: "Child", es: "Niño" }, fromAge: 3, toAge: 11 },
          ...{ most: 0, priceCents: 75_00, share: 100 },
        },
      ],
      extras: [
        {
          ...{ id: "lunch", names: { en: "Lunch", es: "Lunch" } },
          ...{ priceCents: 12_50, per: "guest", most: 0 },
        },
      ],
    });
    for (const nothing of [null, [], {}, "x"])
      expect(offeredBeside({ bands: nothing, extras: nothing })).toEqual({});
  });
});
