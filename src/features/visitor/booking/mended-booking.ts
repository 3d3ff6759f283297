import type { Identity } from "#data/sync/identity.ts";
import { takeBack } from "#data/sync/my-bookings.ts";
import { findBooking, removeFromOutbox } from "#data/sync/outbox/outbox.ts";
import { needsOtherDate } from "#data/sync/shown-booking.ts";
import { formOf } from "#domain/booking/command.ts";
import type { BookingForm } from "#domain/booking/fields.ts";
import { completedCommand } from "#domain/booking/guest-acts/acts.ts";
import type { CatalogueItem } from "#domain/catalogue/item.ts";

/** A booking that the server refused or whose day has passed, to be mended in the form and sent again. */
export interface MendedBooking {
  /** What it is of, as it was offered; undefined where this device does not know. */
  readonly item: CatalogueItem | undefined;
  readonly form: BookingForm;
  readonly fields: Readonly<Record<string, string>>;
  /** Null where the server has it already: what is sent then is a booking of its own. */
  readonly identity: Identity | null;
  /** The row that goes when that has been saved; null when it is sent again under its own id. */
  readonly replacedId: string | null;
  /** Time spent in the form before it was refused, ms. */
  readonly fillMs: number;
}

/** Null when there is none of that id on this device, or none that could be mended. */
export async function mendedBooking(id: string): Promise<MendedBooking | null> {
  const row = await findBooking(id);
  const isLate = row !== undefined && needsOtherDate(row);
  if (!row || !(row.state === "attention" || isLate)) return null;
  const { manage_key, fill_ms } = row.command;
  const form = formOf(completedCommand(row.command, row.view));
  const isNew = isLate || row.problem?.needsNewId === true;
  return {
    item: row.item,
    // under a new id it is not the one that the other way names
    form: { ...form, ...(isLate && { date: "" }), ...(isNew && { together: "" }) },
    fields: row.problem?.fields ?? {},
    identity: isNew ? null : { id, manage_key },
    replacedId: isNew ? id : null,
    fillMs: fill_ms,
  };
}

export async function replace(id: string, byId: string): Promise<void> {
  const row = await findBooking(id);
  if (row?.state === "sent") await takeBack(id, byId);
  else await removeFromOutbox(id);
}
