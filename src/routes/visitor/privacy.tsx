import * as descriptions from "#messages/descriptions.ts";
import * as heads from "#messages/heads.ts";
import { lazyPage } from "#ui/browser/lazy-page.tsx";
import { pageHead } from "../page-head.ts";
import { pageRoute } from "../page-route.ts";

const PrivacyPage = lazyPage(() => import("#features/visitor/privacy/PrivacyPage.tsx"));

export const privacyRoute = pageRoute({
  path: "/privacy",
  head: () =>
    pageHead({
      path: "/privacy",
      title: heads.privacy,
      description: import.meta.env.SSR && descriptions.privacy,
    }),
  load: () => PrivacyPage.preload(),
  component: () => <PrivacyPage />,
});
