import { createRoute } from "@tanstack/react-router";
import { findItem } from "#domain/catalogue/find.ts";
import { lazyPage } from "./lazy-page.tsx";
import { pageHead } from "./page-head.ts";
import { rootRoute } from "./root.tsx";

const BookingPage = lazyPage(() => import("#features/booking/BookingPage.tsx"));

/** The booking form under the address that is linked, and under its shorter twin (SPEC §2). */
export const bookingRoute = bookingAt("/booking/$type/$id");
export const bookRoute = bookingAt("/book/$type/$id");

function bookingAt(path: "/booking/$type/$id" | "/book/$type/$id") {
  const route = createRoute({
    getParentRoute: () => rootRoute,
    path,
    head: ({ params }) =>
      pageHead({
        title: `Book ${findItem(params.type, params.id)?.name ?? "a tour or transfer"}`,
        description: "Book without an account. No payment required now - pay on site.",
      }),
    loader: () => BookingPage.preload(),
    component: function Booking() {
      return <BookingPage {...route.useParams()} />;
    },
  });
  return route;
}
