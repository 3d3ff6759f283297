import * as descriptions from "#messages/descriptions.ts";
import * as heads from "#messages/heads.ts";
import { lazyPage } from "#ui/browser/lazy-page.tsx";
import { pageHead } from "../page-head.ts";
import { pageRoute } from "../page-route.ts";
import { OtherDepartures } from "./other-departures.ts";
import { PushOffer } from "./push-offer.ts";
import { FindBooking, GuestActs, TripLink } from "./trip-parts.ts";

const MyBookingsPage = lazyPage(() => import("#features/visitor/my-bookings/MyBookingsPage.tsx"));

/** What this device has booked. */
export const myBookingsRoute = pageRoute({
  path: "/my-bookings",
  head: () =>
    pageHead({
      title: heads.myBookings,
      description: import.meta.env.SSR && descriptions.myBookings,
    }),
  load: () => MyBookingsPage.preload(),
  component: () => (
    <MyBookingsPage {...{ OtherDepartures, GuestActs, TripLink, FindBooking, PushOffer }} />
  ),
});
