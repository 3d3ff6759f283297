import { createRoute, redirect } from "@tanstack/react-router";
import { Button } from "#ui/Button.tsx";
import { MessagePage } from "#ui/MessagePage.tsx";
import { pageHead } from "./page-head.ts";
import { isOfficePath } from "./paths.ts";
import { rootRoute } from "./root.tsx";

const openedAt = typeof location === "undefined" ? "/" : location.pathname;

/**
 * Stands for the back office in the public app, whose visitors never need its routes: whoever goes
 * there loads the document anew, and main.tsx fetches them. Where it could not, this says so.
 */
export const officeGateRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/$",
  beforeLoad: ({ location }) => {
    if (!isOfficePath(openedAt)) throw redirect({ href: location.href, reloadDocument: true });
  },
  head: () => pageHead({ title: "Back office", description: "The operator's back office." }),
  component: () => (
    <MessagePage
      title="The back office could not be loaded"
      text="This page could not be loaded. Check your connection and try again."
    >
      <Button onClick={() => window.location.reload()}>Try Again</Button>
    </MessagePage>
  ),
});
