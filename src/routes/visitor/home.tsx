import { lazyPage } from "#ui/browser/lazy-page.tsx";
import { pageHead } from "../page-head.ts";
import { pageRoute } from "../page-route.ts";

const HomePage = lazyPage(() => import("#features/visitor/home/HomePage.tsx"));

export const homeRoute = pageRoute({
  path: "/",
  head: () =>
    pageHead({
      path: "/",
      description:
        "Guided tours and private transfers in Belize from San Ignacio, Cayo: Maya cities, caves, jungle rivers. Book online, pay on site.",
    }),
  load: () => HomePage.preload(),
  component: () => <HomePage />,
});
