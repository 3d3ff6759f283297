import { addDays, type BelizeDay, belizeDay, startOfBelizeDay } from "#domain/belize-date.ts";
import { missingDepositCents } from "#domain/deposit/owed.ts";
import { dayReminded } from "#domain/reminders/due.ts";
import type { ReminderName } from "#domain/reminders/plan.ts";
import { commitToDisk } from "../machine/durability.ts";
import { MISSING_DEPOSIT } from "../office/payments/deposits.ts";
import { change, numberOf, stamp } from "../office/sql.ts";
import { readSettings, type SiteSettings } from "../site/settings.ts";
import { letterToCustomer } from "./booking-letters.ts";
import { type Letter, SWITCHED_OFF } from "./letter.ts";
import type { MailJob } from "./queue.ts";

const DAY_MS = 86_400_000;
const LATE = "deposit-late";
const HOUR_MS = 3_600_000;

/** How long before or after the last day each is due; who booked within a day is not told again, but later. */
const REMINDERS = [
  { kind: "deposit-due", letter: "d", first: 3, last: 2 },
  { kind: LATE, letter: "l", first: -1, last: -2 },
] as const;

/**
 * Puts the reminders of today's deposits into the queue, to leave when the day begins for people: three days before one
 * is due, and when its day is over. Who gets another reminder today reads there what is missing. Each has one id for a
 * booking and its day, so that it goes once however often this runs; what is paid meanwhile is seen when it leaves.
 */
export function queueDepositReminders(app: pb.App): void {
  const today = belizeDay(Date.now());
  const { reminders: plan } = readSettings(app);
  const dueMs = startOfBelizeDay(today) + plan.wakes * HOUR_MS;
  const reminded = (name: ReminderName) => (plan[name].isOn ? dayReminded(plan, name, today) : "");
  const days = { dayOfFirst: reminded("first"), dayOfEve: reminded("eve") };
  for (const reminder of REMINDERS) queue(app, { ...reminder, today, dueMs, days });
}

type Reminder = (typeof REMINDERS)[number] & {
  readonly today: BelizeDay;
  readonly dueMs: number;
  /** Of travel, of those who get another reminder today; empty where none does. */
  readonly days: { readonly dayOfFirst: string; readonly dayOfEve: string };
};

function queue(app: pb.App, { kind, letter, first, last, today, dueMs, days }: Reminder): void {
  const values = {
    ...days,
    ...{ kind, today, due: dueMs, at: stamp(dueMs) },
    from: addDays(today, last),
    until: addDays(today, first),
    before: stamp(dueMs - DAY_MS),
  };
  // the day that was agreed stands in the id: another one is another agreement
  const id = `b.id || replace(b.deposit_by, '-', '') || '${letter}'`;
  const rows = `${MISSING_DEPOSIT} AND b.deposit_by >= {:from} AND b.deposit_by <= {:until}
    AND b.customer_email <> '' AND b.source <> 'seed' AND b.created_at <= {:before}
    AND b.booking_date NOT IN ({:dayOfFirst}, {:dayOfEve})
    AND EXISTS (SELECT 1 FROM settings WHERE deposit_reminders)
    AND NOT EXISTS (SELECT 1 FROM mails WHERE id = ${id})`;
  if (numberOf(app, `SELECT EXISTS (SELECT 1 FROM ${rows}) AS value`, values) === 0) return;
  commitToDisk(app);
  change(
    app,
    `INSERT OR IGNORE INTO mails (id, booking, kind, state, due_at, created_at, updated_at)
     SELECT ${id}, b.id, {:kind}, 'queued', {:due}, {:at}, {:at} FROM ${rows}`,
    values,
  );
}

/** Reminds a guest of what is missing of the deposit, if something still is. */
export function toCustomerOfDeposit(app: pb.App, job: MailJob, site: SiteSettings): Letter {
  const isLate = job.kind === LATE;
  const { attachment: _times, ...letter } = letterToCustomer(
    { app, job, site, isOffice: false },
    (booking, letters) => ({
      content: letters.depositMail(booking, site, { isLate }),
      whyNot: missingDepositCents(booking, belizeDay(Date.now())) > 0 ? "" : "deposit_settled",
    }),
  );
  return site.depositReminders ? letter : { ...letter, whyNot: SWITCHED_OFF };
}
