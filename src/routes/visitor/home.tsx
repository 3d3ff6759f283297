import * as descriptions from "#messages/descriptions.ts";
import { lazyPage } from "#ui/browser/lazy-page.tsx";
import { pageHead } from "../page-head.ts";
import { pageRoute } from "../page-route.ts";
import { haveTexts } from "./site-texts.ts";

const HomePage = lazyPage(() => import("#features/visitor/home/HomePage.tsx"));

export const homeRoute = pageRoute({
  path: "/",
  head: () =>
    pageHead({
      path: "/",
      description: import.meta.env.SSR && descriptions.home,
    }),
  load: () => Promise.all([HomePage.preload(), haveTexts()]),
  component: () => <HomePage />,
});
