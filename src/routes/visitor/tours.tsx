import { capital, inWords } from "#domain/number-words.ts";
import { lazyPage } from "#ui/browser/lazy-page.tsx";
import { shownSite } from "#ui/site/shown-site.ts";
import { pageHead } from "../page-head.ts";
import { pageRoute } from "../page-route.ts";

const ToursPage = lazyPage(() => import("#features/visitor/tours/ToursPage.tsx"));

export const toursRoute = pageRoute({
  path: "/tours",
  head: () =>
    pageHead({
      path: "/tours",
      title: "Tours",
      description: `${capital(inWords(shownSite().tours.length))} guided day tours in Belize and Guatemala: Xunantunich, Tikal, the ATM cave, the Inland Blue Hole, Cockscomb and more. Flexible departures, pay on site.`,
    }),
  load: () => ToursPage.preload(),
  component: () => <ToursPage />,
});
