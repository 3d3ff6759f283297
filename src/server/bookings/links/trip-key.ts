import { isBookingId } from "#domain/booking/reference.ts";
import { addressIn, type Language } from "#domain/language.ts";
import { findBooking } from "../find.ts";

/** How a key has gone to its guest: one that came by mail shows that its address is theirs. */
const WAYS = { mail: "m", device: "d" } as const;
export type Way = keyof typeof WAYS;

/** What a key opens, and how the key has gone to its guest. */
export interface Trip {
  readonly booking: pb.Record;
  readonly way: Way;
}

/** Characters of the signature: 128 bits, in hex. */
const SIGNED = 32;
/** A booking's id, a way, a signature. */
const LENGTH = 15 + 1 + SIGNED;

let secret = "";

/**
 * Made of the key that lies beside the data and in no backup of them (docs/OPERATIONS.md), so links outlive a restore, and
 * whoever has an archive cannot make one.
 */
function secretOf(): string {
  if (secret) return secret;
  const key = $os.getenv("PB_ENCRYPTION_KEY");
  if (!key) throw new Error("PB_ENCRYPTION_KEY is missing: links cannot be signed");
  secret = $security.hs256("links of guests", key);
  return secret;
}

/** What a key is made for. */
interface Linked {
  readonly id: string;
  /** How often its links were ended. */
  readonly links: number;
  readonly way: Way;
}

/** The key that stands in the fragment of a guest's link (docs/decisions/0042-the-guests-link.md). */
export const tripKey = ({ id, links, way }: Linked) => signed(id, WAYS[way], links);

function signed(id: string, letter: string, links: number): string {
  return `${id}${letter}${$security.hs256(`${letter} ${id} ${links}`, secretOf()).slice(0, SIGNED)}`;
}

/** The key of a stored booking. */
export const tripKeyOf = (booking: pb.Record, way: Way) =>
  tripKey({ id: booking.id, links: booking.getInt("trip_links"), way });

/** A stored booking's link for a mail, in a language. */
export function tripUrl(booking: pb.Record, language: Language, way: Way = "mail"): string {
  return `${$os.getenv("APP_URL")}${addressIn(language, "/trip")}#${tripKeyOf(booking, way)}`;
}

/**
 * The booking that a key opens, and how the key has gone to its guest. Null alike for what is no key, one that was
 * ended, and one of a booking that is not there, and after the same work.
 */
export function bookingOfTrip(app: pb.App, key: string): Trip | null {
  if (key.length !== LENGTH) return null;
  const id = key.slice(0, 15);
  const letter = key.charAt(15);
  const booking = isBookingId(id) ? findBooking(app, id) : null;
  const isGood = $security.equal(signed(id, letter, booking?.getInt("trip_links") ?? 0), key);
  const way = letter === WAYS.mail ? "mail" : "device";
  return booking && isGood && letter === WAYS[way] ? { booking, way } : null;
}
