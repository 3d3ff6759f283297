import * as heads from "#messages/heads.ts";
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
      ...heads.contact,
    }),
  load: () => ContactPage.preload(),
  component: () => <ContactPage />,
});
