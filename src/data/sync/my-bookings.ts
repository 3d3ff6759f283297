import { allRows, DEPARTURES, localDatabase } from "../local/database.ts";
import { forgetActsOf, keptActs } from "../local/kept-acts.ts";
import { noteToForget } from "../local/leaving.ts";
import { type Observed, observe } from "../local/observe.ts";
import { officeHint } from "../local/office-hint.ts";
import type { BookingRow, MessageRow } from "../local/outbox-row.ts";
import { pushedBookings } from "../local/pushed.ts";
import { NOTHING_WAITS, noteWaiting } from "../local/waiting-hint.ts";
import { endSession, storedSession } from "../remote/stored-session.ts";
import { removeFromOutbox, withTheirActs } from "./outbox/outbox.ts";
import { refreshStandings } from "./standings.ts";
import { wakeSending } from "./wake-sending.ts";

/** What this device keeps, newest first: bookings, and messages that are not sent yet. */
export interface Kept {
  readonly bookings: readonly BookingRow[];
  readonly messages: readonly MessageRow[];
}

/** What this device keeps, whenever that changes; null where it can keep nothing. */
export function observeKept(): Observed<Kept | null> {
  return observe(async () => {
    const rows = (await allRows()).reverse();
    return {
      bookings: await withTheirActs(rows),
      // one that was sent stays only until that is told
      messages: rows
        .filter((row) => row.kind === "message")
        .filter(({ state }) => state !== "sent"),
    };
  });
}

/**
 * Takes a booking back. One that was never sent is forgotten at once; of one that may have reached the
 * server, or whose other way names it, nothing but the cancel is sent from now on, which counts whether it has come or not.
 * @param movedTo the booking that takes its place
 */
export async function takeBack(id: string, movedTo?: string): Promise<void> {
  const { outbox } = localDatabase();
  await localDatabase().transaction("rw", outbox, keptActs(), async () => {
    const row = await outbox.where("id").equals(id).first();
    if (!row) return;
    const isNamed = "together" in row.command && row.command.together;
    if (row.state === "queued" && row.attempts === 0 && !isNamed) await removeFromOutbox(id);
    else
      await outbox.update(row.seq, {
        // what was refused waits for nothing but that
        ...(row.state === "attention" && { state: "queued" }),
        // of a move its guest hears by the booking that takes its place
        ...{ isUnwanted: true, isToTell: !movedTo, notBeforeMs: 0 },
        // a move that was withdrawn before is none
        movedTo,
      });
  });
  wakeSending();
}

/**
 * Withdraws a cancellation that waits: the booking stands, unless the server has cancelled it already, which its next answer
 * tells.
 */
export async function keepAfterAll(id: string): Promise<void> {
  await localDatabase()
    .outbox.where("id")
    .equals(id)
    .modify({ isUnwanted: false, problem: null, movedTo: undefined });
  wakeSending();
  await refreshStandings(id);
}

/** Forgets one booking on this device; the server keeps its own. */
export async function removeFromDevice(id: string): Promise<void> {
  await endPushOf(id);
  await removeFromOutbox(id);
  wakeSending();
}

/** Forgets everything that this device has kept of its visitor; an operator is signed out besides. */
export async function forgetDevice(): Promise<void> {
  await endPushOf();
  // rows by themselves, since a frozen tab may hold up the deletion of the database
  await localDatabase().outbox.clear();
  await forgetActsOf();
  // they tell which services somebody has looked at
  await localDatabase().site.where(":id").startsWith(DEPARTURES).delete();
  noteWaiting(NOTHING_WAITS);
  const session = storedSession();
  const office = officeHint();
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // storage is refused: nothing is kept there
  }
  if (office) noteToForget({ accountId: office.accountId, isRevoked: false });
  endSession(session);
}

/** What is told of it, or of all, ends with it, as far as there is a line; loaded where there is something to end. */
async function endPushOf(id?: string): Promise<void> {
  if (pushedBookings().length === 0 && !officeHint()) return;
  await import("./booking-push.ts").then(({ forgetPush }) => forgetPush(id)).catch(console.error);
}
