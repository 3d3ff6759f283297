import type { Columns } from "#domain/booking/guest-acts/acts.ts";
import { freeUntilMs } from "#domain/booking/guest-acts/free-until.ts";
import { commitToDisk, storageTrouble } from "../machine/durability.ts";
import { change, textOf } from "../office/sql.ts";
import { findBooking } from "./find.ts";

/** True once changing a booking has to be asked for, and cancelling it may cost a fee; by the server's clock. */
export const isPastFree = (booking: pb.Record): boolean =>
  Date.now() >
  freeUntilMs({
    date: booking.getString("booking_date"),
    departureTime: booking.getString("departure_time"),
    policyHours: booking.getInt("policy_hours"),
  });

/** What a guest asks for, under the id of the act. */
interface Asked {
  readonly id: string;
  readonly changes: Columns;
  /** What stood there as the guest knew it. */
  readonly before: Columns;
  /** The device's time, ISO 8601. */
  readonly madeAt: string;
}

const NOW = "strftime('%Y-%m-%d %H:%M:%fZ')";

/**
 * Has the office decide on a change, in the act's transaction; it is told by mail. One that comes again is the row that is
 * there, whatever has become of it; it takes the place of what was asked before.
 */
export function askForChange(app: pb.App, booking: string, asked: Asked): void {
  const { id, changes, before, madeAt } = asked;
  const isNew = change(
    app,
    `INSERT INTO requests (id, booking, changes, before, made_at, asked_at, state)
     SELECT {:id}, {:booking}, {:changes}, {:before}, {:madeAt}, ${NOW}, 'open'
     WHERE NOT EXISTS (SELECT 1 FROM requests WHERE id = {:id})`,
    {
      ...{ id, booking, madeAt },
      ...{ changes: JSON.stringify(changes), before: JSON.stringify(before) },
    },
  );
  if (isNew === 0) return;
  tellOffices(app, booking);
  change(
    app,
    `INSERT INTO mails (id, booking, kind, state, due_at, created_at, updated_at)
     SELECT lower(hex(randomblob(7))) || 'q', {:booking}, 'operator-request', 'queued', 0, ${NOW}, ${NOW}
     WHERE NOT EXISTS (SELECT 1 FROM mails
       WHERE booking = {:booking} AND kind = 'operator-request' AND state = 'queued')`,
    { booking },
  );
}

/** True where the office was asked for a change under this id. */
export const hasAsked = (app: pb.App, id: string): boolean =>
  textOf(app, "SELECT EXISTS (SELECT 1 FROM requests WHERE id = {:id}) AS value", { id }) === "1";

/**
 * Takes back what the guest has asked for; nothing where nothing is open, or something else.
 * @param request its id; whatever is open for pages of before acts said it
 * @returns the booking; null when it is gone
 * @throws 503 when the database cannot store
 */
export function withdrawRequest(
  app: pb.App,
  { id: booking }: pb.Record,
  request: unknown,
): pb.Record | null {
  commitToDisk(app);
  try {
    const isTaken = change(
      app,
      "UPDATE requests SET state = 'withdrawn' WHERE booking = {:booking} AND state = 'open' AND {:request} IN ('', id)",
      { booking, request: `${request ?? ""}` },
    );
    if (isTaken > 0) tellOffices(app, booking);
  } catch (error) {
    throw storageTrouble(error);
  }
  return findBooking(app, booking);
}

/** Devices of the office ask what has changed since they asked last. */
function tellOffices(app: pb.App, booking: string): void {
  change(app, `UPDATE bookings SET updated_at = ${NOW} WHERE id = {:booking}`, { booking });
}

/**
 * JSON of what a booking's guest has asked for last: while it is open, or declined, with the office's words. Empty else.
 */
export const requestText = (app: pb.App, booking: string): string =>
  textOf(
    app,
    `SELECT coalesce((SELECT iif(state IN ('open', 'declined'), json_object('id', id, 'changes', json(changes),
       'made_at', made_at, 'state', state, 'words', words), '') FROM requests
     WHERE booking = {:booking} AND state <> 'withdrawn' ORDER BY asked_at DESC LIMIT 1), '') AS value`,
    { booking },
  );
