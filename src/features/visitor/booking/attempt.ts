import type { BookingCommand } from "#domain/booking/command.ts";
import { normaliseBooking } from "#domain/booking/normalise.ts";
import { newBookingId, randomText } from "#domain/booking/reference.ts";
import type { BookingForm } from "#domain/booking/rules.ts";
import type { CatalogueItem } from "#domain/catalogue/item.ts";
import { centsToDollars } from "#domain/money.ts";
import { quoteCents } from "#domain/quote.ts";

const MANAGE_KEY_LENGTH = 32;

/** What an attempt has in common with an earlier one, so that the server sees one booking. */
export type Identity = Pick<BookingCommand, "id" | "manage_key">;

export interface Attempt {
  readonly item: CatalogueItem;
  readonly form: BookingForm;
  /** Of an earlier attempt that was refused or not answered; null for a new booking. */
  readonly earlier: Identity | null;
  /** Milliseconds since the form was opened. */
  readonly fillMs: number;
  /** What stood in the field that people never see. */
  readonly website: string;
}

/** The command of an attempt: quoted, normalised, with the device's own id, key and time. */
export function commandOf(attempt: Attempt, identity: Identity, now: Date): BookingCommand {
  const form = normaliseBooking(attempt.form);
  const guests = form.guests ?? 0;
  return {
    ...identity,
    type: attempt.item.type,
    item_id: attempt.item.id,
    item_name: attempt.item.name,
    booking_date: form.date,
    guests,
    price: centsToDollars(quoteCents(attempt.item, guests)),
    customer_first_name: form.firstName,
    customer_last_name: form.lastName,
    customer_email: form.email,
    customer_phone: form.phone,
    special_requests: form.specialRequests,
    made_at: now.toISOString(),
    fill_ms: Math.round(attempt.fillMs),
    website: attempt.website,
  };
}

export function newIdentity(): Identity {
  return {
    id: newBookingId(randomBytes),
    manage_key: randomText(MANAGE_KEY_LENGTH, randomBytes),
  };
}

function randomBytes(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count));
}
