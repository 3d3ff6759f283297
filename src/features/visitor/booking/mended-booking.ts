import { needsOtherDate } from "#data/sync/shown-booking.ts";
import { formOf } from "#domain/booking/command.ts";
import type { BookingForm } from "#domain/booking/fields.ts";
import type { CatalogueItem } from "#domain/catalogue/item.ts";
import { renewDocument } from "#ui/browser/renew-document.ts";
import type { Identity } from "./attempt.ts";

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

/** The id that an address names (`?mend=<id>`); null when it names none. */
export const mendedId = (search: string): string | null => new URLSearchParams(search).get("mend");

/** Finds the booking that an address names; null when there is none that could be mended. */
export async function findMended(search: string): Promise<MendedBooking | null> {
  const id = mendedId(search);
  if (!id) return null;
  const { findBooking } = await import("#data/sync/outbox.ts").catch(async (lost) => {
    await renewDocument();
    throw lost;
  });
  const row = await findBooking(id);
  const isLate = row !== undefined && needsOtherDate(row);
  if (!row || !(row.state === "attention" || isLate)) return null;
  const { manage_key, fill_ms } = row.command;
  const form = formOf(row.command);
  const isNew = isLate || row.problem?.needsNewId === true;
  return {
    item: row.item,
    form: isLate ? { ...form, date: "" } : form,
    fields: row.problem?.fields ?? {},
    identity: isNew ? null : { id, manage_key },
    replacedId: isNew ? id : null,
    fillMs: fill_ms,
  };
}

/** Of a row whose mended booking has been saved under a new id: forgets it, or cancels what is stored. */
export async function replace(id: string): Promise<void> {
  const { findBooking, removeFromOutbox } = await import("#data/sync/outbox.ts");
  const row = await findBooking(id);
  if (row?.state !== "sent") return removeFromOutbox(id);
  const { takeBack } = await import("#data/sync/my-bookings.ts");
  await takeBack(id);
}
