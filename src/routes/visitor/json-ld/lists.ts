import type { Faq } from "#domain/catalogue/faq.ts";
import type { Catalogue } from "#domain/catalogue/find.ts";
import * as words from "#messages/json-ld.ts";
import * as shell from "#messages/visitor/shell.ts";
import { tourPath } from "../../paths.ts";
import { absolutePage } from "../../public-address.ts";
import type { Thing } from "./thing.ts";

export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** The way from the home page to this one. */
export function breadcrumbs(...crumbs: readonly Crumb[]): Thing {
  const way = [{ name: shell.home, path: "/" }, ...crumbs];
  return {
    "@type": "BreadcrumbList",
    itemListElement: way.map(({ name, path }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name,
      item: absolutePage(path),
    })),
  };
}

/** The questions that stand on the page. */
export function faqPage(faqs: readonly Faq[]): Thing {
  return {
    "@type": "FAQPage",
    mainEntity: faqs.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

/** All tours, by their pages. */
export function tourList({ tours }: Catalogue): Thing {
  return {
    "@type": "ItemList",
    name: words.tours,
    numberOfItems: tours.length,
    itemListElement: tours.map((tour, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name: tour.name,
      url: absolutePage(tourPath(tour)),
    })),
  };
}
