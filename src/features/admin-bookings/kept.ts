/** What the list needs of this device's database: fetched beside the list, and not before it. */
export { officeBookingOf } from "#data/remote/office-booking-row.ts";
export { followNews } from "#data/sync/follow-news.ts";
export { allKeptBookings, asShown, observeActs } from "#data/sync/kept-bookings.ts";
export { onActStored } from "#data/sync/office-queue.ts";
export { watchLookedAt } from "#data/sync/unseen-bookings.ts";
export { keptPage } from "./kept-list.ts";
