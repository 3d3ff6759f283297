import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "./lazy-page.tsx";
import { pageHead } from "./page-head.ts";
import { rootRoute } from "./root.tsx";

const HomePage = lazyPage(() => import("#features/home/HomePage.tsx"));

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/",
  head: () =>
    pageHead({
      path: "/",
      description:
        "Guided tours and private transfers in Belize from San Ignacio, Cayo: Maya cities, caves, jungle rivers. Book online, pay on site.",
    }),
  loader: () => HomePage.preload(),
  component: HomePage,
});
