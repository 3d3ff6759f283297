import { belizeDay, startOfBelizeDay } from "#domain/belize-date.ts";
import { type DueReminder, remindersDue } from "#domain/reminders/due.ts";
import type { ReminderName } from "#domain/reminders/plan.ts";
import { commitToDisk } from "../machine/durability.ts";
import { change, numberOf, stamp } from "../office/sql.ts";
import { readSettings } from "../site/settings.ts";
import { BEFORE_RESTORE } from "./brought-back.ts";

/** All mails that remind guests of a booking, as SQL: at most one of them a day. */
const REMINDING =
  "'deposit-due', 'deposit-late', 'reminder-first', 'reminder-eve', 'reminder-thanks'";
/** Those that say all that a reminder would. */
const TELLING_ALL = "'customer', 'customer-agreed', 'customer-confirmed'";

/** How the ids of their jobs end; of thanks there is one a booking, whatever its day. */
const ENDS: Readonly<Record<ReminderName, string>> = { first: "f", eve: "e", thanks: "t" };
const IS_TO_COME = "l.status = 'confirmed' AND l.attendance = ''";

/** Letters of a booking's id, with which a job's begins. */
const ID_LETTERS = 15;
/** The day of travel that a reminder was due for: it stands in the job's id. Empty where it names none. */
export const dayOfReminder = (jobId: string): string =>
  /^(\d{4})(\d\d)(\d\d)/.exec(jobId.slice(ID_LETTERS))?.slice(1).join("-") ?? "";

/**
 * Puts the reminders into the queue whose hour has come, each in one statement: those who travel on the day that it is
 * about, asked of the index by day each minute, so nothing is kept of a day that may be moved. A job's id is made of booking,
 * day and kind: there is one of each, however often this runs.
 * @param state 'suppressed' after a restore: those of today may have left before it
 * @returns how many there were
 */
export function queueReminders(app: pb.App, state: "queued" | "suppressed" = "queued"): number {
  const nowMs = Date.now();
  const { reminders } = readSettings(app);
  return remindersDue(reminders, nowMs).reduce(
    (sum, due) => sum + queue(app, { ...due, nowMs, state }),
    0,
  );
}

interface Due extends DueReminder {
  readonly nowMs: number;
  readonly state: string;
}

function queue(app: pb.App, { name, day, toldBeforeMs, nowMs, state }: Due): number {
  const dayInId = name === "thanks" ? "" : day.replace(/-/g, "");
  const values = {
    ...{ kind: `reminder-${name}`, day, ends: dayInId + ENDS[name], now: nowMs, at: stamp(nowMs) },
    ...{ state, why: state === "suppressed" ? BEFORE_RESTORE : "" },
    midnight: stamp(startOfBelizeDay(belizeDay(nowMs))),
    toldBefore: stamp(toldBeforeMs),
  };
  const rows = `${REMINDED} AND ${name === "thanks" ? "l.standing = 'sold'" : IS_TO_COME}`;
  const isAny = numberOf(app, `SELECT EXISTS (SELECT 1 FROM ${rows}) AS value`, values) > 0;
  if (!isAny) return 0;
  commitToDisk(app);
  return change(
    app,
    `INSERT OR IGNORE INTO mails (id, booking, kind, state, error, due_at, created_at, updated_at)
     SELECT l.id || {:ends}, l.id, {:kind}, {:state}, {:why}, {:now}, {:at}, {:at} FROM ${rows}`,
    values,
  );
}

/**
 * Of the bookings of `{:day}` those that are not reminded yet, nor have had another reminder since `{:midnight}`, nor
 * were made after `{:toldBefore}` or told of since. The list follows each change of a booking in the change itself.
 */
export const REMINDED = `booking_list AS l INDEXED BY idx_list_booking_date
  CROSS JOIN bookings AS b ON b.id = l.id
  WHERE l.booking_date = {:day} AND l.email <> '' AND l.created_at <= {:toldBefore} AND b.source <> 'seed'
    AND NOT EXISTS (SELECT 1 FROM mails WHERE id = l.id || {:ends})
    AND NOT EXISTS (SELECT 1 FROM mails AS m WHERE m.booking = l.id AND m.state <> 'suppressed'
      AND (m.kind IN (${REMINDING}) AND m.created_at >= {:midnight}
        OR m.kind IN (${TELLING_ALL}) AND m.created_at >= {:toldBefore}))`;
