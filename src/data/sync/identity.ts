import type { BookingCommand } from "#domain/booking/fields.ts";
import { newBookingId, randomText } from "#domain/booking/reference.ts";

const MANAGE_KEY_LENGTH = 32;

/** What an attempt has in common with an earlier one, so that the server sees one booking. */
export type Identity = Pick<BookingCommand, "id" | "manage_key">;

export function newIdentity(): Identity {
  return {
    id: newBookingId(randomBytes),
    manage_key: randomText(MANAGE_KEY_LENGTH, randomBytes),
  };
}

function randomBytes(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count));
}
