import { describe, expect, test } from "vitest";
import { pickUps } from "#domain/calendar/tour-hours.ts";
import { TOURS, TRANSFERS } from "#domain/catalogue/built-in.ts";
import {
  featuredTours,
  featuredTransfers,
  findItem,
  findTour,
  findTransfer,
  relatedTours,
} from "#domain/catalogue/find.ts";
import { PLACES, TRANSFER_PATHS } from "#domain/catalogue/places.ts";
import { checkService } from "#domain/catalogue/service/check.ts";
import { textFieldsOf } from "#domain/catalogue/service/rules.ts";
import { itineraryIn } from "#domain/catalogue/service/texts.ts";
import { TOUR_CATEGORIES } from "#domain/catalogue/tour.ts";
import { tourFaqs } from "#domain/catalogue/tour-faqs.ts";
import { TOUR_SITES } from "#domain/catalogue/tour-sites.ts";
import { BUILT_IN_SITE } from "#domain/site/built-in.ts";
import * as english from "../../../src/messages/en/visitor/transfers.ts";
import * as spanish from "../../../src/messages/es/visitor/transfers.ts";
import { rows } from "../../../src/server/catalogue-main.ts";

/** SPEC §3, Tour: id, name, slug, price in US dollars, featured. */
const SPEC_TOURS = [
  [1, "Xunantunich & Cave Tubing", "xunantunich-cave-tubing", 180, true],
  [2, "Xunantunich & Inland Blue Hole", "xunantunich-inland-blue-hole", 150, true],
  [3, "Nim Li Punit & Lubaantun", "nim-li-punit-lubaantun", 140, false],
  [4, "Tikal (Guatemala)", "tikal-guatemala", 290, true],
  [5, "Actun Tunichil Muknal", "atm-cave", 200, true],
  [6, "Cockscomb & River Tubing", "cockscomb-river-tubing", 140, false],
  [7, "Cockscomb & River Tubing + Chocolate Tour", "cockscomb-tubing-chocolate", 175, true],
  [8, "Bocawina / Mayflower Antelope Falls", "bocawina-mayflower-antelope-falls", 110, false],
] as const;

/** SPEC §3, Transfer: id, route, price, extra per guest beyond two (US dollars), duration, featured. */
const SPEC_TRANSFERS = [
  [1, "Belize International Airport to Placencia", 225, 25, "2.5 hours", true],
  [2, "Airport to San Ignacio", 150, null, "2 hours", true],
  [3, "Airport to Hopkins", 165, 25, "2 hours", true],
  [4, "San Ignacio to Placencia", 225, 25, "2 hours", false],
  [5, "Placencia to Hopkins", 100, 20, "45 minutes", false],
  [6, "Hopkins to Dangriga", 65, 15, "30 minutes", false],
  [7, "Hopkins to Punta Gorda", 180, 25, "2.5 hours", false],
  [8, "Flores (Guatemala) to Hopkins/Placencia", 320, 25, "4.5 hours", false],
  [9, "Airport to Water Ferry Terminal", 35, 10, "25 minutes", false],
  [10, "Hopkins to Chetumal (Mexico)", 225, 35, "3.5 hours", false],
  [11, "Airport to Corozal", 180, 25, "3 hours", false],
  [12, "Airport to Dangriga", 165, 25, "1.5 hours", false],
] as const;

const EVERYTHING = [...TOURS, ...TRANSFERS];

describe("the tours", () => {
  test("are those of the specification, in its order", () => {
    expect(TOURS.map((t) => [t.id, t.name, t.slug, t.priceCents / 100, t.featured])).toEqual(
      SPEC_TOURS,
    );
  });

  test("take two guests at least, and have a category of the list", () => {
    for (const tour of TOURS) {
      expect(tour.minPax, tour.name).toBe(2);
      expect(TOUR_CATEGORIES, tour.name).toContain(tour.category);
    }
  });

  test("have a rating in one case only, the operator's own figure", () => {
    const rated = TOURS.filter((tour) => tour.rating !== 0 || tour.reviewCount !== 0);
    expect(rated.map((t) => [t.id, t.rating, t.reviewCount])).toEqual([[5, 5, 210]]);
  });

  test("have a day whose times are HH:MM and ascend", () => {
    for (const tour of TOURS) {
      const times = tour.itinerary.map((stop) => stop.time);
      for (const time of times) expect(time, tour.name).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
      expect([...new Set(times)].sort(), tour.name).toEqual(times);
    }
  });

  test.each([...TOURS])("$name keeps to the lengths its page is laid out for", (tour) => {
    expect(tour.shortDescription.length).toBeGreaterThanOrEqual(90);
    expect(tour.shortDescription.length).toBeLessThanOrEqual(140);
    expect(words(tour.longDescription)).toBeGreaterThanOrEqual(110);
    expect(words(tour.longDescription)).toBeLessThanOrEqual(170);
    expect(tour.longDescription.split("\n\n").length).toBeGreaterThanOrEqual(2);
    expect(tour.highlights.length).toBeGreaterThanOrEqual(5);
    expect(tour.includes.length).toBeGreaterThanOrEqual(5);
    expect(tour.itinerary.length).toBeGreaterThanOrEqual(7);
    expect(tour.requirements.length).toBeGreaterThanOrEqual(5);
  });

  test.each([
    ["tikal-guatemala", "12 hours"],
    ["tikal-guatemala", "passport is mandatory"],
    ["tikal-guatemala", "20–25 USD per person, subject to change"],
    ["atm-cave", "no cameras or phones"],
    ["cockscomb-tubing-chocolate", "175 USD per guest is the total, chocolate included"],
    [
      "bocawina-mayflower-antelope-falls",
      "zip-line and a waterfall rappel can be added at extra cost",
    ],
  ])("%s says: %s", (slug, phrase) => {
    const tour = TOURS.find((each) => each.slug === slug);
    expect(tour?.longDescription).toContain(phrase);
  });
});

describe("the transfers", () => {
  test("are those of the specification, in its order", () => {
    expect(
      TRANSFERS.map((t) => [
        t.id,
        t.route,
        t.priceCents / 100,
        t.additionalPaxPriceCents === null ? null : t.additionalPaxPriceCents / 100,
        t.duration,
        t.featured,
      ]),
    ).toEqual(SPEC_TRANSFERS);
  });

  test.each([...TRANSFERS])("$route is a private ride for ten, named for its route", (transfer) => {
    expect(transfer.name).toBe(transfer.route);
    expect(transfer.maxPassengers).toBe(10);
    expect(transfer.priceType).toBe("per_group_additional");
    expect(transfer.transferType).toBe("Private Ground Transfer");
    expect(words(transfer.longDescription)).toBeGreaterThanOrEqual(50);
    expect(words(transfer.longDescription)).toBeLessThanOrEqual(90);
  });

  test.each([...TRANSFERS])("$route gives its time as about so much", (transfer) => {
    const about = new RegExp(`about ${transfer.duration}`, "i");
    expect(transfer.description).toMatch(about);
    expect(transfer.longDescription).toMatch(about);
    expect(transfer.longDescription).toMatch(/traffic|rain/);
  });

  test.each(["8", "10"])("transfer %s over a border asks for a passport", (id) => {
    expect(findTransfer(BUILT_IN_SITE, id)?.description).toContain("Passport needed");
  });
});

describe("the whole catalogue", () => {
  test.each([
    ["tours", TOURS],
    ["transfers", TRANSFERS],
  ])("%s have unique ids and kebab-case slugs that are no ids", (_, items) => {
    expect(new Set(items.map((item) => item.id)).size).toBe(items.length);
    expect(new Set(items.map((item) => item.slug)).size).toBe(items.length);
    for (const item of items) expect(item.slug).toMatch(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);
  });

  test.each([...EVERYTHING])("$name has no empty or unfinished text", (item) => {
    const texts = textsOf(item);
    expect(texts.length).toBeGreaterThan(8);
    for (const text of texts) expectFinished(text);
  });
});

describe("the questions of a tour", () => {
  test.each([...BUILT_IN_SITE.tours])("$name has its own and the general ones", (tour) => {
    const faqs = tourFaqs(tour, 24);
    const ids = faqs.map((faq) => faq.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.slice(-4)).toEqual(["minimum-guests", "cancellation", "payment", "private"]);
    expect(ids.length - 4).toBeGreaterThanOrEqual(3);
    for (const text of textsOf(faqs)) expectFinished(text);
    expect(faqs.at(-3)?.answer).toContain("at least 24 hours before");
    // the office changes prices, and none of these
    expect(JSON.stringify(faqs)).not.toContain(`${tour.priceCents / 100} USD`);
  });

  test.each([
    [2, "Minimum guests for this tour: 2."],
    [1, "Minimum guests for this tour: 1."],
    [0, "Minimum guests for this tour: N/A."],
  ])("with minPax %i the minimum reads %s", (minPax, phrase) => {
    const [tour] = BUILT_IN_SITE.tours;
    if (tour === undefined) throw new Error("the catalogue is empty");
    const faq = tourFaqs({ ...tour, minPax }, 48).find((each) => each.id === "minimum-guests");
    expect(faq?.answer).toContain(phrase);
  });

  test.each([
    [undefined, "No payment is needed now. You pay on site"],
    [
      { cents: 50_00, days: 7 },
      "A deposit is paid ahead, by the day that your booking names; what",
    ],
    [
      { percent: 100, days: 7 },
      "The whole price is paid ahead, by the day that your booking names.",
    ],
  ])("with a deposit of %o it is paid so: %s", (deposit, begins) => {
    const [tour] = BUILT_IN_SITE.tours;
    if (tour === undefined) throw new Error("the catalogue is empty");
    const faq = tourFaqs({ ...tour, deposit }, 48).find((each) => each.id === "payment");
    expect(faq?.answer.slice(0, begins.length)).toBe(begins);
  });

  test("a tour added by the office has the general ones only", () => {
    const [tour] = BUILT_IN_SITE.tours;
    if (tour === undefined) throw new Error("the catalogue is empty");
    expect(tourFaqs({ ...tour, id: 99 }, 48).length).toBe(4);
  });
});

describe("finding", () => {
  test.each([
    ["5", 5],
    ["atm-cave", 5],
    ["1", 1],
    ["xunantunich-cave-tubing", 1],
    ["8", 8],
    ["05", 5],
  ])("the tour %j", (idOrSlug, id) => {
    expect(findTour(BUILT_IN_SITE, idOrSlug)?.id).toBe(id);
  });

  test.each(["", "0", "00", "9", "-5", "5.0", "5abc", " 5", "5e0", "ATM-cave", "constructor"])(
    "no tour %j",
    (idOrSlug) => {
      expect(findTour(BUILT_IN_SITE, idOrSlug)).toBeUndefined();
    },
  );

  test.each([
    ["tour", "12", undefined],
    ["transfer", "12", "Airport to Dangriga"],
    ["transfer", "13", undefined],
    ["tour", "tikal-guatemala", "Tikal (Guatemala)"],
    ["transfer", "airport-to-san-ignacio", "Airport to San Ignacio"],
    ["transfer", "tikal-guatemala", undefined],
    ["tours", "1", undefined],
    ["Tour", "1", undefined],
    ["toString", "1", undefined],
    ["", "", undefined],
  ])("the item of /booking/%s/%s: %s", (type, id, name) => {
    expect(findItem(BUILT_IN_SITE, type, id)?.name).toBe(name);
  });

  test.each([
    [1, [2, 5]],
    [2, [1, 5]],
    [3, [4]],
    [4, [3]],
    [5, [1, 2]],
    [6, [7, 8]],
    [7, [6, 8]],
    [8, [6, 7]],
  ])("tours related to %i", (id, related) => {
    const tour = findTour(BUILT_IN_SITE, String(id));
    if (tour === undefined) throw new Error(`no tour ${id}`);
    expect(relatedTours(BUILT_IN_SITE, tour).map((each) => each.id)).toEqual(related);
  });

  test("the first three featured tours and transfers", () => {
    expect(featuredTours(BUILT_IN_SITE).map((tour) => tour.id)).toEqual([1, 2, 4]);
    expect(featuredTransfers(BUILT_IN_SITE).map((transfer) => transfer.id)).toEqual([1, 2, 3]);
    const transfers = TRANSFERS.map((ride) => ({ ...ride, featured: ride.id > 8 }));
    expect(featuredTransfers({ tours: [], transfers }).map(({ id }) => id)).toEqual([9, 10, 11]);
  });

  test("three tours at most that are related to one", () => {
    const tours = TOURS.map((tour) => ({ ...tour, category: TOUR_CATEGORIES[0] }));
    const [first] = tours as [(typeof tours)[number]];
    expect(relatedTours({ tours, transfers: [] }, first).map(({ id }) => id)).toEqual([2, 3, 4]);
  });
});

describe("the places", () => {
  test("are unique and lie in or beside Belize", () => {
    expect(new Set(PLACES.map((place) => place.id)).size).toBe(PLACES.length);
    for (const { id, lat, lng } of PLACES) {
      expect(lat > 15.8 && lat < 18.6, id).toBe(true);
      expect(lng > -90 && lng < -87.4, id).toBe(true);
    }
  });

  test("are known for every tour and transfer", () => {
    for (const tour of BUILT_IN_SITE.tours)
      expect(TOUR_SITES[tour.id]?.length, tour.name).toBeTruthy();
    for (const { id, name } of BUILT_IN_SITE.transfers)
      expect(TRANSFER_PATHS[id], name).toBeDefined();
  });

  test("are passed once only by each transfer", () => {
    for (const { from, via, to } of Object.values(TRANSFER_PATHS)) {
      const stops = [from, ...via, to];
      expect(new Set(stops).size).toBe(stops.length);
    }
  });
});

function words(text: string): number {
  return text.split(/\s+/).length;
}

/** Every string in a value, however deep. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

function expectFinished(text: string): void {
  expect(text.trim()).toBe(text);
  expect(text).not.toBe("");
  expect(text).not.toMatch(/lorem|\(check\)|TODO|PLACEHOLDER|undefined/i);
}

describe("in Spanish", () => {
  const services = [
    ...rows.tours.map((row) => ["tour", row.name, row, row.texts.es ?? {}] as const),
    ...rows.transfers.map((row) => ["transfer", row.name, row, row.texts.es ?? {}] as const),
  ];

  test.each(services)("the %s %s has each of its texts", (type, _, english, spanish) => {
    const columns: Record<string, unknown> = english;
    expect(Object.keys(spanish).sort()).toEqual([...textFieldsOf(type)].sort());
    for (const field of textFieldsOf(type)) {
      const texts = [spanish[field]].flat();
      expect(texts.length, field).toBe([columns[field]].flat().length);
      for (const text of texts) expect(String(text).trim(), field).not.toBe("");
    }
    // none is built in that is offered both ways
    const oneWay = { back_percent: 0, back_amount: 0 };
    expect(checkService(type, { ...oneWay, ...english })).toEqual({});
  });

  test.each(rows.tours)("guests of $name are met at the same hours", ({ itinerary, texts }) => {
    const translated = itineraryIn(texts.es?.itinerary, itinerary);
    const hours = (day: typeof itinerary) => pickUps(day).map(({ time }) => time);
    expect(hours(translated)).toEqual(hours(itinerary));
    expect(translated.length).toBe(itinerary.length);
  });

  test.each(rows.transfers)("$name is short on the map as in English", ({ route, texts }) => {
    const ends = spanish.shortRoute(String(texts.es?.route)).split(" – ");
    expect(ends.length).toBe(2);
    expect(english.shortRoute(route).split(" – ").length).toBe(2);
    expect(ends.join().length).toBeLessThan(36);
  });
});
