/** What pb_hooks call for devices and visitors. Built into pb_hooks/lib/server.js (`vite build --mode hooks`). */

import type { RoutesOf } from "./api/table.ts";
import { beforeCreate } from "./bookings/create.ts";
import { guardApi } from "./guards/guards.ts";
import { giveToken, signOut } from "./guards/sessions.ts";
import { commitNextToDisk } from "./machine/durability.ts";
import { nameOfNew, onceShipped, waitAfterWrite } from "./machine/shipping.ts";
import { beforeCreateMessage } from "./messages.ts";
import { cachePicture } from "./site/pictures.ts";

export const bookings = { beforeCreate: onceShipped(beforeCreate, nameOfNew) };
export const durability = { commitNextToDisk, waitAfterWrite };
export const guards = { api: guardApi };
export const messages = { beforeCreate: onceShipped(beforeCreateMessage, nameOfNew) };
export const pictures = { cache: cachePicture };
export const routes: RoutesOf<"server"> = { "POST /api/sign-out": signOut };
export const sessions = { giveToken };
