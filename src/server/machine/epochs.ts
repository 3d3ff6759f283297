import type { Epoch } from "#domain/epochs.ts";
import { change, jsonOf, numberOf, stamp, textOf } from "../office/sql.ts";

/** Says in each answer which database has given it (docs/decisions/0050-epochs.md). */
export const EPOCH_HEADER = "X-Epoch";

let current = "";

/** The name of this database; the same as long as the server runs, so it is asked for once an engine. */
export function epochOf(app: pb.App): string {
  current ||= textOf(app, "SELECT name AS value FROM epochs ORDER BY id DESC LIMIT 1");
  return current;
}

/** The names that this database has had, the oldest first. */
export const epochsOf = (app: pb.App): Epoch[] =>
  jsonOf(app, "SELECT json_group_array(json_array(name, as_of) ORDER BY id) AS value FROM epochs");

/** When the last thing was written that is in this database. To be asked before a restored one is changed. */
export const lastWrite = (app: pb.App): string =>
  textOf(
    app,
    `SELECT max(coalesce((SELECT max(updated_at) FROM bookings), ''),
       coalesce((SELECT max(at) FROM audit), '')) AS value`,
  );

/** What the log's last seconds held had not left by mail yet; and stamps of what was written at once differ a little. */
const UNMAILED_MS = 5_000;

/**
 * After a restore: what was answered since then is missing, and whoever kept it is to offer it again.
 * @param asOf of the last write that is there
 * @param isOfLog what is missing was lost within the second in which it was written: its mails had not left
 */
export function renewEpoch(app: pb.App, asOf: string, isOfLog: boolean): void {
  const name = $security.randomStringWithAlphabet(16, "0123456789abcdef");
  const near = (ms: number) =>
    isOfLog && asOf ? stamp(Date.parse(asOf.replace(" ", "T")) + ms) : "";
  change(
    app,
    `INSERT INTO epochs (name, as_of, began_at, unmailed_from, unmailed_until)
     VALUES ({:name}, {:asOf}, {:at}, {:from}, {:until})`,
    { name, asOf, at: stamp(Date.now()), from: near(-UNMAILED_MS), until: near(UNMAILED_MS) },
  );
}

/** So long devices may bring back what a restore has taken away, and the office is told how many did. */
const TOLD_MS = 14 * 86_400_000;

/** Whether devices may still bring back what the last restore has taken away; the first epoch began with none. */
export const wasRestoredLately = (app: pb.App, nowMs: number): boolean =>
  numberOf(app, "SELECT count(*) AS value FROM epochs WHERE as_of <> '' AND began_at > {:since}", {
    since: stamp(nowMs - TOLD_MS),
  }) > 0;

/** Bookings that devices have brought back since the last restore. */
export const countRecovered = (app: pb.App, nowMs: number): number =>
  numberOf(
    app,
    `SELECT count(*) AS value FROM bookings WHERE recovered_at <> '' AND recovered_at >
       max({:since}, (SELECT began_at FROM epochs ORDER BY id DESC LIMIT 1))`,
    { since: stamp(nowMs - TOLD_MS) },
  );
