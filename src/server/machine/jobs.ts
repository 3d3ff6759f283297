import { checkSeats } from "../departures/check.ts";
import { confirmWaiting } from "../departures/confirm-waiting.ts";
import { copyLedger } from "../erasures/copy.ts";
import { queueAskedLinks } from "../mail/asked-links.ts";
import { deliverDue } from "../mail/deliver.ts";
import { queueDepositReminders } from "../mail/deposit-reminders.ts";
import { tellOnceADay } from "../mail/once-a-day.ts";
import { queueReminders } from "../mail/reminders.ts";
import { queueSummary } from "../mail/summary-job.ts";
import { moveSome } from "../office/bookings/up-to-date.ts";
import { anonymiseOld } from "../office/customers/retention.ts";
import { checkReports } from "../office/figures/check.ts";
import { checkPayments } from "../office/payments/check.ts";
import { copyBackups } from "./backup-copies.ts";
import { logEvent } from "./events.ts";
import { mayWrite } from "./right.ts";
import { shippingState } from "./shipping.ts";

/** The cron jobs, by the names under which pb_hooks/main.pb.js gives their times. */
const JOBS: Readonly<Record<string, (app: pb.App) => unknown>> = {
  "anonymise-old": anonymiseOld,
  "check-payments": checkPayments,
  "check-reports": checkReports,
  "check-seats": checkSeats,
  "confirm-waiting": confirmWaiting,
  "copy-backups": copyBackups,
  "copy-erasures": copyLedger,
  "deliver-mails": deliverDue,
  "list-new-bookings": moveSome,
  "queue-asked-links": queueAskedLinks,
  "queue-summary": (app) => {
    if (shippingState()?.isStanding) tellOnceADay(app, "stalled");
    // another machine may have them by now
    if (!mayWrite()) return;
    queueSummary(app);
    // first, since these give way to none: a deposit's leave out whoever gets one of them today
    queueReminders(app);
    queueDepositReminders(app);
  },
};

/** Runs a cron job, and tells when it failed: nobody waits for its answer. @throws what it has thrown */
export function runJob(app: pb.App, name: string): void {
  try {
    JOBS[name]?.(app);
  } catch (error) {
    logEvent("fault", { job: name });
    throw error;
  }
}
