/** What pb_hooks call for the operator and for the machine. Built into pb_hooks/lib/office.js. */
import { checkBackup, refuseRestore } from "./backups.ts";
import { catalogueChanged } from "./catalogue.ts";
import { beforeDelete, beforeUpdateAccount } from "./erasures/hooks.ts";
import { tellHealth } from "./health.ts";
import { runJob } from "./jobs.ts";
import { deliverInternally, sendBookingMails } from "./mail/routes.ts";
import { addCommands, backUpNow } from "./operations.ts";
import { beforeCreateService, beforeUpdateService, deleteService } from "./services.ts";
import { beforeUpdateSettings } from "./settings.ts";
import { bootstrap } from "./startup.ts";

export { office } from "./office/routes.ts";
export const catalogue = { changed: catalogueChanged };
export const erasures = { beforeDelete, beforeUpdateAccount };
export const health = { tell: tellHealth };
export const jobs = { run: runJob };
export const mail = { deliverInternally, send: sendBookingMails };
export const operations = { addCommands, backUpNow, checkBackup, refuseRestore };
export const services = {
  beforeCreate: beforeCreateService,
  beforeUpdate: beforeUpdateService,
  remove: deleteService,
};
export const settings = { beforeUpdate: beforeUpdateSettings };
export const startup = { bootstrap };
