import { isFlexible } from "#domain/catalogue/item.ts";
import { capital, inWords } from "#domain/number-words.ts";
import type { Site } from "#domain/site/site.ts";
import * as descriptions from "#messages/descriptions.ts";
import * as heads from "#messages/heads.ts";
import { lazyPage } from "#ui/browser/lazy-page.tsx";
import { shownSite } from "#ui/site/shown-site.ts";
import { pageHead } from "../page-head.ts";
import { pageRoute } from "../page-route.ts";
import { haveTexts } from "./site-texts.ts";

const ToursPage = lazyPage(() => import("#features/visitor/tours/ToursPage.tsx"));

const described = ({ tours }: Site) =>
  descriptions.tours(capital(inWords(tours.length)), tours.every(isFlexible));

export const toursRoute = pageRoute({
  path: "/tours",
  head: () =>
    pageHead({
      path: "/tours",
      title: heads.tours,
      description: import.meta.env.SSR && described(shownSite()),
    }),
  load: () => Promise.all([ToursPage.preload(), haveTexts()]),
  component: () => <ToursPage />,
});
