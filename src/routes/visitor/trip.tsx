import * as descriptions from "#messages/descriptions.ts";
import * as heads from "#messages/heads.ts";
import { lazyPage } from "#ui/browser/lazy-page.tsx";
import { pageHead } from "../page-head.ts";
import { pageRoute } from "../page-route.ts";
import { OtherDepartures } from "./other-departures.ts";
import { FindBooking, GuestActs, TripLink } from "./trip-parts.ts";

const TripPage = lazyPage(() => import("#features/visitor/confirmation/TripPage.tsx"));

/** A booking by its link, whose key stands behind `#`: no server and no log sees it there. */
export const tripRoute = pageRoute({
  path: "/trip",
  head: () =>
    pageHead({ title: heads.trip, description: import.meta.env.SSR && descriptions.trip }),
  load: () => TripPage.preload(),
  component: () => <TripPage {...{ OtherDepartures, GuestActs, TripLink, FindBooking }} />,
});
