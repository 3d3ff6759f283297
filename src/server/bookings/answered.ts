import type { Answered } from "#domain/booking/recovered.ts";
import { BOOKING_STATUSES } from "#domain/booking/status.ts";
import { dollarsToCents } from "#domain/money.ts";
import type { Fields } from "./wire.ts";

const END = "|";
/** Characters of the signature: 128 bits, in hex. */
const SIGNED = 32;
let secret = "";

/** Made of the key that lies beside the data and in no backup of them, so what is signed outlives the machine. */
function secretOf(): string {
  secret ||= $security.hs256("answers to bookings", $os.getenv("PB_ENCRYPTION_KEY"));
  return secret;
}

/**
 * What a booking was answered, signed, for its device to bring along should a restore take the booking away. It holds
 * for this booking with this content alone.
 */
export function sealOf(stored: Fields): string {
  const cents = dollarsToCents(Number(stored.price));
  const said = `${stored.status}${END}${cents}${END}${stored.created_at}`;
  return `${said}${END}${signatureOf(`${stored.id}`, `${stored.content_hash}`, said)}`;
}

const signatureOf = (id: string, fingerprint: string, said: string) =>
  $security.hs256(`${id}${END}${fingerprint}${END}${said}`, secretOf()).slice(0, SIGNED);

/** What a device says it was answered; null unless we have said so. @param seal as it came */
export function answeredBefore(
  { id, fingerprint }: { readonly id: string; readonly fingerprint: string },
  seal: unknown,
): Answered | null {
  if (typeof seal !== "string" || seal === "" || seal.length > 200) return null;
  const end = seal.lastIndexOf(END);
  const said = seal.slice(0, Math.max(end, 0));
  if (!$security.equal(signatureOf(id, fingerprint, said), seal.slice(end + 1))) return null;
  const [given, cents, at = ""] = said.split(END);
  const status = BOOKING_STATUSES.find((name) => name === given);
  return status ? { status, priceCents: Number(cents), at } : null;
}
