import { type AnyRoute, createRouter, type RouterHistory } from "@tanstack/react-router";
import { aboutRoute } from "./about.tsx";
import { bookingRoute, bookRoute } from "./booking.tsx";
import { confirmationRoute } from "./confirmation.tsx";
import { contactRoute } from "./contact.tsx";
import { ErrorPage } from "./error.tsx";
import { homeRoute } from "./home.tsx";
import { myBookingsRoute } from "./my-bookings.tsx";
import { NotFoundPage, notFoundRoute } from "./not-found.tsx";
import { officeGateRoute } from "./office-gate.tsx";
import { privacyRoute } from "./privacy.tsx";
import { rootRoute } from "./root.tsx";
import { tourRoute } from "./tour.tsx";
import { toursRoute } from "./tours.tsx";
import { transfersRoute } from "./transfers.tsx";
import { voucherRoute } from "./voucher.tsx";

const PUBLIC_ROUTES = [
  homeRoute,
  toursRoute,
  tourRoute,
  transfersRoute,
  aboutRoute,
  privacyRoute,
  contactRoute,
  bookingRoute,
  bookRoute,
  confirmationRoute,
  voucherRoute,
  myBookingsRoute,
  notFoundRoute,
];

interface AppRouterOptions {
  /** The browser's own, unless a page is rendered at build time. */
  readonly history?: RouterHistory;
  /** The back office's part of the site map, fetched by those who go there. */
  readonly officeRoutes?: readonly AnyRoute[];
}

/** A new router: one for the browser, one for each page that is rendered at build time. */
export function createAppRouter({
  history,
  officeRoutes = [officeGateRoute],
}: AppRouterOptions = {}) {
  return createRouter({
    routeTree: rootRoute.addChildren([...PUBLIC_ROUTES, ...officeRoutes]),
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
