import { lazyPart } from "#ui/browser/lazy-page.tsx";

/** A booking's link, for other devices: fetched by who wants to see it. */
export const TripLink = lazyPart(() => import("#features/visitor/trip/TripLink.tsx"));

/** What a guest does with a booking that stands: fetched once that is shown. */
export const GuestActs = lazyPart(() => import("#features/visitor/booking/later/GuestActs.tsx"));

/** Has the link of a booking sent again. */
export const FindBooking = lazyPart(() => import("#features/visitor/trip/FindBooking.tsx"));
