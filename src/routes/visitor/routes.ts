import type { PageRoute } from "../page-route.ts";
import { aboutRoute } from "./about.tsx";
import { bookingRoute, bookRoute } from "./booking.tsx";
import { confirmationRoute } from "./confirmation.tsx";
import { contactRoute } from "./contact.tsx";
import { homeRoute } from "./home.tsx";
import { myBookingsRoute } from "./my-bookings.tsx";
import { privacyRoute } from "./privacy.tsx";
import { tourRoute } from "./tour.tsx";
import { toursRoute } from "./tours.tsx";
import { transfersRoute } from "./transfers.tsx";
import { tripRoute } from "./trip.tsx";
import { voucherRoute } from "./voucher.tsx";

export const PUBLIC_ROUTES: readonly PageRoute[] = [
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
  tripRoute,
  myBookingsRoute,
];
