import { addDays, belizeDay } from "#domain/belize-date.ts";
import { idOfKey } from "#domain/booking/trip-key.ts";
import { allRows, localDatabase } from "../local/database.ts";
import { type KeptAct, keptActs } from "../local/kept-acts.ts";
import { type BookingRow, isBooking, type NewOutboxRow } from "../local/outbox-row.ts";
import { FRESH } from "../local/queue-row.ts";
import { toldEpoch } from "../remote/epoch.ts";
import { askWhatStands, MOST_ASKED, type Stands } from "../remote/recover.ts";
import { actsOfOthers, forgetActs, keepAct } from "./guest-acts/kept.ts";

/** So long after the day of travel a booking is brought back. */
const KEPT_DAYS = 7;

let settled = "";

/** The database with which all is settled that this device keeps; empty while that is not known. */
export const settledEpoch = () => settled;

/**
 * Where another database answers than the one that has answered what this device keeps, a restore may have taken some of
 * it away: asks once what stands, and has the outbox send the rest again (docs/decisions/0050-epochs.md).
 */
export async function reoffer(): Promise<void> {
  for (;;) {
    const epoch = toldEpoch();
    const since = addDays(belizeDay(Date.now()), -KEPT_DAYS);
    const rows = (await allRows()).filter(isBooking).filter((row) => isOfOther(row, epoch, since));
    const acts = await actsOfOthers(epoch);
    if (rows.length + acts.length === 0) {
      settled = epoch;
      return;
    }
    const asked = rows.slice(0, MOST_ASKED);
    const stands = await askWhatStands(asked.map(({ command }) => command));
    // no line: the rest goes on, and the next drain asks again
    if (!stands) return;
    await take(asked, stands);
    if (asked.length === rows.length) await takeActs(acts, stands);
  }
}

/** Of a link's booking its device knows no key: whoever has booked it brings it back. */
const isOfOther = (row: BookingRow, epoch: string, since: string) =>
  row.state === "sent" &&
  !row.isUnwanted &&
  row.epoch !== epoch &&
  row.view.date >= since &&
  row.command.manage_key !== "" &&
  idOfKey(row.command.manage_key) === "";

async function take(asked: readonly BookingRow[], stands: Stands): Promise<void> {
  const { outbox } = localDatabase();
  await localDatabase().transaction("rw", outbox, async () => {
    for (const { seq, id } of asked) {
      const row = await outbox.get(seq);
      if (!row || !isBooking(row) || row.state !== "sent" || row.isUnwanted) continue;
      const seal = stands.known[id];
      const changes = seal === undefined ? broughtBack(row) : cancelledAgain(row, stands, seal);
      await outbox.put({ ...row, ...changes, epoch: stands.epoch });
    }
  });
}

/** What the guest has cancelled and the server does not know need not come back for that. */
const broughtBack = ({ view }: BookingRow): Partial<BookingRow> =>
  view.answered && view.status !== "cancelled"
    ? { ...FRESH, attempts: 1, recovered: view.answered }
    : {};

function cancelledAgain(row: BookingRow, stands: Stands, answered: string) {
  const { cancelledMs: answeredMs, epoch = "" } = row;
  const view = { ...row.view, answered };
  // what the office has taken up again since stands, and nobody's cancelling is missing
  const isCancelled = row.view.status === "cancelled" && answeredMs !== undefined;
  const isLost = isCancelled && stands.mayBeMissing({ epoch, answeredMs });
  return isLost ? { view, isUnwanted: true, notBeforeMs: 0 } : { view };
}

async function takeActs(acts: readonly KeptAct[], stands: Stands): Promise<void> {
  const { outbox } = localDatabase();
  await localDatabase().transaction("rw", outbox, keptActs(), async () => {
    for (const kept of acts) {
      if (!stands.mayBeMissing(kept)) {
        await keepAct({ ...kept, epoch: stands.epoch });
        continue;
      }
      const { act } = kept;
      await forgetActs([kept]);
      const id = `${act.booking}/${act.id}`;
      if ((await outbox.where("id").equals(id).count()) > 0) continue;
      const row: NewOutboxRow = {
        ...{ kind: "change", command: act, ...FRESH },
        ...{ id, isUnwanted: false, recovered: "act" },
      };
      await outbox.add(row);
    }
  });
}
