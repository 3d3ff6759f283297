/**
 * The visitor's app without its pages: the real outbox in a real browser, driven by a test. Bundled
 * by device-bundle.ts and opened at /__device.
 */
import { localDatabase } from "#data/local/database.ts";
import type { OutboxRow } from "#data/local/outbox-row.ts";
import { forgetDevice, removeFromDevice, takeBack } from "#data/sync/my-bookings.ts";
import { removeFromOutbox, saveToOutbox } from "#data/sync/outbox/outbox.ts";
import { drainOutbox } from "#data/sync/outbox/queue.ts";
import { refreshStandings } from "#data/sync/standings.ts";
import { keepSending } from "#data/sync/triggers.ts";
import { bookingOfCommand } from "#domain/booking/booking.ts";
import type { BookingCommand } from "#domain/booking/fields.ts";

const exposed = {
  /** Resolves when the booking may be called saved. */
  save: (command: BookingCommand) =>
    saveToOutbox({ kind: "booking", command, view: bookingOfCommand(command) }),
  /** Sends what waits, and goes on by the app's own triggers. */
  keepSending,
  drain: (force: boolean) => drainOutbox({ force }),
  takeBack,
  remove: removeFromDevice,
  forget: removeFromOutbox,
  forgetAll: forgetDevice,
  refresh: () => refreshStandings(),
  rows: (): Promise<OutboxRow[]> => localDatabase().outbox.orderBy("seq").toArray(),
  database: localDatabase,
};

declare global {
  var device: typeof exposed;
}
globalThis.device = exposed;
