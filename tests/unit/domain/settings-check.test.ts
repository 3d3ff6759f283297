import { describe, expect, test } from "vitest";
import { ACCENTS, COLOUR_SCHEMES } from "#domain/site/appearance.ts";
import { checkContent, contentOf, shownContent } from "#domain/site/content.ts";
import { checkPlaces, parsePlaces, placesOf } from "#domain/site/pick-up-places.ts";
import { TEAM } from "#domain/site/sample-content.ts";
import { checkSettings } from "#domain/site/settings-check.ts";

const GOOD = {
  site_title: "Cayo Wayfarers",
  contact_email: "a@b.co",
  contact_phone: "+501 600-0100",
  admin_recipient: "",
  least_price_share: 50,
  customer_mails_a_day: 500,
  policy_hours: 48,
  mail_templates: null,
  color_scheme: COLOUR_SCHEMES[0],
  accent: ACCENTS[0],
  retention_months: 24,
  testimonials: null,
  team: null,
  social: null,
  pickup_places: null,
};

/** The fields that are told what is wrong with them. */
const wrong = (changes: object) =>
  Object.entries(checkSettings({ ...GOOD, ...changes })).flatMap(([field, words]) =>
    words ? field : [],
  );
const PERSON = { name: "Ana", role: "Guide", bio: "Born here." };
const LINK = { label: "Facebook", url: "https://facebook.com/cayo" };

describe("settings", () => {
  test.each<[object]>([
    [{}],
    [{ site_title: "x".repeat(100), contact_phone: "1".repeat(40) }],
    [{ site_title: ` ${"x".repeat(100)}\n` }],
    [{ admin_recipient: "desk@b.co" }],
    [{ retention_months: "6" }],
    [{ least_price_share: 0, customer_mails_a_day: 0 }],
    [{ least_price_share: 100, customer_mails_a_day: 100_000 }],
    [{ pickup_places: [] }],
    [{ pickup_places: Array(300).fill("x".repeat(200)) }],
    [{ mail_templates: {}, testimonials: [], team: [PERSON], social: [LINK] }],
  ])("with %o are right", (changes) => {
    expect(wrong(changes)).toEqual([]);
  });

  test.each<[object, string]>([
    [{ site_title: " " }, "site_title"],
    [{ site_title: null }, "site_title"],
    [{ site_title: "x".repeat(101) }, "site_title"],
    [{ site_title: "a\nb" }, "site_title"],
    [{ site_title: "a\rb" }, "site_title"],
    [{ contact_email: "" }, "contact_email"],
    [{ contact_email: "a@b" }, "contact_email"],
    [{ contact_phone: undefined }, "contact_phone"],
    [{ contact_phone: "1234" }, "contact_phone"],
    [{ contact_phone: "1".repeat(41) }, "contact_phone"],
    [{ contact_phone: "600\n0100" }, "contact_phone"],
    [{ admin_recipient: "desk" }, "admin_recipient"],
    [{ color_scheme: "sepia" }, "color_scheme"],
    [{ accent: "" }, "accent"],
    [{ retention_months: 25 }, "retention_months"],
    [{ least_price_share: 101 }, "least_price_share"],
    [{ least_price_share: -1 }, "least_price_share"],
    [{ least_price_share: 50.5 }, "least_price_share"],
    [{ least_price_share: "50" }, "least_price_share"],
    [{ customer_mails_a_day: 100_001 }, "customer_mails_a_day"],
    [{ mail_templates: [] }, "mail_templates"],
    [{ testimonials: undefined }, "testimonials"],
    [{ team: [{ ...PERSON, bio: "" }] }, "team"],
    [{ social: {} }, "social"],
    [{ pickup_places: "Inn" }, "pickup_places"],
    [{ pickup_places: ["Inn", 7] }, "pickup_places"],
    [{ pickup_places: [""] }, "pickup_places"],
    [{ pickup_places: ["a\nb"] }, "pickup_places"],
    [{ pickup_places: ["x".repeat(201)] }, "pickup_places"],
    [{ pickup_places: Array(301).fill("Inn") }, "pickup_places"],
  ])("with %o are refused for %s", (changes, field) => {
    expect(wrong(changes)).toEqual([field]);
  });
});

test("places are typed one a line, each counted once", () => {
  expect(parsePlaces(" Inn \n\nDock  2\nInn\n")).toEqual(["Inn", "Dock 2"]);
  expect(placesOf(["Inn", 7], "es")).toEqual(["Inn"]);
  expect(placesOf([], "en")).toEqual([]);
  const [english, spanish] = [placesOf(null, "en"), placesOf(null, "es")];
  expect(english).toHaveLength(spanish.length);
  for (const list of [english, spanish]) expect(checkPlaces(list)).toBeNull();
});

describe("a list of the site's content", () => {
  test.each([
    ["an entry without a text", "team", [{ ...PERSON, role: " " }]],
    ["an entry whose text is none", "team", [{ ...PERSON, role: 7 }]],
    ["what is no entry", "team", [null]],
    ["a text too long", "team", [{ ...PERSON, name: "x".repeat(101) }]],
    ["one entry too many", "team", Array.from({ length: 21 }, () => PERSON)],
    ["a second entry that is wrong", "team", [PERSON, {}]],
    ["an unsafe link", "social", [{ ...LINK, url: "http://facebook.com" }]],
    ["a link to nowhere", "social", [{ ...LINK, url: "https://" }]],
    ["words before a link", "social", [{ ...LINK, url: "see https://facebook.com" }]],
    ["words behind a link", "social", [{ ...LINK, url: "https://facebook.com there" }]],
  ] as const)("is refused with %s", (_, kind, list) => {
    expect(checkContent(kind, list)).toMatch(/\w/);
  });

  test("may have twenty entries, each as long as its limits", () => {
    const longest = { name: "x".repeat(100), role: "x".repeat(100), bio: "x".repeat(600) };
    const list = Array.from({ length: 20 }, () => longest);
    expect(checkContent("team", list)).toBeNull();
  });

  test.each<[unknown, string | null]>([
    [undefined, null],
    [{}, null],
    [{ role: "", bio: "x".repeat(600) }, null],
    [{ bio: "x".repeat(601) }, "field_too_long:600:bio"],
    [{ name: "Rosa", initial: "R" }, null],
    [{ role: 7 }, "texts_expected"],
    [{ sample: "no" }, "texts_expected"],
    ["Guía", "texts_expected"],
    [["Guía"], "texts_expected"],
  ])("has %j in Spanish: %j", (es, error) => {
    expect(checkContent("team", [{ ...PERSON, es }])).toBe(error);
  });

  test("is the samples until something is saved, and shown without what is hidden", () => {
    const hidden = { ...PERSON, hidden: true };
    expect(contentOf("team", null)).toBe(TEAM);
    for (const kind of ["testimonials", "team"] as const) {
      expect(checkContent(kind, contentOf(kind, null)), kind).toBeNull();
    }
    expect(contentOf("team", [hidden])).toEqual([hidden]);
    expect(shownContent("team", [hidden, PERSON], "en")).toEqual([PERSON]);
    const translated = { ...PERSON, es: { role: "Guía", bio: " " } };
    expect(shownContent("team", [translated], "en")).toEqual([PERSON]);
    expect(shownContent("team", [translated], "es")).toEqual([{ ...PERSON, role: "Guía" }]);
    expect(TEAM).toMatchObject(shownContent("team", undefined, "en"));
    expect(shownContent("team", undefined, "es")[1]).not.toHaveProperty("es");
    expect(shownContent("team", undefined, "es")[1]?.name).toBe("Conductor principal");
  });
});
