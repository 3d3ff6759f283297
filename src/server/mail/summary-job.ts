import { addDays, type BelizeDay, belizeDay, startOfBelizeDay } from "#domain/belize-date.ts";
import { commitToDisk } from "../machine/durability.ts";
import { change, numberOf, stamp } from "../office/sql.ts";

/** Six in the morning, after the start of the day in Belize. */
const SENT_AFTER_MS = 6 * 3_600_000;
const ID_BEGINS = "summary";

/** When the summary of a day goes out. */
const summaryDueMs = (day: BelizeDay) => startOfBelizeDay(day) + SENT_AFTER_MS;

/** The day that a summary's job is for: it stands in the job's id. */
export function dayOfSummary(jobId: string): BelizeDay {
  return jobId.slice(ID_BEGINS.length).replace(/^(\d{4})(\d\d)(\d\d)$/, "$1-$2-$3");
}

/**
 * Puts the next morning's summary into the queue, ahead of its time: a server that is away at six
 * sends it when it is back. A day's job has one id, so that there is one however often this runs. It
 * counts as asked for when it is due, which gives it a day of attempts, and nobody sees it wait before.
 */
export function queueSummary(app: pb.App): void {
  const today = belizeDay(Date.now());
  const day = Date.now() < summaryDueMs(today) ? today : addDays(today, 1);
  const id = ID_BEGINS + day.replace(/-/g, "");
  const isWanted =
    "SELECT EXISTS (SELECT 1 FROM settings WHERE daily_summary) AND NOT EXISTS (SELECT 1 FROM mails WHERE id = {:id}) AS value";
  if (numberOf(app, isWanted, { id }) === 0) return;
  const dueMs = summaryDueMs(day);
  commitToDisk(app);
  change(
    app,
    `INSERT OR IGNORE INTO mails (id, kind, state, due_at, created_at, updated_at)
     VALUES ({:id}, 'summary', 'queued', {:due}, {:at}, {:at})`,
    { id, due: dueMs, at: stamp(dueMs) },
  );
}
