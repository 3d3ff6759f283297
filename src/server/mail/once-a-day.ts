import { belizeDay } from "#domain/belize-date.ts";
import { change, stamp } from "../office/sql.ts";

/** Queues a mail to the operator ahead of all that waits, once a day of its kind. */
export function tellOnceADay(app: pb.App, kind: "ceiling" | "stalled"): void {
  const nowMs = Date.now();
  change(
    app,
    `INSERT OR IGNORE INTO mails (id, kind, state, due_at, created_at, updated_at)
     VALUES ({:id}, {:kind}, 'queued', 0, {:at}, {:at})`,
    { id: kind + belizeDay(nowMs).replace(/-/g, ""), kind, at: stamp(nowMs) },
  );
}
