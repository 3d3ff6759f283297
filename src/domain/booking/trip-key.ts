/** As the server makes them (src/server/bookings/links/trip-key.ts). */
const IS_KEY = /^[a-z0-9]{15}[dm][0-9a-f]{32}$/;

/** The id of the booking that a link's key would open; empty for what is none. */
export const idOfKey = (key: string): string => (IS_KEY.test(key) ? key.slice(0, 15) : "");

/** Why a key opens nothing any more that a device has had a booking by: its link was ended, or its booking is gone. */
export const whyGone = (key: string) => (idOfKey(key) ? "link_ended" : "booking_deleted");
