import * as descriptions from "#messages/descriptions.ts";
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
      title: heads.contact,
      description: import.meta.env.SSR && descriptions.contact,
    }),
  load: () => ContactPage.preload(),
  component: () => <ContactPage />,
});
