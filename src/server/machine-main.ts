/**
 * What pb_hooks call for the clock, for mails and pushes, and for the machine: all that a site needs while nobody is in its
 * back office. Built into pb_hooks/lib/machine.js (`vite build --mode hooks`).
 */

import type { RoutesOf } from "./api/table.ts";
import { seatsMayBeBack } from "./departures/confirm-waiting.ts";
import { archiveData, refuseRestore } from "./machine/backups.ts";
import { answerHealth } from "./machine/health.ts";
import { runJob } from "./machine/jobs.ts";
import { onceShipped } from "./machine/shipping.ts";
import { bootstrap } from "./machine/startup.ts";
import { deliverInternally, sendBookingMails } from "./mail/routes.ts";
import { unsubscribe } from "./mail/unsubscribe.ts";
import { answerPushKey, subscribeGuest } from "./push/subscriptions.ts";
import { workPushes } from "./push/work.ts";

export const routes: RoutesOf<"machine"> = {
  "GET /api/push": answerPushKey,
  "POST /api/bookings/{id}/push": onceShipped(subscribeGuest),
  "POST /api/send-booking-emails": sendBookingMails,
  "GET /api/unsubscribe/{language}/{key}": onceShipped(unsubscribe),
  "POST /api/unsubscribe/{language}/{key}": onceShipped(unsubscribe),
  "POST /api/internal/deliver": deliverInternally,
  "POST /api/internal/push": workPushes,
};
export const backups = { archiveData, refuseRestore };
export const health = { answer: answerHealth };
export const jobs = { run: runJob };
export const startup = { bootstrap };
export const waiting = { seatsMayBeBack };
