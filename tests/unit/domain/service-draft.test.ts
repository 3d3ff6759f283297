import { describe, expect, test } from "vitest";
import { TOURS, TRANSFERS } from "#domain/catalogue/built-in.ts";
import type { ItemType } from "#domain/catalogue/item.ts";
import { tourRow, transferRow } from "#domain/catalogue/row.ts";
import { BLANK_BAND, BLANK_EXTRA, bandsOfDraft } from "#domain/catalogue/service/bands-draft.ts";
import { checkService } from "#domain/catalogue/service/check.ts";
import { type DraftValue, draftOf, rowOfDraft, slugOf } from "#domain/catalogue/service/draft.ts";
import { rowOfTexts } from "#domain/catalogue/service/draft-texts.ts";
import { missingFields } from "#domain/catalogue/service/missing.ts";
import { rebased } from "#domain/catalogue/service/rebase.ts";
import { textFieldsOf } from "#domain/catalogue/service/rules.ts";
import { SAMPLE_SERVICES } from "#domain/catalogue/service/sample.ts";
import { itineraryIn, listIn, textIn } from "#domain/catalogue/service/texts.ts";

describe("what the built-in catalogue holds", () => {
  test.each(TOURS)("is right and goes unchanged through the editor: tour $id", (tour) => {
    const { number: _, ...built } = tourRow(tour);
    const row = {
      ...built,
      asks: {},
      deposit: {},
      bands: [],
      extras: [],
      questions: [],
      tax_class: "",
      waiver: "",
    };
    expect(checkService("tour", row)).toEqual({});
    expect(rowOfDraft("tour", draftOf("tour", row))).toEqual(row);
  });

  test.each(TRANSFERS)("is right and goes unchanged through the editor: transfer $id", (ride) => {
    const { number: _, ...built } = transferRow(ride);
    const oneWay = { route_back: "", back_percent: 0, back_amount: 0 };
    const beside = {
      ...{ asks: {}, deposit: {}, bands: [], extras: [], questions: [], tax_class: "" },
      waiver: "",
    };
    const row = { ...built, ...beside, ...oneWay };
    expect(checkService("transfer", row)).toEqual({});
    expect(rowOfDraft("transfer", draftOf("transfer", row))).toEqual(row);
  });

  test("is on offer, and has no extra price where the base fare covers the group", () => {
    for (const row of [...TOURS.map(tourRow), ...TRANSFERS.map(transferRow)])
      expect(row.active, row.name).toBe(true);
    const extras = TRANSFERS.slice(0, 2).map((ride) => transferRow(ride).additional_pax_price);
    expect(extras).toEqual([25, 0]);
  });
});

describe("what was typed, over what somebody else has saved", () => {
  const held = (changes: object, es: object) => ({
    draft: { ...SAMPLE_SERVICES.tour, ...changes },
    texts: { es: { ...es } },
  });
  const was = held({ includes: ["Guide", "Lunch"] }, { name: "Ruta", includes: ["Guía"] });

  test("goes together with it where each has changed something else", () => {
    const mine = held({ includes: ["Guide", "Lunch"], price: "70" }, { name: "Paseo" });
    const typed = { ...mine, texts: { es: { ...was.texts.es, name: "Paseo" } } };
    const is = held({ includes: ["Lunch", "Guide"] }, { name: "Ruta", includes: ["", "Guía"] });
    const { draft, texts, both } = rebased(typed, { was, is });
    expect(both).toEqual([]);
    expect(draft).toEqual({ ...is.draft, price: "70" });
    expect(texts).toEqual({ es: { name: "Paseo", includes: ["", "Guía"] } });
  });

  test("stays as it was typed where both have changed the same; a list goes with its texts", () => {
    const mine = held(was.draft, { name: "Paseo", includes: ["Guía", "Almuerzo"] });
    const is = held({ includes: ["Lunch", "Guide"] }, { name: "Camino", includes: ["", "Guía"] });
    const { draft, texts, both } = rebased(mine, { was, is });
    expect([...both].sort()).toEqual(["includes", "texts.es.name"]);
    expect([draft.includes, texts]).toEqual([was.draft.includes, mine.texts]);
    expect(rebased(is, { was, is }).both).toEqual([]);
  });
});

describe("a number as typed", () => {
  const stored = (field: string, text: string) =>
    rowOfDraft("tour", { ...SAMPLE_SERVICES.tour, [field]: text })[field];

  test.each([
    ["price", "82.5", 82.5],
    ["price", " 90 ", 90],
    ["price", "", null],
    ["price", "1,250.50", 1250.5],
    ["price", "12,50", Number.NaN],
    ["price", "about 90", Number.NaN],
    ["price", "  ", null],
    ["min_pax", "", 1],
    ["rating", "4.7", 4.7],
    ["rating", "good", Number.NaN],
    ["review_count", "", 0],
  ])("%s %j is stored as %j", (field, text, number) => {
    expect(stored(field, text)).toBe(number);
  });
});

test.each<[string, DraftValue, unknown]>([
  ["name", " Cave\n tour ", "Cave tour"],
  ["long_description", " Caves.\r\n\r\nRivers. ", "Caves.\n\nRivers."],
  ["highlights", [" Caves ", " ", "Rivers\n"], ["Caves", "Rivers"]],
  ["includes", "no list", []],
  [
    "itinerary",
    [
      { time: " 07:30 ", activity: " Pick-up\n" },
      { time: " ", activity: " " },
      { time: "09:00", activity: "" },
      { time: "", activity: "Lunch" },
    ],
    [
      { time: "07:30", activity: "Pick-up" },
      { time: "09:00", activity: "" },
      { time: "", activity: "Lunch" },
    ],
  ],
])("%s as typed, %j, is stored clean and without what is empty", (field, typed, clean) => {
  expect(rowOfDraft("tour", { ...SAMPLE_SERVICES.tour, [field]: typed })[field]).toEqual(clean);
});

test("a field that is not there is stored as one that is empty", () => {
  const row = rowOfDraft("tour", { featured: false, active: false });
  expect(row).toEqual({
    ...{ name: "", slug: "", price: null, short_description: "", long_description: "" },
    ...{ duration: "", category: "", location: "", rating: 0, review_count: 0, min_pax: 1 },
    ...{ highlights: [], includes: [], itinerary: [], requirements: [] },
    ...{
      asks: {},
      deposit: {},
      bands: [],
      extras: [],
      questions: [],
      tax_class: "",
      waiver: "",
      featured: false,
      active: false,
    },
  });
});

test("what is off the site is shown so, and an extra of nothing as none", () => {
  const { featured, active, price, additional_pax_price } = draftOf("transfer", {
    ...{ featured: 0, active: false, price: 0, additional_pax_price: 0 },
  });
  expect([featured, active, price, additional_pax_price]).toEqual([false, false, "", ""]);
});

describe("what is stored", () => {
  /** The fields that are told what is wrong with them. */
  const wrong = (type: ItemType, changes: object) => {
    const row = { ...rowOfDraft(type, SAMPLE_SERVICES[type]), price: 90, ...changes };
    return Object.entries(checkService(type, row)).flatMap(([field, words]) =>
      words ? field : [],
    );
  };
  const stops = (count: number, stop: object = {}) =>
    Array.from({ length: count }, () => ({ time: "07:30", activity: "Pick-up", ...stop }));

  test.each<[object]>([
    [{ name: "x".repeat(300), long_description: "x".repeat(10_000) }],
    [{ short_description: "", slug: "a-1" }],
    [{ price: 0.01, rating: 0, review_count: 1_000_000 }],
    [{ price: 100_000, rating: 5, min_pax: 50 }],
    [{ highlights: Array.from({ length: 40 }, () => "x".repeat(300)), includes: [] }],
    [{ asks: null }],
    [{ asks: { pickup_place: "required", luggage: "no" } }],
    [{ itinerary: stops(40, { time: "23:59", activity: "x".repeat(300) }) }],
  ])("may be %o", (changes) => {
    expect(wrong("tour", changes)).toEqual([]);
  });

  test.each<[object, string]>([
    [{ name: " " }, "name"],
    [{ name: undefined }, "name"],
    [{ name: "x".repeat(301) }, "name"],
    [{ long_description: "x".repeat(10_001) }, "long_description"],
    [{ slug: "" }, "slug"],
    [{ slug: "Caves" }, "slug"],
    [{ slug: "-caves" }, "slug"],
    [{ slug: "caves-" }, "slug"],
    [{ slug: "caves--rivers" }, "slug"],
    [{ slug: "x".repeat(101) }, "slug"],
    [{ price: 0 }, "price"],
    [{ price: 100_000.01 }, "price"],
    [{ price: "90" }, "price"],
    [{ price: Number.NaN }, "price"],
    [{ rating: 5.1 }, "rating"],
    [{ min_pax: 0 }, "min_pax"],
    [{ category: "Diving" }, "category"],
    [{ highlights: "Caves" }, "highlights"],
    [{ highlights: ["Caves", ""] }, "highlights"],
    [{ highlights: ["Caves", ["Rivers"]] }, "highlights"],
    [{ highlights: ["Caves", "x".repeat(301)] }, "highlights"],
    [{ highlights: Array.from({ length: 41 }, () => "x") }, "highlights"],
    [{ asks: { luggage: "often" } }, "asks"],
    [{ itinerary: null }, "itinerary"],
    [{ itinerary: stops(41) }, "itinerary"],
    [{ itinerary: [...stops(1), null] }, "itinerary"],
    [{ itinerary: [...stops(1), ...stops(1, { time: "24:00" })] }, "itinerary"],
    [{ itinerary: stops(1, { time: "7:30" }) }, "itinerary"],
    [{ itinerary: stops(1, { time: "07:60" }) }, "itinerary"],
    [{ itinerary: stops(1, { time: "at 07:30" }) }, "itinerary"],
    [{ itinerary: stops(1, { time: "07:30 sharp" }) }, "itinerary"],
    [{ itinerary: [...stops(1), ...stops(1, { activity: "" })] }, "itinerary"],
  ])("is refused with %o for its %s", (changes, field) => {
    expect(wrong("tour", changes)).toEqual([field]);
  });

  test("is told of a slug first what is missing or too long, then how it is spelt", () => {
    const told = (slug: string) => checkService("tour", { slug }).slug;
    expect(new Set(["", "X".repeat(101), "X"].map(told)).size).toBe(3);
    expect(told("")).toBe(told(" "));
  });
});

describe("a number between two steps", () => {
  const wrong = (field: string, value: number) =>
    checkService("tour", { ...tourRow(TOURS[0] as (typeof TOURS)[number]), [field]: value });

  test.each([
    ["price", 99.999, "two_decimals"],
    ["rating", 4.55, "one_decimal"],
    ["min_pax", 1.5, "whole_number"],
  ])("%s %d is refused", (field, value, message) => {
    expect(wrong(field, value)).toEqual({ [field]: message });
  });

  test("is none of what a computer writes with a rest", () => {
    for (let tenths = 0; tenths <= 50; tenths += 1)
      expect(wrong("rating", tenths / 10)).toEqual({});
    for (let cents = 1; cents <= 100_000; cents += 7)
      expect(wrong("price", cents / 100)).toEqual({});
    expect(wrong("price", 99_999.99)).toEqual({});
  });
});

test("a sample lacks only its price", () => {
  for (const type of ["tour", "transfer"] as const) {
    const row = rowOfDraft(type, SAMPLE_SERVICES[type]);
    expect(checkService(type, row)).toEqual({ price: "required:price" });
  }
});

test.each([
  ["Nim Li Punit & Lubaantun", "nim-li-punit-lubaantun"],
  ["  Nohoch Che'en!  ", "nohoch-cheen"],
  ["Café São José", "cafe-sao-jose"],
  ["2 × Xunantunich", "2-xunantunich"],
  ["¡¡ Caves !!", "caves"],
  ["x".repeat(101), "x".repeat(100)],
  [`${"x".repeat(99)} y`, "x".repeat(99)],
])("the slug of %j is %s", (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

describe("a text in another language", () => {
  test.each<[string, unknown]>([
    ["Cueva", "Cueva"],
    ["Cave", undefined],
    ["Cave", ""],
    ["Cave", "  "],
    ["Cave", ["Cueva"]],
  ])("shows %j for %j", (shown, written) => {
    expect(textIn(written, "Cave")).toBe(shown);
  });

  test.each<[string, unknown, string[]]>([
    ["as it is written", ["casco", "agua"], ["casco", "agua"]],
    ["with English where it ends, or says nothing", ["", "agua"], ["helmet", "agua"]],
    ["no longer than in English", ["casco", "agua", "pan"], ["casco", "agua"]],
    ["in English where it is missing", undefined, ["helmet", "water"]],
    ["in English where it is no list", "casco", ["helmet", "water"]],
  ])("of a list: %s", (_, written, shown) => {
    expect(listIn(written, ["helmet", "water"])).toEqual(shown);
  });

  test("of a day: each stop by its place, at the one time", () => {
    const day = [
      { time: "07:30", activity: "Pick-up" },
      { time: "16:10", activity: "Drop-off" },
    ];
    const [first, last] = day;
    expect(itineraryIn(["Salida"], day)).toEqual([{ ...first, activity: "Salida" }, last]);
    expect(itineraryIn(undefined, day)).toEqual(day);
  });

  test("is there for what is written, and not for numbers, codes and addresses", () => {
    const common = [
      ...["bands", "duration", "extras", "long_description", "name"],
      ...["questions", "short_description", "waiver"],
    ];
    const tour = ["highlights", "includes", "itinerary", "location", "requirements"];
    const transfer = [
      ...["description", "from_location", "route", "to_location", "vehicle_type"],
      "route_back",
    ];
    expect([...textFieldsOf("tour")].sort()).toEqual([...common, ...tour].sort());
    expect([...textFieldsOf("transfer")].sort()).toEqual([...common, ...transfer].sort());
  });

  test.each<[string, Record<string, unknown>, Record<string, string>]>([
    ["missing", {}, {}],
    ["a part", { name: "", highlights: ["", "Agua"], itinerary: ["Salida"] }, {}],
    ["too long", { name: "x".repeat(301) }, { "texts.es.name": "too_long:300" }],
    ["no list", { includes: "Agua" }, { "texts.es.includes": "list_expected" }],
    ["an entry", { includes: ["x".repeat(301)] }, { "texts.es.includes": "entry_too_long:300" }],
    ["stops", { itinerary: [{ time: "1" }] }, { "texts.es.itinerary": "entry_too_long:300" }],
  ])("is checked as English is, and may be missing: %s", (_, es, errors) => {
    const [tour] = TOURS;
    expect(checkService("tour", { ...(tour && tourRow(tour)), texts: { es } })).toEqual(errors);
  });

  test.each([null, undefined, [], { es: null }, { fr: { name: 1 } }])(
    "is not there: %j",
    (texts) => {
      const [tour] = TOURS;
      expect(checkService("tour", { ...(tour && tourRow(tour)), texts })).toEqual({});
    },
  );
});

describe("prices by age and extras", () => {
  const CHILD = { id: "child", name: "Child", from: 3, to: 11, price: 75.5, share: null, most: 4 };
  const SENIOR = {
    ...{ id: "s1", name: "Senior", from: 65, to: null },
    ...{ price: null, share: 80, most: 0 },
  };
  const LUNCH = { id: "lunch", name: "Lunch", price: 0, per: "booking", most: 0 };

  test("go unchanged through the editor", () => {
    const row = {
      ...tourRow(TOURS[0] as (typeof TOURS)[0]),
      bands: [CHILD, SENIOR],
      extras: [LUNCH],
    };
    const { bands, extras } = rowOfDraft("tour", draftOf("tour", row));
    expect({ bands, extras }).toEqual({ bands: [CHILD, SENIOR], extras: [LUNCH] });
  });

  test("get an id of their own by their name, and keep it; blank ones go", () => {
    const named = (name: string, id = "") => ({ ...BLANK_BAND, name, id, price: "1" });
    const bands = bandsOfDraft([
      ...[named("Niño  grande"), named("Child", "nino"), named("Niño"), BLANK_BAND],
      ...[named("子供"), named("ninogrande")],
    ]);
    expect(bands.map(({ id }) => id)).toEqual(["ninogrande", "nino", "nino2", "x", "ninogrande2"]);
    expect(bands[0]).toMatchObject({
      name: "Niño grande",
      from: 0,
      to: null,
      share: null,
      most: 0,
    });
    expect(bandsOfDraft([{ ...named("Child"), to: "old" }])[0]?.to).toBeNaN();
  });

  test("are written in another language at the same places", () => {
    const draft = {
      ...SAMPLE_SERVICES.tour,
      bands: [{ ...BLANK_BAND, name: "Child" }, BLANK_BAND, { ...BLANK_BAND, name: "Infant" }],
      extras: [{ ...BLANK_EXTRA, name: "Lunch" }],
    };
    const texts = { es: { bands: ["Niño", "", "Bebé"], extras: [""] } };
    const es = rowOfTexts("tour", draft, texts).es;
    expect([es?.bands, es?.extras]).toEqual([["Niño", "Bebé"], undefined]);
    const row = { ...rowOfDraft("tour", draft), texts: { es } };
    expect(missingFields("tour", row, "es")).toContain("extras");
    expect(missingFields("tour", row, "es")).not.toContain("bands");
  });
});
