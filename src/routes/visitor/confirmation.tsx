import * as descriptions from "#messages/descriptions.ts";
import * as heads from "#messages/heads.ts";
import { lazyPage } from "#ui/browser/lazy-page.tsx";
import { pageHead } from "../page-head.ts";
import { pageRoute } from "../page-route.ts";
import { OtherDepartures } from "./other-departures.ts";
import { PushOffer } from "./push-offer.ts";
import { GuestActs, TripLink } from "./trip-parts.ts";

const ConfirmationPage = lazyPage(
  () => import("#features/visitor/confirmation/ConfirmationPage.tsx"),
);

/** What was booked; reached from the booking form only, since the booking travels with the step. */
export const confirmationRoute = pageRoute({
  path: "/confirmation",
  head: () =>
    pageHead({
      title: heads.confirmation,
      description: import.meta.env.SSR && descriptions.confirmation,
    }),
  load: () => ConfirmationPage.preload(),
  component: () => <ConfirmationPage {...{ OtherDepartures, GuestActs, TripLink, PushOffer }} />,
});
