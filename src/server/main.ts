/** What pb_hooks call for devices and visitors. Built into pb_hooks/lib/server.js (`vite build --mode hooks`). */

import type { RoutesOf } from "./api/table.ts";
import { beforeCreate } from "./bookings/create.ts";
import { guardApi } from "./guards/guards.ts";
import { giveToken, signOut } from "./guards/sessions.ts";
import { commitNextToDisk } from "./machine/durability.ts";
import { onceStored, waitAfterWrite } from "./machine/shipping.ts";
import { beforeCreateMessage } from "./messages.ts";
import { cachePicture } from "./site/pictures.ts";

/** Of what is made under an id that its device has given it. */
const onceMade = (e: pb.RecordRequestEvent) => onceStored(e, `${e.collection.name} ${e.record.id}`);

export const bookings = {
  beforeCreate: (e: pb.RecordRequestEvent) => beforeCreate(onceMade(e)),
};
export const durability = { commitNextToDisk, waitAfterWrite };
export const guards = { api: guardApi };
export const messages = {
  beforeCreate: (e: pb.RecordRequestEvent) => beforeCreateMessage(onceMade(e)),
};
export const pictures = { cache: cachePicture };
export const routes: RoutesOf<"server"> = { "POST /api/sign-out": signOut };
export const sessions = { giveToken };
