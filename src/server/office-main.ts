/** What pb_hooks call for the operator and for the machine. Built into pb_hooks/lib/office.js. */

import { seatsMayBeBack } from "./departures/confirm-waiting.ts";
import { beforeDelete, beforeUpdateAccount } from "./erasures/hooks.ts";
import { waitAfterErasure } from "./erasures/noted.ts";
import { archiveData, refuseRestore } from "./machine/backups.ts";
import { answerHealth } from "./machine/health.ts";
import { runJob } from "./machine/jobs.ts";
import { addCommands, backUpNow } from "./machine/operations.ts";
import { onceShipped } from "./machine/shipping.ts";
import { bootstrap } from "./machine/startup.ts";
import { deliverInternally, sendBookingMails } from "./mail/routes.ts";
import { unsubscribe } from "./mail/unsubscribe.ts";
import { answerPushKey, subscribeGuest } from "./push/subscriptions.ts";
import { workPushes } from "./push/work.ts";
import { catalogueChanged } from "./site/catalogue.ts";
import { beforeCreateService, beforeUpdateService, deleteService } from "./site/services.ts";
import { beforeUpdateSettings } from "./site/settings.ts";

export { office } from "./office/routes.ts";
export const catalogue = { changed: catalogueChanged };
export const erasures = { beforeDelete, beforeUpdateAccount, waitAfterErasure };
export const health = { answer: answerHealth };
export const jobs = { run: runJob };
export const mail = {
  deliverInternally,
  send: sendBookingMails,
  unsubscribe: onceShipped(unsubscribe),
};
export const operations = { addCommands, archiveData, backUpNow, refuseRestore };
export const push = {
  key: answerPushKey,
  subscribeGuest: onceShipped(subscribeGuest),
  work: workPushes,
};
export const services = {
  beforeCreate: beforeCreateService,
  beforeUpdate: beforeUpdateService,
  remove: deleteService,
};
export const settings = { beforeUpdate: beforeUpdateSettings };
export const startup = { bootstrap };
export const waiting = { seatsMayBeBack };
