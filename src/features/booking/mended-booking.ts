import { formOf } from "#domain/booking/command.ts";
import type { BookingForm } from "#domain/booking/rules.ts";
import type { CatalogueItem } from "#domain/catalogue/item.ts";
import type { Identity } from "./attempt.ts";

/** A booking that the server refused, to be mended in the form and sent again. */
export interface MendedBooking {
  /** What it is of, as it was offered; undefined where this device does not know. */
  readonly item: CatalogueItem | undefined;
  readonly form: BookingForm;
  readonly fields: Readonly<Record<string, string>>;
  readonly identity: Identity;
  /** Time spent in the form before it was refused, ms. */
  readonly fillMs: number;
  /** True when its id is taken: what is sent then gets a new one, and the old row goes. */
  readonly needsNewId: boolean;
}

/** Finds the refused booking that an address names (`?mend=<id>`); null when there is none. */
export async function findMended(search: string): Promise<MendedBooking | null> {
  const id = new URLSearchParams(search).get("mend");
  if (!id) return null;
  const { findBooking } = await import("#data/sync/outbox.ts");
  const row = await findBooking(id);
  if (row?.state !== "attention") return null;
  const { manage_key, fill_ms } = row.command;
  return {
    item: row.item,
    form: formOf(row.command),
    fields: row.problem?.fields ?? {},
    identity: { id, manage_key },
    fillMs: fill_ms,
    needsNewId: row.problem?.needsNewId ?? false,
  };
}

/** Forgets a row whose mended booking has been saved under a new id. */
export async function forgetReplaced(id: string): Promise<void> {
  const { removeFromOutbox } = await import("#data/sync/outbox.ts");
  await removeFromOutbox(id);
}

/** Puts values into the form's fields, which keep their own. */
export function writeBookingForm(form: HTMLFormElement, values: BookingForm): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      field.value = String(value ?? "");
    }
  }
}
