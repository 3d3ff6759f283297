import * as descriptions from "#messages/descriptions.ts";
import * as heads from "#messages/heads.ts";
import { lazyPage } from "#ui/browser/lazy-page.tsx";
import { pageHead } from "../page-head.ts";
import { pageRoute } from "../page-route.ts";
import { haveTexts } from "./site-texts.ts";

const TransfersPage = lazyPage(() => import("#features/visitor/transfers/TransfersPage.tsx"));

export const transfersRoute = pageRoute({
  path: "/transfers",
  head: () =>
    pageHead({
      path: "/transfers",
      scene: "transfers",
      title: heads.transfers,
      description: import.meta.env.SSR && descriptions.transfers,
    }),
  load: () => Promise.all([TransfersPage.preload(), haveTexts()]),
  component: () => <TransfersPage />,
});
