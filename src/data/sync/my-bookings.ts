import { localDatabase } from "../local/database.ts";
import type { BookingRow, OutboxRow } from "../local/outbox-row.ts";
import { noteWaiting } from "../local/waiting-hint.ts";
import { askBooking } from "../remote/manage.ts";
import { removeFromOutbox } from "./outbox.ts";
import { keepSending } from "./triggers.ts";

/** The bookings that this device has saved, newest first. */
export async function listBookings(): Promise<BookingRow[]> {
  const rows = await localDatabase().outbox.orderBy("seq").reverse().toArray();
  return rows.filter(isBooking);
}

/**
 * Takes a booking back. One that was never sent is forgotten at once; one that may have reached the
 * server is cancelled there as soon as the server answers.
 */
export async function takeBack(id: string): Promise<void> {
  const { outbox } = localDatabase();
  await localDatabase().transaction("rw", outbox, async () => {
    const row = await outbox.where("id").equals(id).first();
    if (!row) return;
    if (row.state === "queued" && row.attempts === 0) await outbox.delete(row.seq);
    else await outbox.update(row.seq, { isUnwanted: true, notBeforeMs: 0 });
  });
  keepSending();
}

/**
 * Asks the server how the answered bookings stand: the operator may have changed or cancelled them.
 * What cannot be asked now stays as it was.
 */
export async function refreshStandings(): Promise<void> {
  const rows = (await listBookings()).filter(
    ({ state, isUnwanted }) => state === "sent" && !isUnwanted,
  );
  for (const row of rows) {
    const answer = await askBooking(row.id, row.command.manage_key);
    if (answer.kind === "unknown") return; // no line: the others would only wait too
    if (answer.kind === "refused") continue; // the operator has deleted it; the device keeps its copy
    await localDatabase()
      .outbox.where("seq")
      .equals(row.seq)
      .modify((stored) => {
        if (isBooking(stored))
          Object.assign(stored, { view: { ...stored.view, ...answer.standing } });
      });
  }
}

/** Forgets one booking on this device; the server keeps its own. */
export async function removeFromDevice(id: string): Promise<void> {
  await removeFromOutbox(id);
  keepSending();
}

/** Forgets everything that this device has kept of its visitor. */
export async function forgetDevice(): Promise<void> {
  await localDatabase().delete({ disableAutoOpen: false });
  noteWaiting(0);
  localStorage.clear();
  sessionStorage.clear();
}

function isBooking(row: OutboxRow): row is BookingRow {
  return row.kind === "booking";
}
