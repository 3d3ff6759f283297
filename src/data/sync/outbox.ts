import { liveQuery } from "dexie";
import { localDatabase } from "../local/database.ts";
import type { BookingRow, NewOutboxRow, OutboxRow, Outgoing } from "../local/outbox-row.ts";
import { askForWakeUp, askToKeepData } from "./wake-up.ts";

/**
 * Stores a command, new or mended, as `queued`. When this resolves, the command is on the disk and
 * may be called saved.
 * @throws when the device cannot store.
 */
export async function saveToOutbox(outgoing: Outgoing): Promise<void> {
  askToKeepData();
  const { outbox } = localDatabase();
  const fresh: NewOutboxRow = {
    ...outgoing,
    id: outgoing.command.id,
    state: "queued",
    attempts: 0,
    notBeforeMs: 0,
    isUnwanted: false,
    problem: null,
  };
  await localDatabase().transaction("rw", outbox, async () => {
    const known = await outbox.where("id").equals(fresh.id).first();
    if (known) await outbox.put({ ...fresh, seq: known.seq });
    else await outbox.add(fresh);
  });
  askForWakeUp();
}

/** How many rows are not settled: to be sent, to be cancelled, or to be looked at by the visitor. */
export function countWaiting(): Promise<number> {
  return localDatabase()
    .outbox.filter(({ state, isUnwanted }) => state !== "sent" || isUnwanted)
    .count();
}

/** Forgets a row, whatever its state. */
export async function removeFromOutbox(id: string): Promise<void> {
  await localDatabase().outbox.where("id").equals(id).delete();
}

/** The row of a command, or undefined when this device does not know it. */
export function findInOutbox(id: string): Promise<OutboxRow | undefined> {
  return localDatabase().outbox.where("id").equals(id).first();
}

/** The row of a booking, or undefined when this device does not know it. */
export async function findBooking(id: string): Promise<BookingRow | undefined> {
  const row = await findInOutbox(id);
  return row?.kind === "booking" ? row : undefined;
}

/**
 * Waits until a row's first attempt is over, by whichever tab or worker makes it: it is `sent`, in
 * `attention`, or `queued` again.
 * @returns the row as it stands then, or as it stands when the time is up.
 */
export function whenTried(id: string, timeLimitMs: number): Promise<OutboxRow | undefined> {
  return new Promise((resolve) => {
    const finish = (row: OutboxRow | undefined) => {
      clearTimeout(timer);
      subscription.unsubscribe();
      resolve(row);
    };
    const timer = setTimeout(() => {
      findInOutbox(id).then(finish, () => finish(undefined));
    }, timeLimitMs);
    const subscription = liveQuery(() => findInOutbox(id)).subscribe({
      next: (row) => {
        if (row && row.attempts > 0 && row.state !== "sending") queueMicrotask(() => finish(row));
      },
      error: () => finish(undefined),
    });
  });
}
