/**
 * Renders the public pages to HTML (`vite build --mode pages`), so that they can be read before any
 * script has arrived: at build time for the built-in site, while the server runs for what the
 * operator has made of it. Runs in Node; the browser's entry is main.tsx.
 */
import { renderToString } from "react-dom/server";
import { ASK_AHEAD } from "#data/remote/trip.ts";
import { addressIn, LANGUAGE } from "#domain/language.ts";
import { type CarriedSite, type Site, siteText } from "#domain/site/site.ts";
import * as app from "#messages/web-manifest.ts";
import { bookingPath } from "#routes/paths.ts";
import { PublicApp } from "#routes/visitor/app.tsx";
import { bookingThings, PAGE_THINGS, tourThings } from "#routes/visitor/json-ld/pages.ts";
import { jsonLdScript, type Thing } from "#routes/visitor/json-ld/thing.ts";
import { createPublicRouter } from "#routes/visitor/router.ts";
import { sceneLook } from "#ui/pictures/Scene.tsx";
import { SCENES, sceneNamed } from "#ui/pictures/scenes.ts";
import { SITE_ELEMENT, showSite } from "#ui/site/shown-site.ts";
import { fetchDrawing } from "#ui/visitor/map/drawing.ts";
import { headTags } from "./head-tags.ts";

export { BUILT_IN_SITE } from "#domain/site/built-in.ts";
export { APP_URL_TOKEN } from "#routes/public-address.ts";
export { OFFICE_PAGES, renderOfficePage } from "./office-pages.tsx";
export { siteText };

export interface RenderedPage {
  readonly html: string;
  readonly title: string;
  /** The other tags of the head, ready to stand in it. */
  readonly head: string;
  /** What stands at the end of the body. */
  readonly end: string;
  /** The path of its one address; null for a page that is kept out of search. */
  readonly canonical: string | null;
  /** The scene of its share picture. */
  readonly scene: string | null;
}

/** A page to be rendered: its address, the name of its file and its component's source module. */
export interface PublicPage {
  readonly address: string;
  /** Other addresses under which the same page is served. */
  readonly also: readonly string[];
  readonly file: string;
  readonly module: string | null;
  /** What it shows is known on the device only: it brings all its rules. */
  readonly isDrawnLater?: boolean;
  /** What runs in it before any file has come: before anything is drawn, and when its elements are there. */
  readonly scripts?: { readonly first?: string; readonly last: string };
  /** What it says to machines. */
  readonly things?: readonly Thing[];
  /** What it carries of the site. */
  readonly carries?: Carried;
}

/** Ids of the tours whose long texts a page shows; `names` for one that says no texts of tours and rides at all. */
type Carried = readonly number[] | "names";

/** What the installed app says of itself (src/host/pages/web-manifest.ts). */
export const APP_WORDS = {
  lang: LANGUAGE,
  description: app.description,
  shortcuts: [
    { ...app.tours, url: addressIn(LANGUAGE, "/tours") },
    { ...app.transfers, url: addressIn(LANGUAGE, "/transfers") },
    { ...app.contact, url: addressIn(LANGUAGE, "/contact") },
  ],
};

const MODULES = {
  home: "src/features/visitor/home/HomePage.tsx",
  tours: "src/features/visitor/tours/ToursPage.tsx",
  tour: "src/features/visitor/tours/TourPage.tsx",
  transfers: "src/features/visitor/transfers/TransfersPage.tsx",
  about: "src/features/visitor/about/AboutPage.tsx",
  contact: "src/features/visitor/contact/ContactPage.tsx",
  privacy: "src/features/visitor/privacy/PrivacyPage.tsx",
  booking: "src/features/visitor/booking/BookingPage.tsx",
  confirmation: "src/features/visitor/confirmation/ConfirmationPage.tsx",
  "my-bookings": "src/features/visitor/my-bookings/MyBookingsPage.tsx",
  voucher: "src/features/visitor/voucher/VoucherPage.tsx",
  trip: "src/features/visitor/confirmation/TripPage.tsx",
} as const;

/**
 * Leads home from a confirmation without a booking (SPEC: silently), before the large scripts have
 * come. What only these can know, that this device has forgotten the booking, they do themselves
 * (src/features/visitor/confirmation/use-shown-booking.ts).
 */
const HOME_WITHOUT_BOOKING = `history.state?.booking||location.replace("${addressIn(LANGUAGE, "/")}")`;

/**
 * Gives the page of a booking the picture that the step has named, as its script will
 * (src/ui/pictures/use-booking-scene.ts): it is drawn with the first paint.
 * @param isCropped as the page has its picture
 */
const bookingPicture = (isCropped: boolean) => {
  const looks = Object.keys(SCENES).map((name) => [name, sceneLook(sceneNamed(name), isCropped)]);
  const look = `${JSON.stringify(Object.fromEntries(looks))}[history.state?.scene]`;
  return `{const look=${look};look&&Object.assign(document.querySelector("main img:not([src])"),look)}`;
};

/** Every public page of the site, which is the one to be rendered from now on. */
export function publicPages(site: Site): PublicPage[] {
  showSite(site);
  const single = (address: string, file: keyof typeof MODULES) => ({
    address,
    also: [],
    file,
    module: MODULES[file],
    things: PAGE_THINGS[address]?.(site) ?? [],
  });
  return [
    single("/", "home"),
    single("/tours", "tours"),
    single("/transfers", "transfers"),
    single("/about", "about"),
    single("/contact", "contact"),
    single("/privacy", "privacy"),
    ...[
      {
        ...single("/confirmation", "confirmation"),
        scripts: { first: HOME_WITHOUT_BOOKING, last: bookingPicture(true) },
      },
      { ...single("/voucher", "voucher"), scripts: { last: bookingPicture(false) } },
      single("/my-bookings", "my-bookings"),
      { ...single("/trip", "trip"), scripts: { first: ASK_AHEAD, last: bookingPicture(true) } },
    ].map((page) => ({ ...page, isDrawnLater: true, carries: "names" as const })),
    // a page for each address: the links of header and footer know where they are
    ...site.tours.flatMap((tour) => {
      const details = site.details[tour.id];
      if (!details) throw new Error(`Tour ${tour.id} has no long texts.`);
      return [tour.slug, String(tour.id)].map((id) => ({
        address: `/tours/${id}`,
        also: [],
        file: `tour-${id}`,
        module: MODULES.tour,
        things: tourThings({ ...tour, ...details }, site),
        carries: [tour.id],
      }));
    }),
    ...[...site.tours, ...site.transfers].map((item) => ({
      address: bookingPath(item),
      also: [
        `/booking/${item.type}/${item.slug}`,
        `/book/${item.type}/${item.id}`,
        `/book/${item.type}/${item.slug}`,
      ],
      file: `booking-${item.type}-${item.id}`,
      module: MODULES.booking,
      things: bookingThings(item),
      carries: "names" as const,
    })),
  ];
}

/** One part of an address, without what stands for bytes that are no letters: the browser reads none there. */
const NAME = "[^/\ufffd]+";

/** Pages that answer with 404 where nothing is found: the first whose pattern fits the address. */
export const MISSING_PAGES = [
  ...["tour", "transfer"].map((type) => ({
    pattern: `^/book(ing)?/${type}/${NAME}$`,
    address: `/booking/${type}/unknown`,
    file: `missing-booking-${type}`,
    module: MODULES.booking,
  })),
  {
    pattern: `^/tours/${NAME}$`,
    address: "/tours/unknown",
    file: "missing-tour",
    module: MODULES.tour,
  },
  { pattern: "^(/|$)", address: "/not-found", file: "missing", module: null },
];

/**
 * The site as a page carries it: data, and no script, so that what a page may run does not depend on
 * what the operator writes.
 */
export function siteBlock(site: Site, carries: Carried = []): string {
  const tourIds = carries === "names" ? [] : carries;
  const details = Object.fromEntries(tourIds.map((id) => [id, site.details[id]]));
  const carried: CarriedSite = carries === "names" ? namesOf(site) : site;
  // a text with `</script>` in it must not end the element
  // the places are for whoever fills in a form, from what the device keeps
  const json = JSON.stringify({ ...carried, details, places: undefined }).replace(/</g, "\\u003c");
  return `<script type="application/json" id="${SITE_ELEMENT}">${json}</script>`;
}

/** A page of one booking is waited for: it leaves out what it never says (src/routes/visitor/site-texts.ts). */
const namesOf = (site: Site): CarriedSite => ({
  ...site,
  isNamesOnly: true,
  testimonials: [],
  team: [],
  tours: site.tours.map((tour) => ({ ...tour, shortDescription: "" })),
  transfers: site.transfers.map((transfer) => ({ ...transfer, description: "" })),
});

/** One page as it is before its scripts. */
export async function renderPage({
  address,
  things = [],
}: Pick<PublicPage, "address" | "things">): Promise<RenderedPage> {
  const router = createPublicRouter(address);
  await Promise.all([router.load(), fetchDrawing()]);
  const html = renderToString(<PublicApp router={router} />);
  const { route, params } = router.view();
  const head = route.head(params);
  return { html, ...headTags(head), end: jsonLdScript(things), canonical: head.canonical };
}
