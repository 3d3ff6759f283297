import { lazyPage } from "#ui/browser/lazy-page.tsx";
import { pageHead } from "../page-head.ts";
import { pageRoute } from "../page-route.ts";

const AboutPage = lazyPage(() => import("#features/visitor/about/AboutPage.tsx"));

export const aboutRoute = pageRoute({
  path: "/about",
  head: () =>
    pageHead({
      path: "/about",
      scene: "about",
      title: "About",
      description:
        "A tour and transfer operator from San Ignacio, Belize, founded in 2015: our story, our values and our team.",
    }),
  load: () => AboutPage.preload(),
  component: () => <AboutPage />,
});
