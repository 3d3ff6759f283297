/** What pb_hooks call for devices and visitors. Built into pb_hooks/lib/server.js (`vite build --mode hooks`). */
import { beforeCreate } from "./bookings/create.ts";
import { askForLink } from "./bookings/find-link.ts";
import { askBooking, cancelBooking } from "./bookings/manage.ts";
import { askTrip, changeTrip } from "./bookings/trip.ts";
import { limitConnections } from "./guards/connections.ts";
import { guardApi } from "./guards/guards.ts";
import { giveToken, signOut } from "./guards/sessions.ts";
import { commitNextToDisk } from "./machine/durability.ts";
import { nameOfAct, nameOfNew, onceShipped, waitAfterWrite } from "./machine/shipping.ts";
import { beforeCreateMessage } from "./messages.ts";
import { cachePicture } from "./site/pictures.ts";

export const bookings = {
  ask: askBooking,
  beforeCreate: onceShipped(beforeCreate, nameOfNew),
  cancel: onceShipped(cancelBooking),
};
export const connections = { limit: limitConnections };
export const durability = { commitNextToDisk, waitAfterWrite };
export const guards = { api: guardApi };
export const messages = { beforeCreate: onceShipped(beforeCreateMessage, nameOfNew) };
export const pictures = { cache: cachePicture };
export const sessions = { giveToken, signOut };
export const trips = { ask: askTrip, askForLink, change: onceShipped(changeTrip, nameOfAct) };
