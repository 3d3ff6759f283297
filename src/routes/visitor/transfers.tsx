import { lazyPage } from "#ui/browser/lazy-page.tsx";
import { pageHead } from "../page-head.ts";
import { pageRoute } from "../page-route.ts";

const TransfersPage = lazyPage(() => import("#features/visitor/transfers/TransfersPage.tsx"));

export const transfersRoute = pageRoute({
  path: "/transfers",
  head: () =>
    pageHead({
      path: "/transfers",
      scene: "transfers",
      title: "Transfers",
      description:
        "Private ground transfers across Belize, to Guatemala and Mexico: air-conditioned vehicles, professional drivers, fixed prices in USD, pay on site.",
    }),
  load: () => TransfersPage.preload(),
  component: () => <TransfersPage />,
});
