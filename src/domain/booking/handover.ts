import { addDays, isCalendarDay } from "../belize-date.ts";
import type { ItemType } from "../catalogue/item.ts";
import { LANGUAGES } from "../language.ts";
import { languageOf } from "../language-of.ts";
import type { CoreName, Wire } from "./fields.ts";
import { isBookingId } from "./reference.ts";

/** Longest text that is handed over, in characters: two SMS. */
export const HANDOVER_LIMIT = 300;

/** What a traveller without data hands over by SMS or WhatsApp: all but requests, key and times. */
export type Handover = Wire<"id" | "lang" | CoreName>;

const VERSION = "CW1";
const FIRST_DAY = "2020-01-01";
/** More than any day that can be booked; far beyond it there are no dates to count to. */
const MOST_DAYS = 100_000;
const TYPE_LETTERS: Readonly<Record<ItemType, string>> = { tour: "t", transfer: "r" };
const PARTS = 10;

/**
 * A booking as a compact code: version, ten parts divided by `*`, checksum.
 * @returns null when it does not fit into {@link HANDOVER_LIMIT} together with `lead`.
 */
export function writeHandover(booking: Handover, lead = ""): string | null {
  const parts = [
    TYPE_LETTERS[booking.type] + booking.item_id.toString(36) + languageMark(booking.lang),
    daysSince(booking.booking_date).toString(36),
    booking.guests.toString(36),
    Math.round(booking.price * 100).toString(36),
    booking.id,
    booking.customer_first_name,
    booking.customer_last_name,
    booking.customer_email,
    booking.customer_phone,
  ].map(escapePart);
  const body = [VERSION, ...parts].join("*");
  const text = `${lead}${body}*${checksum(body)}`;
  return text.length > HANDOVER_LIMIT ? null : text;
}

/** Behind the item's number, where servers that know of one language only have stopped reading. */
function languageMark(lang: unknown): string {
  const language = languageOf(lang);
  return language === LANGUAGES[0] ? "" : `-${language}`;
}

export type ReadHandover =
  | { readonly ok: true; readonly booking: Handover }
  | { readonly ok: false; readonly refusal: string };

/**
 * Finds the code in a message as it was pasted, whatever stands around it, and reads it.
 * The rules of a booking are not checked here: the server does that with every booking.
 */
export function readHandover(text: string): ReadHandover {
  const start = text.indexOf(`${VERSION}*`);
  if (start < 0) return refused("code_missing");
  const pieces = text.slice(start).split("*");
  if (pieces.length < PARTS + 1) return refused("code_incomplete");
  const body = pieces.slice(0, PARTS).join("*");
  const given = /^[0-9a-z]+/.exec(pieces[PARTS] ?? "")?.[0];
  if (given !== checksum(body)) return refused("code_changed");
  const [, item = "", day = "", guests = "", cents = "", id = "", ...contact] =
    pieces.map(unescapePart);
  const [firstName = "", lastName = "", email = "", phone = ""] = contact;
  const type = item.startsWith(TYPE_LETTERS.tour) ? "tour" : "transfer";
  const days = Number.parseInt(day, 36);
  const date = days < MOST_DAYS ? addDays(FIRST_DAY, days) : "";
  if (!isBookingId(id) || !isCalendarDay(date)) return refused("code_unreadable");
  return {
    ok: true,
    booking: {
      id,
      type,
      item_id: Number.parseInt(item.slice(1), 36),
      lang: languageOf(item.split("-")[1]),
      booking_date: date,
      guests: Number.parseInt(guests, 36),
      price: Number.parseInt(cents, 36) / 100,
      customer_first_name: firstName,
      customer_last_name: lastName,
      customer_email: email,
      customer_phone: phone,
    },
  };
}

function refused(refusal: string): ReadHandover {
  return { ok: false, refusal };
}

function daysSince(day: string): number {
  return Math.round(
    (Date.parse(`${day}T00:00:00Z`) - Date.parse(`${FIRST_DAY}T00:00:00Z`)) / 86_400_000,
  );
}

/** `*` divides the parts and messengers fold line ends: both travel as `~` and a letter. */
function escapePart(part: string): string {
  return part.replace(/~/g, "~t").replace(/\*/g, "~s").replace(/\s/g, "~b");
}

function unescapePart(part: string): string {
  return part.replace(/~([tsb])/g, (_, letter: string) => UNESCAPED[letter] ?? "");
}

const UNESCAPED: Readonly<Record<string, string>> = { t: "~", s: "*", b: " " };

/** FNV-1a over the UTF-16 units, in base 36: tells a code that was cut or mistyped. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
