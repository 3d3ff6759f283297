/** What pb_hooks call for devices and visitors. Built into pb_hooks/lib/server.js (`vite build --mode hooks`). */
import { beforeCreate } from "./bookings.ts";
import { limitConnections } from "./connections.ts";
import { commitNextToDisk } from "./durability.ts";
import { guardApi } from "./guards.ts";
import { askBooking, cancelBooking } from "./manage.ts";
import { beforeCreateMessage } from "./messages.ts";
import { cachePicture } from "./pictures.ts";
import { giveToken, signOut } from "./sessions.ts";
import { siteChanged, tellSite } from "./site-facts.ts";

export const bookings = { ask: askBooking, beforeCreate, cancel: cancelBooking };
export const connections = { limit: limitConnections };
export const durability = { commitNextToDisk };
export const guards = { api: guardApi };
export const messages = { beforeCreate: beforeCreateMessage };
export const pictures = { cache: cachePicture };
export const sessions = { giveToken, signOut };
export const site = { changed: siteChanged, tell: tellSite };
