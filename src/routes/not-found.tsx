import * as descriptions from "#messages/descriptions.ts";
import * as heads from "#messages/heads.ts";
import * as words from "#messages/visitor/message-pages.ts";
import { ButtonLink } from "#ui/parts/Button.tsx";
import { MessagePage } from "#ui/parts/MessagePage.tsx";
import { pageHead } from "./page-head.ts";
import { pageRoute } from "./page-route.ts";

/** @param props `error`: what exactly is not there, if that can be said */
export function NotFoundPage({ error = "" }: { error?: string }) {
  return (
    <MessagePage
      title={words.notFound}
      text={`${error} ${words.notFoundText}`.trim()}
      scene="not-found"
    >
      <ButtonLink to="/">{words.goHome}</ButtonLink>
      <ButtonLink to="/contact" variant="outline">
        {words.contactUs}
      </ButtonLink>
    </MessagePage>
  );
}

export const notFoundRoute = pageRoute({
  path: "$",
  head: () =>
    pageHead({ title: heads.notFound, description: import.meta.env.SSR && descriptions.notFound }),
  component: () => <NotFoundPage />,
});
