import * as descriptions from "#messages/descriptions.ts";
import * as heads from "#messages/heads.ts";
import { lazyPage } from "#ui/browser/lazy-page.tsx";
import { pageHead } from "../page-head.ts";
import { pageRoute } from "../page-route.ts";
import { haveTexts } from "./site-texts.ts";

const AboutPage = lazyPage(() => import("#features/visitor/about/AboutPage.tsx"));

export const aboutRoute = pageRoute({
  path: "/about",
  head: () =>
    pageHead({
      path: "/about",
      scene: "about",
      title: heads.about,
      description: import.meta.env.SSR && descriptions.about,
    }),
  load: () => Promise.all([AboutPage.preload(), haveTexts()]),
  component: () => <AboutPage />,
});
