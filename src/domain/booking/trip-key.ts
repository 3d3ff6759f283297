/** As the server makes them (src/server/bookings/trip-key.ts). */
const IS_KEY = /^[a-z0-9]{15}[dm][0-9a-f]{32}$/;

/** The id of the booking that a link's key would open; empty for what is none. */
export const idOfKey = (key: string): string => (IS_KEY.test(key) ? key.slice(0, 15) : "");
