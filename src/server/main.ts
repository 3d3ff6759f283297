/** Everything that pb_hooks call. Built into pb_hooks/lib/server.js (`vite build --mode hooks`). */
import { checkBackup, refuseRestore } from "./backups.ts";
import { beforeCreate } from "./bookings.ts";
import { catalogueChanged } from "./catalogue.ts";
import { limitConnections } from "./connections.ts";
import { commitNextToDisk } from "./durability.ts";
import { beforeDelete, beforeUpdateAccount } from "./erasures/hooks.ts";
import { guardApi } from "./guards.ts";
import { runJob } from "./jobs.ts";
import { deliverInternally, sendBookingMails } from "./mail/routes.ts";
import { askBooking, cancelBooking } from "./manage.ts";
import { beforeCreateMessage } from "./messages.ts";
import { office } from "./office/routes.ts";
import { addCommands, backUpNow } from "./operations.ts";
import { cachePicture } from "./pictures.ts";
import { beforeCreateService, beforeUpdateService, deleteService } from "./services.ts";
import { giveToken, signOut } from "./sessions.ts";
import { beforeUpdateSettings } from "./settings.ts";
import { siteChanged, tellSite } from "./site-facts.ts";
import { bootstrap } from "./startup.ts";

export const bookings = { ask: askBooking, beforeCreate, cancel: cancelBooking };
export const catalogue = { changed: catalogueChanged };
export const connections = { limit: limitConnections };
export const durability = { commitNextToDisk };
export const erasures = { beforeDelete, beforeUpdateAccount };
export const guards = { api: guardApi };
export const jobs = { run: runJob };
export const mail = { deliverInternally, send: sendBookingMails };
export const messages = { beforeCreate: beforeCreateMessage };
export { office };
export const operations = { addCommands, backUpNow, checkBackup, refuseRestore };
export const pictures = { cache: cachePicture };
export const services = {
  beforeCreate: beforeCreateService,
  beforeUpdate: beforeUpdateService,
  remove: deleteService,
};
export const sessions = { giveToken, signOut };
export const settings = { beforeUpdate: beforeUpdateSettings };
export const site = { changed: siteChanged, tell: tellSite };
export const startup = { bootstrap };
