/**
 * Renders the public pages to HTML at build time (`vite build --mode pages`), so that they can be
 * read before any script has arrived. Runs in Node; the browser's entry is main.tsx.
 */
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { renderToString } from "react-dom/server";
import { TOUR_SUMMARIES } from "#domain/catalogue/tour-summaries.ts";
import { TRANSFER_SUMMARIES } from "#domain/catalogue/transfer-summaries.ts";
import { createAppRouter } from "#routes/router.tsx";

export interface RenderedPage {
  readonly html: string;
  readonly title: string;
  /** The other tags of the head, ready to stand in it. */
  readonly head: string;
}

/** A page to be rendered: its address, the name of its file and its component's source module. */
export interface PublicPage {
  readonly address: string;
  /** Other addresses under which the same page is served. */
  readonly also: readonly string[];
  readonly file: string;
  readonly module: string | null;
}

const MODULES = {
  home: "src/features/home/HomePage.tsx",
  tours: "src/features/tours/ToursPage.tsx",
  tour: "src/features/tours/TourPage.tsx",
  transfers: "src/features/transfers/TransfersPage.tsx",
  about: "src/features/about/AboutPage.tsx",
  contact: "src/features/contact/ContactPage.tsx",
  booking: "src/features/booking/BookingPage.tsx",
  confirmation: "src/features/confirmation/ConfirmationPage.tsx",
} as const;

/** Every public page of the site. */
export function publicPages(): PublicPage[] {
  const single = (address: string, file: keyof typeof MODULES) => ({
    address,
    also: [],
    file,
    module: MODULES[file],
  });
  return [
    single("/", "home"),
    single("/tours", "tours"),
    single("/transfers", "transfers"),
    single("/about", "about"),
    single("/contact", "contact"),
    single("/confirmation", "confirmation"),
    ...TOUR_SUMMARIES.map((tour) => ({
      address: `/tours/${tour.slug}`,
      also: [`/tours/${tour.id}`],
      file: `tour-${tour.slug}`,
      module: MODULES.tour,
    })),
    ...[...TOUR_SUMMARIES, ...TRANSFER_SUMMARIES].map(({ type, id }) => ({
      address: `/booking/${type}/${id}`,
      also: [`/book/${type}/${id}`],
      file: `booking-${type}-${id}`,
      module: MODULES.booking,
    })),
  ];
}

/** Pages that answer with 404 where nothing is found: the first whose pattern fits the address. */
export const MISSING_PAGES = [
  ...["tour", "transfer"].map((type) => ({
    pattern: `^/book(ing)?/${type}/[^/]+$`,
    address: `/booking/${type}/unknown`,
    file: `missing-booking-${type}`,
    module: MODULES.booking,
  })),
  {
    pattern: "^/tours/[^/]+$",
    address: "/tours/unknown",
    file: "missing-tour",
    module: MODULES.tour,
  },
  { pattern: "^/(?!book(ing)?/)", address: "/not-found", file: "missing", module: null },
];

/** One page as it is before its scripts. */
export async function renderPage(address: string): Promise<RenderedPage> {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [address] }));
  await router.load();
  const html = renderToString(<RouterProvider router={router} />);
  const tags = router.state.matches.flatMap((match) => match.meta ?? []).filter((tag) => !!tag);
  const title = tags.findLast((tag) => tag.title)?.title ?? "";
  const head = tags.filter((tag) => !tag.title).map((tag) => metaTag(Object.entries(tag)));
  return { html, title: escapeHtml(title), head: head.join("") };
}

function metaTag(attributes: [string, unknown][]): string {
  const written = attributes.map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`);
  return `<meta${written.join("")}>`;
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");
}
