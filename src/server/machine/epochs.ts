import type { Epoch } from "#domain/epochs.ts";
import { change, jsonOf, numberOf, stamp, textOf } from "../office/sql.ts";

/** Says in each answer which database has given it (docs/decisions/0050-epochs.md). */
export const EPOCH_HEADER = "X-Epoch";

let current = "";

/**
 * The name of this database; the same as long as the server runs, so it is asked for once an engine. Empty for data from
 * before there were any, which every answer tells of all the same.
 */
export function epochOf(app: pb.App): string {
  if (current === "" && hasEpochs(app))
    current = textOf(app, "SELECT name AS value FROM epochs ORDER BY id DESC LIMIT 1");
  return current;
}

/** An older version's data have none; the first start of this one gives them one. */
const hasEpochs = (app: pb.App): boolean =>
  numberOf(app, "SELECT count(*) AS value FROM sqlite_schema WHERE name = 'epochs'") > 0;

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

/** After a restore: what was answered since then is missing, and whoever kept it is to offer it again. */
export function renewEpoch(app: pb.App, asOf: string): void {
  if (!hasEpochs(app)) return;
  change(app, "INSERT INTO epochs (name, as_of, began_at) VALUES ({:name}, {:asOf}, {:at})", {
    ...{ name: $security.randomStringWithAlphabet(16, "0123456789abcdef"), asOf },
    at: stamp(Date.now()),
  });
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
