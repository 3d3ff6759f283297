/** What pb_hooks call for the operator and for the machine. Built into pb_hooks/lib/office.js. */

import type { RoutesOf } from "./api/table.ts";
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
import { noteActor } from "./office/admins.ts";
import { checkPassword } from "./office/password.ts";
import { officeRoutes } from "./office/routes.ts";
import { answerPushKey, subscribeGuest } from "./push/subscriptions.ts";
import { workPushes } from "./push/work.ts";
import { catalogueChanged } from "./site/catalogue.ts";
import { beforeCreateService, beforeUpdateService, deleteService } from "./site/services.ts";
import { beforeUpdateSettings } from "./site/settings.ts";

/** The back office's routes (docs/decisions/0005-office-routes.md), what devices tell of mails and pushes, the machine's calls to itself. */
export const routes: RoutesOf<"office"> = {
  ...officeRoutes,
  "GET /api/push": answerPushKey,
  "POST /api/bookings/{id}/push": onceShipped(subscribeGuest),
  "POST /api/send-booking-emails": sendBookingMails,
  "GET /api/unsubscribe/{language}/{key}": onceShipped(unsubscribe),
  "POST /api/unsubscribe/{language}/{key}": onceShipped(unsubscribe),
  "POST /api/internal/deliver": deliverInternally,
  "POST /api/internal/push": workPushes,
  "POST /api/internal/backup": backUpNow,
};
export const office = { checkPassword, noteActor };
export const catalogue = { changed: catalogueChanged };
export const erasures = { beforeDelete, beforeUpdateAccount, waitAfterErasure };
export const health = { answer: answerHealth };
export const jobs = { run: runJob };
export const operations = { addCommands, archiveData, refuseRestore };
export const services = {
  beforeCreate: beforeCreateService,
  beforeUpdate: beforeUpdateService,
  remove: deleteService,
};
export const settings = { beforeUpdate: beforeUpdateSettings };
export const startup = { bootstrap };
export const waiting = { seatsMayBeBack };
