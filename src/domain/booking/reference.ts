const ID_LENGTH = 15;
const ID = /^[a-z0-9]+$/;
const REFERENCE_LENGTH = 8;
const ALPHABET = "abcdefghijklmnopqrstuvwxyz0123456789";

/** True for an id as devices make them: 15 characters from a–z and 0–9 (CONTRACT, HTTP). */
export function isBookingId(text: unknown): text is string {
  return typeof text === "string" && text.length === ID_LENGTH && ID.test(text);
}

/** What people see of an id: its first eight characters in capitals (CONTRACT, settled questions). */
export function bookingReference(id: string): string {
  return id.slice(0, REFERENCE_LENGTH).toUpperCase();
}

/**
 * Text of `length` characters from a–z and 0–9.
 * @param randomBytes gives that many random bytes; bytes that would favour some letters are thrown away.
 */
export function randomText(length: number, randomBytes: (count: number) => Uint8Array): string {
  const fair = 256 - (256 % ALPHABET.length);
  let text = "";
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < fair && text.length < length) text += ALPHABET.charAt(byte % ALPHABET.length);
    }
  }
  return text;
}

/** A new booking's id. */
export function newBookingId(randomBytes: (count: number) => Uint8Array): string {
  return randomText(ID_LENGTH, randomBytes);
}
