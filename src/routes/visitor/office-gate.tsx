import { useEffect } from "react";
import * as descriptions from "#messages/descriptions.ts";
import * as heads from "#messages/heads.ts";
import * as parts from "#messages/parts.ts";
import * as messagePages from "#messages/visitor/message-pages.ts";
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
  head: () =>
    pageHead({ title: heads.office, description: import.meta.env.SSR && descriptions.office }),
  component: OfficeMissing,
});

function OfficeMissing() {
  useEffect(() => void renewDocument(), []);
  return (
    <MessagePage title={messagePages.officeMissing} text={parts.notLoaded}>
      <Button onClick={() => window.location.reload()}>{parts.tryAgain}</Button>
    </MessagePage>
  );
}
