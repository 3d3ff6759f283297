import { lazyPage } from "#ui/browser/lazy-page.tsx";
import { pageHead } from "../page-head.ts";
import { pageRoute } from "../page-route.ts";

const PrivacyPage = lazyPage(() => import("#features/visitor/privacy/PrivacyPage.tsx"));

export const privacyRoute = pageRoute({
  path: "/privacy",
  head: () =>
    pageHead({
      path: "/privacy",
      title: "Privacy",
      description:
        "Which data we keep when you book or write, where they are, for how long, what stays on your own device, and how to have them erased.",
    }),
  load: () => PrivacyPage.preload(),
  component: () => <PrivacyPage />,
});
