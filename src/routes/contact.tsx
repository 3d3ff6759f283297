import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "./lazy-page.tsx";
import { pageHead } from "./page-head.ts";
import { rootRoute } from "./root.tsx";

const ContactPage = lazyPage(() => import("#features/contact/ContactPage.tsx"));

export const contactRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/contact",
  head: () =>
    pageHead({
      path: "/contact",
      scene: "contact",
      title: "Contact",
      description:
        "Write, call or message us in San Ignacio, Cayo, Belize. Booking hours Mon-Sun 7am-9pm, online booking 24/7.",
    }),
  loader: () => ContactPage.preload(),
  component: ContactPage,
});
