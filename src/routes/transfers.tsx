import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "./lazy-page.tsx";
import { pageHead } from "./page-head.ts";
import { rootRoute } from "./root.tsx";

const TransfersPage = lazyPage(() => import("#features/transfers/TransfersPage.tsx"));

export const transfersRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/transfers",
  head: () =>
    pageHead({
      path: "/transfers",
      scene: "transfers",
      title: "Transfers",
      description:
        "Private ground transfers across Belize, to Guatemala and Mexico: air-conditioned vehicles, professional drivers, fixed prices in USD, pay on site.",
    }),
  loader: () => TransfersPage.preload(),
  component: TransfersPage,
});
