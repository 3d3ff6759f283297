import { useEffect } from "react";
import { findTour } from "#domain/catalogue/find.ts";
import { formatUsd } from "#domain/money.ts";
import { TourLoading } from "#features/visitor/tours/TourLoading.tsx";
import * as descriptions from "#messages/descriptions.ts";
import * as words from "#messages/visitor/tour-head.ts";
import { lazyPage } from "#ui/browser/lazy-page.tsx";
import { whenIdle } from "#ui/browser/when-idle.ts";
import { tourScene } from "#ui/pictures/scenes.ts";
import { shownSite } from "#ui/site/shown-site.ts";
import { pageHead } from "../page-head.ts";
import { pageRoute } from "../page-route.ts";
import { tourPath } from "../paths.ts";
import { preloadBooking } from "./booking.tsx";
import { haveTourTexts } from "./site-texts.ts";

const TourPage = lazyPage(() => import("#features/visitor/tours/TourPage.tsx"), TourLoading);

/** One tour, by the specification's integer or by slug. */
export const tourRoute = pageRoute({
  path: "/tours/$id",
  head: ({ id }) => {
    const tour = findTour(shownSite(), id);
    if (!tour) return pageHead({ title: words.notFound, description: words.unknown });
    return pageHead({
      path: tourPath(tour),
      scene: tourScene(tour.id),
      title: tour.name,
      description:
        import.meta.env.SSR &&
        descriptions.tour(tour.shortDescription, tour.duration, formatUsd(tour.priceCents)),
    });
  },
  load: ({ id }) => Promise.all([TourPage.preload(), haveTourTexts(id)]),
  waiting: ({ params }) => <TourLoading idOrSlug={params.id} />,
  component: function TourAt({ params }) {
    // the form is the next step: it stands there at once
    useEffect(() => whenIdle(preloadBooking), []);
    return <TourPage idOrSlug={params.id} />;
  },
});
