/** What the list needs of this device's database: fetched beside the list, and not before it. */

export { followNews } from "#data/office/sync/follow-news.ts";
export { allKeptBookings, asShown, observeActs } from "#data/office/sync/kept/bookings.ts";
export { onActStored } from "#data/office/sync/queue.ts";
export { watchLookedAt } from "#data/office/sync/unseen-bookings.ts";
export { officeBookingOf } from "#domain/booking/office/fields.ts";
export { keptPage } from "./kept-list.ts";
