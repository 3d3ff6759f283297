import { describe, expect, test } from "vitest";
import { TOURS, TRANSFERS } from "#domain/catalogue/built-in.ts";
import { tourFaqs } from "#domain/catalogue/tour-faqs.ts";
import { BUILT_IN_SITE } from "#domain/site/built-in.ts";
import { COMPANY } from "#domain/site/company.ts";
import { faq as CONTACT_FAQ, hours } from "#messages/visitor/contact.ts";
import { APP_URL_TOKEN } from "#routes/public-address.ts";
import { bookingThings, PAGE_THINGS, tourThings } from "#routes/visitor/json-ld/pages.ts";
import { jsonLdScript, type Thing } from "#routes/visitor/json-ld/thing.ts";

interface Node {
  readonly "@type": string | readonly string[];
  readonly [property: string]: unknown;
}

const SITE = { ...BUILT_IN_SITE, id: "built-in", version: 0 };

/** What a thing of each kind has to say; a kind that is missing here may not be used. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  TravelAgency: ["@id", "name", "url"],
  WebSite: ["name", "url", "publisher"],
  PostalAddress: ["addressLocality", "addressRegion", "addressCountry"],
  GeoCoordinates: ["latitude", "longitude"],
  Country: ["name"],
  Trip: ["name", "departureTime"],
  TouristTrip: ["name", "description", "url", "image", "provider", "offers", "itinerary"],
  Product: ["name", "image", "offers"],
  Offer: ["price", "priceCurrency", "availability", "url"],
  QuantitativeValue: ["minValue"],
  AggregateRating: ["ratingValue", "bestRating", "reviewCount"],
  ItemList: ["itemListElement"],
  ListItem: ["position", "name"],
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
  BreadcrumbList: ["itemListElement"],
  Service: ["name"],
  OfferCatalog: ["itemListElement"],
};

/** Properties that hold an address: of our site, or of schema.org's words. */
const ADDRESSES = ["@id", "url", "image", "logo", "item", "availability"];

const PAGES: readonly (readonly [string, readonly Thing[]])[] = [
  ...Object.entries(PAGE_THINGS).map(([path, things]) => [path, things(SITE)] as const),
  ...TOURS.map((tour) => [`/tours/${tour.slug}`, tourThings(tour, SITE)] as const),
  ...[...TOURS, ...TRANSFERS].map(
    (item) => [`/booking/${item.type}/${item.id}`, bookingThings(item)] as const,
  ),
];

/** What a machine finds in the page. */
function graphOf(things: readonly Thing[]): Node[] {
  const script = jsonLdScript(things);
  const json = /^<script type="application\/ld\+json">([^<]+)<\/script>$/.exec(script)?.[1] ?? "";
  const { "@context": context, "@graph": graph } = JSON.parse(json);
  expect(context).toBe("https://schema.org");
  return graph;
}

const typesOf = (node: Node): readonly string[] => [node["@type"]].flat();

/** Everything with a kind of its own, however deep. */
function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== "object" || value === null) return [];
  const below = Object.values(value).flatMap(nodesIn);
  return "@type" in value ? [value as Node, ...below] : below;
}

function only(things: readonly Thing[], type: string): Node {
  const found = graphOf(things).filter((node) => typesOf(node).includes(type));
  expect(found).toHaveLength(1);
  return found[0] as Node;
}

describe.each(PAGES)("%s", (_, things) => {
  test("says only what is known here, with all that it needs", () => {
    for (const node of nodesIn(graphOf(things))) {
      for (const type of typesOf(node)) {
        expect(Object.keys(REQUIRED)).toContain(type);
        for (const property of REQUIRED[type] ?? []) {
          expect(node[property] ?? "", `${type}.${property}`).not.toBe("");
        }
      }
    }
  });

  test("gives whole addresses, and counts its lists from 1", () => {
    for (const node of nodesIn(graphOf(things))) {
      for (const property of ADDRESSES) {
        if (node[property] === undefined) continue;
        expect(node[property]).toMatch(new RegExp(`^(${APP_URL_TOKEN}/|https://schema.org/)`));
      }
      const items = (node.itemListElement ?? []) as Node[];
      if (items[0]?.position === undefined) continue;
      expect(items.map((item) => item.position)).toEqual(items.map((_, at) => at + 1));
    }
  });
});

describe("a tour's page", () => {
  test.each([...TOURS])("$name: the catalogue's price, itinerary and questions", (tour) => {
    const things = tourThings(tour, SITE);
    const trip = only(things, "TouristTrip");
    expect(trip.offers).toMatchObject({
      price: (tour.priceCents / 100).toFixed(2),
      priceCurrency: "USD",
      url: `${APP_URL_TOKEN}/booking/tour/${tour.id}`,
      eligibleQuantity: { minValue: 2 },
    });
    expect(trip.itinerary).toMatchObject({
      itemListElement: tour.itinerary.map(({ time, activity }) => ({
        name: `${time} ${activity}`,
      })),
    });
    expect(only(things, "FAQPage").mainEntity).toMatchObject(
      tourFaqs(tour, 48).map(({ question, answer }) => ({
        name: question,
        acceptedAnswer: { text: answer },
      })),
    );
  });
});

test("a tour with a timetable names its next departures, in Belize time", () => {
  const [tour] = TOURS;
  if (!tour) throw new Error("There is no tour.");
  const trip = only(tourThings({ ...tour, departures: ["2026-12-24 07:30"] }, SITE), "TouristTrip");
  expect(trip.subTrip).toEqual([
    { "@type": "Trip", name: tour.name, departureTime: "2026-12-24T07:30:00-06:00" },
  ]);
  expect(only(tourThings(tour, SITE), "TouristTrip")).not.toHaveProperty("subTrip");
});

test("nothing tells machines that what is paid ahead is paid on site", () => {
  const [tour] = TOURS;
  if (!tour) throw new Error("There is no tour.");
  const told = (deposit?: { readonly percent: number; readonly days: number }) =>
    jsonLdScript(tourThings({ ...tour, deposit }, SITE));
  expect(told()).toMatch(/pay on site.*You pay on site/);
  expect(told({ percent: 30, days: 7 })).not.toMatch(/(?<!left you )pay on site/i);
  expect(told({ percent: 30, days: 7 })).toContain("Price per person. Nothing is paid online");
});

test("only tour 5 is rated, by the operator's own figure", () => {
  const rated = PAGES.flatMap(([path, things]) =>
    nodesIn(graphOf(things)).map((node) => [path, node.aggregateRating] as const),
  ).filter(([, rating]) => rating !== undefined);
  expect(rated).toEqual([
    [
      "/tours/atm-cave",
      { "@type": "AggregateRating", ratingValue: "5.0", bestRating: "5", reviewCount: 210 },
    ],
  ]);
});

test("all rides are offered at the catalogue's fares", () => {
  const service = only(PAGE_THINGS["/transfers"]?.(SITE) ?? [], "Service");
  expect(service.hasOfferCatalog).toMatchObject({
    itemListElement: TRANSFERS.map(({ id, name, priceCents }) => ({
      price: (priceCents / 100).toFixed(2),
      priceCurrency: "USD",
      url: `${APP_URL_TOKEN}/booking/transfer/${id}`,
      itemOffered: { name },
    })),
  });
});

test.each(["/", "/about", "/contact"])("%s tells who the operator is", (path) => {
  expect(only(PAGE_THINGS[path]?.(SITE) ?? [], "TravelAgency")).toMatchObject({
    name: COMPANY.name,
    telephone: COMPANY.phone,
    email: COMPANY.email,
    address: { addressLocality: "San Ignacio", addressRegion: "Cayo", addressCountry: "BZ" },
    geo: { latitude: 17.159, longitude: -89.07 },
    openingHours: "Mo-Su 07:00-21:00",
    priceRange: "$35–$320",
  });
  // the two are the same hours
  expect(hours).toBe("Mon-Sun 7am-9pm");
});

test("the contact page's questions", () => {
  const faq = only(PAGE_THINGS["/contact"]?.(SITE) ?? [], "FAQPage");
  expect(faq.mainEntity).toHaveLength(CONTACT_FAQ(48).length);
});

test("a text cannot end its element", () => {
  const script = jsonLdScript([{ "@type": "WebSite", name: "</script><img onerror=x>" }]);
  expect(script.match(/</g)).toHaveLength(2);
  expect(script).toContain("\\u003c/script>");
});

test("a page that says nothing has no element", () => {
  expect(jsonLdScript([])).toBe("");
});
