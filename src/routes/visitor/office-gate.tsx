import { useEffect } from "react";
import { renewDocument } from "#ui/browser/renew-document.ts";
import { Button } from "#ui/parts/Button.tsx";
import { MessagePage } from "#ui/parts/MessagePage.tsx";
import { pageHead } from "../page-head.ts";
import { pageRoute } from "../page-route.ts";

/**
 * Stands where the back office could not be fetched: the public app, whose visitors never need it,
 * says so.
 */
export const officeGateRoute = pageRoute({
  path: "/admin/$",
  head: () => pageHead({ title: "Back office", description: "The operator's back office." }),
  component: OfficeMissing,
});

function OfficeMissing() {
  useEffect(() => void renewDocument(), []);
  return (
    <MessagePage
      title="The back office could not be loaded"
      text="This page could not be loaded. Check your connection and try again."
    >
      <Button onClick={() => window.location.reload()}>Try Again</Button>
    </MessagePage>
  );
}
