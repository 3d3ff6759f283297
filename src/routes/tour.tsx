import { createRoute } from "@tanstack/react-router";
import { findTour } from "#domain/catalogue/find.ts";
import { TourLoading } from "#features/tours/TourLoading.tsx";
import { lazyPage } from "./lazy-page.tsx";
import { pageHead } from "./page-head.ts";
import { rootRoute } from "./root.tsx";

const TourPage = lazyPage(() => import("#features/tours/TourPage.tsx"), TourLoading);

/** One tour, by the specification's integer or by slug. */
export const tourRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/tours/$id",
  head: ({ params }) => {
    const tour = findTour(params.id);
    return pageHead({
      title: tour?.name ?? "Tour not found",
      description: tour?.shortDescription ?? "The tour you're looking for doesn't exist.",
    });
  },
  loader: () => TourPage.preload(),
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: () => <TourLoading idOrSlug={tourRoute.useParams().id} />,
  component: () => <TourPage idOrSlug={tourRoute.useParams().id} />,
});
