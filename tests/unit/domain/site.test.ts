import { expect, test } from "vitest";
import { BUILT_IN_SITE } from "#domain/site/built-in.ts";
import { type Site, siteText } from "#domain/site/site.ts";
import { parseSite } from "#domain/site/site-schema.ts";

const [TOUR, RIDE] = [BUILT_IN_SITE.tours[0], BUILT_IN_SITE.transfers[0]];
const PERSON = { id: "a", sample: true, name: "Ana", role: "Guide", bio: "Born here." };
const SITE: Site = {
  ...BUILT_IN_SITE,
  ...{ id: "abc", version: 1, logo: "/api/files/x/logo.png" },
  team: [PERSON],
};

test("a site that was sent or kept comes back as it was", () => {
  expect(parseSite(JSON.parse(JSON.stringify(SITE)))).toEqual(SITE);
  const kinds = ["per_group_additional", "per_person", "flat"] as const;
  const transfers = kinds.map((priceType, at) => ({ ...BUILT_IN_SITE.transfers[at], priceType }));
  expect(parseSite({ ...SITE, transfers })).toEqual({ ...SITE, transfers });
});

test("what an older server does not say of an entry has its usual meaning", () => {
  const { sample: _, ...person } = PERSON;
  const quote = { id: "b", quote: "Good.", name: "A couple", location: "" };
  const site = parseSite({ ...SITE, team: [person], testimonials: [quote] });
  expect(site?.team).toEqual([{ ...person, sample: false }]);
  expect(site?.testimonials).toEqual([{ ...quote, sample: false, initial: "" }]);
});

test.each<[string, unknown]>([
  ["nothing", null],
  ["a part of one", { ...SITE, siteTitle: undefined }],
  ["a logo of another server", { ...SITE, logo: "https://other.example/api/files/logo.png" }],
  ["a tour without a price", { ...SITE, tours: [{ ...TOUR, priceCents: undefined }] }],
  ["a tour in half cents", { ...SITE, tours: [{ ...TOUR, priceCents: 0.5 }] }],
  ["a tour that is a transfer", { ...SITE, tours: [{ ...TOUR, type: "transfer" }] }],
  ["a tour of no category", { ...SITE, tours: [{ ...TOUR, category: "" }] }],
  ["a transfer without a route", { ...SITE, transfers: [{ ...RIDE, route: undefined }] }],
  ["a transfer that is a tour", { ...SITE, transfers: [{ ...RIDE, type: "tour" }] }],
  ["a price of no kind", { ...SITE, transfers: [{ ...RIDE, priceType: "" }] }],
  ["details without their lists", { ...SITE, details: { 1: { longDescription: "x" } } }],
  ["an unsafe link", { ...SITE, social: [{ id: "x", label: "x", url: "http://x.co/https://" }] }],
])("%s is no site", (_, value) => {
  expect(parseSite(value)).toBeNull();
});

test.each([
  [true, "order of its names", { b: 1, a: { d: 2, c: [3, null] } }],
  [false, "value", { a: { c: [3, null], d: 9 }, b: 1 }],
  [false, "order of a list", { a: { c: [null, 3], d: 2 }, b: 1 }],
])("a site's text stays (%s) with another %s", (isSame, _, other) => {
  const text = (facts: object) => siteText(facts as Site);
  expect(text(other) === text({ a: { c: [3, null], d: 2 }, b: 1 })).toBe(isSame);
});
