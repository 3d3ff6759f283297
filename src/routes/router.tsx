import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { aboutRoute } from "./about.tsx";
import { adminRoutes } from "./admin.tsx";
import { bookingRoute, bookRoute } from "./booking.tsx";
import { confirmationRoute } from "./confirmation.tsx";
import { contactRoute } from "./contact.tsx";
import { ErrorPage } from "./error.tsx";
import { homeRoute } from "./home.tsx";
import { myBookingsRoute } from "./my-bookings.tsx";
import { NotFoundPage, notFoundRoute } from "./not-found.tsx";
import { rootRoute } from "./root.tsx";
import { tourRoute } from "./tour.tsx";
import { toursRoute } from "./tours.tsx";
import { transfersRoute } from "./transfers.tsx";
import { voucherRoute } from "./voucher.tsx";

/** The site map. */
const routeTree = rootRoute.addChildren([
  homeRoute,
  toursRoute,
  tourRoute,
  transfersRoute,
  aboutRoute,
  contactRoute,
  bookingRoute,
  bookRoute,
  confirmationRoute,
  voucherRoute,
  myBookingsRoute,
  ...adminRoutes,
  notFoundRoute,
]);

/** A new router: one for the browser, one for each page that is rendered at build time. */
export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history ? { history } : {}),
    // as the server's table of addresses is
    caseSensitive: true,
    defaultPreload: "intent",
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
  });
}

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The booking of the confirmation page; parsed there, since a browser may restore anything. */
    booking?: unknown;
  }
}
