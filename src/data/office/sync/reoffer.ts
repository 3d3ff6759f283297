import { FRESH } from "../../local/queue-row.ts";
import { toldEpoch } from "../../remote/epoch.ts";
import { lastAnsweredMs } from "../../remote/request.ts";
import { officeDatabase } from "../local/database.ts";
import type { AnsweredAct, OfficeRow } from "../local/row.ts";

const WEEK_MS = 7 * 86_400_000;

/** Keeps an act that was answered for a week, should a restore take it away. Within the transaction that settles it. */
export async function keepAnswered(act: OfficeRow): Promise<void> {
  const answered = { epoch: toldEpoch(), answeredMs: lastAnsweredMs() };
  await officeDatabase().answered.put({ ...act, ...answered });
}

/**
 * Where another database answers than the one that has answered an account's acts, those that may be missing in it are
 * sent again, each in its old place before all that was built upon it; guests hear nothing of them twice
 * (docs/decisions/0050-epochs.md).
 */
export async function reofferActs(accountId: string): Promise<void> {
  const epoch = toldEpoch();
  const { acts, answered } = officeDatabase();
  const kept = await answered.where("accountId").equals(accountId).toArray();
  const old = kept.filter(({ answeredMs }) => answeredMs < Date.now() - WEEK_MS);
  const others = kept.filter((act) => act.epoch !== epoch && !old.includes(act));
  if (epoch === "" || old.length + others.length === 0) return;
  // seldom needed, and visitors have it elsewhere
  const stands =
    others.length > 0
      ? await import("../../remote/recover.ts").then(({ askWhatStands }) => askWhatStands([]))
      : null;
  await officeDatabase().transaction("rw", acts, answered, async () => {
    await answered.bulkDelete(old.map(({ seq }) => seq));
    if (!stands) return;
    for (const act of others) {
      // another tab was faster, or the device was emptied meanwhile
      if ((await answered.get(act.seq))?.epoch !== act.epoch) continue;
      if (!stands.mayBeMissing(act)) {
        await answered.put({ ...act, epoch: stands.epoch });
        continue;
      }
      await answered.delete(act.seq);
      await acts.put(again(act));
    }
  });
}

/** As if it had just been made, without the mail that went with it. */
function again({ epoch: _epoch, answeredMs, ...act }: AnsweredAct): OfficeRow {
  const row: OfficeRow = { ...act, ...FRESH, recovered: new Date(answeredMs).toISOString() };
  if (row.kind === "change") return { ...row, letter: null, current: null };
  if (row.kind === "receipt") return { ...row, isMailed: false };
  if (row.kind === "new") return { ...row, command: { ...row.command, send_mail: false } };
  return row;
}
