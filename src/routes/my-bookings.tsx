import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "./lazy-page.tsx";
import { pageHead } from "./page-head.ts";
import { rootRoute } from "./root.tsx";

const MyBookingsPage = lazyPage(() => import("#features/my-bookings/MyBookingsPage.tsx"));

/** What this device has booked. */
export const myBookingsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/my-bookings",
  head: () =>
    pageHead({ title: "My bookings", description: "What you have booked on this device." }),
  loader: () => MyBookingsPage.preload(),
  component: () => <MyBookingsPage />,
});
