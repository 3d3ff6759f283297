import { ButtonLink } from "#ui/parts/Button.tsx";
import { MessagePage } from "#ui/parts/MessagePage.tsx";
import { pageHead } from "./page-head.ts";
import { pageRoute } from "./page-route.ts";

/** @param props `error`: what exactly is not there, if that can be said */
export function NotFoundPage({ error = "" }: { error?: string }) {
  return (
    <MessagePage
      title="404 Page Not Found"
      text={`${error} The trail ends here. The page you asked for isn't on our map, or has moved.`.trim()}
      scene="not-found"
    >
      <ButtonLink to="/">Go to Home</ButtonLink>
      <ButtonLink to="/contact" variant="outline">
        Contact Us
      </ButtonLink>
    </MessagePage>
  );
}

export const notFoundRoute = pageRoute({
  path: "$",
  head: () => pageHead({ title: "Page not found", description: "This page does not exist." }),
  component: () => <NotFoundPage />,
});
