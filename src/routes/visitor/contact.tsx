import { lazyPage } from "#ui/browser/lazy-page.tsx";
import { pageHead } from "../page-head.ts";
import { pageRoute } from "../page-route.ts";

const ContactPage = lazyPage(() => import("#features/visitor/contact/ContactPage.tsx"));

export const contactRoute = pageRoute({
  path: "/contact",
  head: () =>
    pageHead({
      path: "/contact",
      scene: "contact",
      title: "Contact",
      description:
        "Write, call or message us in San Ignacio, Cayo, Belize. Booking hours Mon-Sun 7am-9pm, online booking 24/7.",
    }),
  load: () => ContactPage.preload(),
  component: () => <ContactPage />,
});
