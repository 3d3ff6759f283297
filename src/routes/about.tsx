import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "./lazy-page.tsx";
import { pageHead } from "./page-head.ts";
import { rootRoute } from "./root.tsx";

const AboutPage = lazyPage(() => import("#features/about/AboutPage.tsx"));

export const aboutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/about",
  head: () =>
    pageHead({
      path: "/about",
      scene: "about",
      title: "About",
      description:
        "A tour and transfer operator from San Ignacio, Belize, founded in 2015: our story, our values and our team.",
    }),
  loader: () => AboutPage.preload(),
  component: AboutPage,
});
