import type { Identity } from "#data/sync/identity.ts";
import { columnsOf } from "#domain/booking/command.ts";
import type { BookingCommand, BookingForm } from "#domain/booking/fields.ts";
import { normaliseBooking } from "#domain/booking/normalise-form.ts";
import { parseAges } from "#domain/booking/pick-up/ages.ts";
import type { CatalogueItem } from "#domain/catalogue/item.ts";
import { LANGUAGE } from "#domain/language.ts";
import { centsToDollars } from "#domain/money.ts";
import { type PriceLine, sumOf } from "#domain/price/lines.ts";
import type { Parts, Submitted } from "./submit-booking.ts";

export interface Attempt {
  readonly item: CatalogueItem;
  /** The price that the visitor has seen. */
  readonly lines: readonly PriceLine[];
  readonly form: BookingForm;
  /** Of an earlier attempt that was refused or not answered; null for a new booking. */
  readonly earlier: Identity | null;
  /** Milliseconds since the form was opened. */
  readonly fillMs: number;
  /** The key of the partner by whose address the guests have come; empty for none. */
  readonly partner: string;
  /** What it is called where they pay it; else empty. */
  readonly paidTo: string;
  /** What stood in the field that people never see. */
  readonly website: string;
  /** In place of sending it alone, where both ways are booked in one step. */
  readonly sendBoth?: SendBoth | undefined;
}

export type SendBoth = (
  attempt: Attempt,
  identity: Identity,
  /** Null where the scripts of the device's storage have not come. */
  sending: { readonly parts: Parts | null; readonly leftMs: () => number },
) => Promise<Submitted>;

/** The command of an attempt: quoted, normalised, with the device's own id, key and time. */
export function commandOf(attempt: Attempt, identity: Identity, now: Date): BookingCommand {
  const form = normaliseBooking(attempt.form);
  return {
    ...identity,
    ...columnsOf(form),
    type: attempt.item.type,
    item_id: attempt.item.id,
    item_name: attempt.item.name,
    lang: LANGUAGE,
    partner: attempt.partner,
    children_ages: parseAges(form.childrenAges) ?? [],
    price: centsToDollars(sumOf(attempt.lines)),
    made_at: now.toISOString(),
    fill_ms: Math.round(attempt.fillMs),
    website: attempt.website,
  };
}
