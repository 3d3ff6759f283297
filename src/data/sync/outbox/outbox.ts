import { allRows, localDatabase } from "#data/local/database.ts";
import { forgetActsOf } from "#data/local/kept-acts.ts";
import { type Observed, observe } from "#data/local/observe.ts";
import {
  type BookingRow,
  isAct,
  isBooking,
  type NewOutboxRow,
  type OutboxRow,
  type Outgoing,
} from "#data/local/outbox-row.ts";
import { FRESH } from "#data/local/queue-row.ts";
import type { Unsettled } from "#data/local/waiting-hint.ts";
import { writeInTime } from "#data/local/write-in-time.ts";
import type { Booking } from "#domain/booking/fields.ts";
import { askForWakeUp, askToKeepData } from "../wake-up.ts";
import { whenRowTried } from "../when-tried.ts";

export { openAhead } from "#data/local/database.ts";

/**
 * Stores commands, new or mended, as `queued`: all of them or none. When this resolves, they are on the disk and
 * may be called saved.
 * @throws when the device cannot store them now, and then never will; or when an id belongs to a command that may have
 * reached the server.
 */
export async function saveToOutbox(...commands: readonly Outgoing[]): Promise<void> {
  const { outbox } = localDatabase();
  const written = writeInTime(localDatabase(), [outbox], async () => {
    for (const outgoing of commands) await store(outgoing);
  });
  // the browser may ask the visitor, which needs the gesture and not the disk's time
  askToKeepData();
  await written;
  askForWakeUp();
}

async function store(outgoing: Outgoing): Promise<void> {
  const { outbox } = localDatabase();
  const fresh: NewOutboxRow = {
    ...outgoing,
    ...FRESH,
    id: outgoing.command.id,
    isUnwanted: false,
  };
  // a new id is the rule: looked for only where it is known already
  const trouble: unknown = await outbox.add(fresh).then(
    () => null,
    (error) => error,
  );
  if (trouble === null) return;
  const known = await outbox.where("id").equals(fresh.id).first();
  if (!known) throw trouble;
  if (!isReplaceable(known)) throw new Error("This id has been sent already.");
  await outbox.put({ ...fresh, seq: known.seq });
}

/** About as large as a booking gets, with all its special requests. */
const PROBE = { key: "probe", text: "x".repeat(8_000) };

/**
 * False where the browser refuses storage or has no room left: then booking works online only. Found out
 * by writing, since a full storage can still be read.
 */
export function canKeep(): Promise<boolean> {
  const table = localDatabase().table("site");
  return writeInTime(localDatabase(), [table], async () => {
    await table.put(PROBE.text, PROBE.key);
    await table.delete(PROBE.key);
  }).then(
    () => true,
    () => false,
  );
}

/** True unless the command with this id may be on the server: what is mended then needs a new id. */
export async function canReplace(id: string): Promise<boolean> {
  const row = await findInOutbox(id);
  return row === undefined || isReplaceable(row);
}

function isReplaceable({ state, attempts, problem }: OutboxRow): boolean {
  if (state === "attention") return problem?.needsNewId !== true;
  return state === "queued" && attempts === 0;
}

/** The bookings of this device that stand or may come to stand: neither refused nor cancelled. */
export async function standingBookings(): Promise<Booking[]> {
  const isStanding = (row: OutboxRow) =>
    row.kind === "booking" &&
    row.state !== "attention" &&
    !row.isUnwanted &&
    row.view.status !== "cancelled";
  return (await allRows()).filter(isStanding).map((row) => (row as BookingRow).view);
}

/** How many rows are not settled: to be sent, to be cancelled, or to be looked at by the visitor. */
export async function countWaiting(): Promise<Unsettled> {
  const waiting = (await allRows()).filter(
    ({ state, isUnwanted }) => state !== "sent" || isUnwanted,
  );
  const refused = waiting.filter(({ state, isUnwanted }) => state === "attention" && !isUnwanted);
  return { count: waiting.length, refused: refused.length };
}

/**
 * Notes that a page has called something saved and not sent: its answer is news, wherever it comes. Of
 * what was answered in this moment too.
 */
export async function noteToTell(id: string): Promise<void> {
  await localDatabase().outbox.where("id").equals(id).modify({ isToTell: true });
}

/** Notes that no mail of a booking goes to its guest: its page must not promise one. */
export async function noteUnmailed(id: string): Promise<void> {
  await localDatabase()
    .outbox.where("id")
    .equals(id)
    .modify((row) => {
      if (row.kind === "booking") Object.assign(row, { view: { ...row.view, isMailed: false } });
    });
}

/** Forgets a row, whatever its state, and what was to be done with it. */
export async function removeFromOutbox(id: string): Promise<void> {
  await localDatabase().outbox.where("id").startsWith(id).delete();
  await forgetActsOf(id);
}

/** The row of a command, or undefined when this device does not know it. */
export function findInOutbox(id: string): Promise<OutboxRow | undefined> {
  return localDatabase().outbox.where("id").equals(id).first();
}

/** The row of a booking, with what its guest has done with it since; undefined when this device does not know it. */
export async function findBooking(id: string): Promise<BookingRow | undefined> {
  const [row] = await withTheirActs(
    await localDatabase().outbox.where("id").startsWith(id).toArray(),
  );
  return row;
}

/** The bookings of some rows, each with the acts that wait laid over it: few have any, and fetch what that takes. */
export async function withTheirActs(rows: readonly OutboxRow[]): Promise<BookingRow[]> {
  const bookings = rows.filter(isBooking);
  const acts = rows.filter(isAct);
  if (acts.length === 0) return bookings;
  const { withActs } = await import("../guest-acts/overlay.ts");
  return bookings.map((row) => {
    const own = acts.filter(({ command }) => command.booking === row.id);
    return own.length > 0 ? withActs(row, own) : row;
  });
}

/** The row of a booking, whenever it changes; null when this device knows none. */
export function observeBooking(id: string | undefined): Observed<BookingRow | null> {
  const query = async () => (id ? ((await findBooking(id)) ?? null) : null);
  const ahead = id !== undefined && askedAhead?.id === id ? askedAhead.row : undefined;
  askedAhead = null;
  return observe(query, ahead);
}

let askedAhead: { id: string; row: Promise<BookingRow | null> } | null = null;

/**
 * Asks for a booking while the page that shows it is still being taken over:
 * {@link observeBooking} then begins with the answer, once.
 */
export function askAhead(id: string): Promise<BookingRow | null> {
  const row = findBooking(id).then((found) => found ?? null);
  askedAhead = { id, row };
  return row;
}

/** Whether a row is being sent right now. */
export function observeSending(): Observed<boolean | null> {
  return observe(
    async () => (await localDatabase().outbox.where("state").equals("sending").count()) > 0,
  );
}

/**
 * Waits until a row's first attempt is over, by whichever tab or worker makes it: it is `sent`, in
 * `attention`, `queued` again, or gone.
 * @returns the row as it stands then, or as it stands when the time is up; undefined when it is gone.
 * @throws when the outbox can't be read any more: then nothing is known.
 */
export function whenTried(id: string, timeLimitMs: number): Promise<OutboxRow | undefined> {
  return whenRowTried(() => findInOutbox(id), timeLimitMs);
}
