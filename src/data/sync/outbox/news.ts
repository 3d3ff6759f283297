import { allRows, localDatabase } from "#data/local/database.ts";
import { type Observed, observe } from "#data/local/observe.ts";
import type { OutboxRow } from "#data/local/outbox-row.ts";

/** True for what was saved without an answer and has one now. */
function isNews({ isToTell, state, isUnwanted }: OutboxRow): boolean {
  return isToTell === true && (state === "attention" || (state === "sent" && !isUnwanted));
}

/** How much there is to be told, whenever that changes; null where nothing can be kept. */
export function observeNews(): Observed<number | null> {
  return observe(async () => (await allRows()).filter(isNews).length);
}

/**
 * What there is to be told, which is told by whoever takes it: another tab gets nothing of it. A message
 * that was sent stays no longer than that.
 */
export function takeNews(): Promise<readonly OutboxRow[]> {
  const { outbox } = localDatabase();
  return localDatabase().transaction("rw", outbox, async () => {
    const news = (await outbox.toArray()).filter(isNews);
    for (const row of news) {
      if (row.kind === "message" && row.state === "sent") await outbox.delete(row.seq);
      else await outbox.update(row.seq, { isToTell: false });
    }
    return news;
  });
}
