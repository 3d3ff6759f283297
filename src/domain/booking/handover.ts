import { addDays, isCalendarDay } from "../belize-date.ts";
import { isClockTime } from "../calendar/tour-hours.ts";
import type { ItemType } from "../catalogue/item.ts";
import { LANGUAGES, type Language } from "../language.ts";
import { languageOf } from "../language-of.ts";
import type { CoreName, DetailName, Wire } from "./fields.ts";
import { parseAges } from "./pick-up/ages.ts";
import { isBookingId } from "./reference.ts";

/** Longest text that is handed over, in characters: two SMS. */
export const HANDOVER_LIMIT = 300;

type Details = Wire<DetailName>;
/**
 * What a traveller without data hands over by SMS or WhatsApp: all but requests, key and times, and of the
 * pick-up what fits.
 */
export type Handover = Wire<"id" | "lang" | CoreName> & Partial<Details>;
/** The same with the ages as devices send them. */
type Handed = Omit<Handover, "children_ages"> & {
  readonly children_ages?: string | readonly number[];
};

const VERSION = "CW1";
const FIRST_DAY = "2020-01-01";
/** More than any day that can be booked; far beyond it there are no dates to count to. */
const MOST_DAYS = 100_000;
const TYPE_LETTERS: Readonly<Record<ItemType, string>> = { tour: "t", transfer: "r" };
const PARTS = 10;
const THERE = "t";
const BACK = "b";

/**
 * Which details are left out where not all of them fit: none, the place, the flight too, all of the pick-up. Bands,
 * extras, a code and the way make the price: they are told in each case.
 */
const LEFT_OUT: readonly (readonly number[])[] = [[], [6], [5, 6], [0, 1, 2, 3, 4, 5, 6]];

/**
 * A booking as a compact code: version, ten parts divided by `*`, checksum.
 * @param leadOfPart stands before it where details of the pick-up had to be left out
 * @returns null when it does not fit into {@link HANDOVER_LIMIT} together with what stands before it.
 */
export function writeHandover(booking: Handed, lead = "", leadOfPart = lead): string | null {
  const details = detailsOf(booking);
  const said = details.filter(Boolean).length;
  for (const leftOut of LEFT_OUT) {
    const told = details.map((detail, at) => (leftOut.includes(at) ? "" : detail));
    const isWhole = told.filter(Boolean).length === said;
    const text = (isWhole ? lead : leadOfPart) + codeOf(booking, told);
    if (text.length <= HANDOVER_LIMIT) return text;
  }
  return null;
}

function codeOf(booking: Handed, details: readonly string[]): string {
  const parts = [
    TYPE_LETTERS[booking.type] +
      booking.item_id.toString(36) +
      marksOf(languageOf(booking.lang), details),
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
  return `${body}*${checksum(body)}`;
}

/** Behind the item's number, where servers that know of one language or of no details have stopped reading. */
function marksOf(language: Language, details: readonly string[]): string {
  const mark = language === LANGUAGES[0] ? "" : language;
  const said = details.join(",").replace(/,+$/, "");
  if (said) return `-${mark}-${said}`;
  return mark && `-${mark}`;
}

/** Each detail as the code has it, empty where nobody has said; what is long stands at the end. */
function detailsOf(booking: Handed): string[] {
  const {
    departure_time = "",
    children_ages = "",
    flight_number = "",
    pickup_place = "",
    party = "",
    extras = "",
    code = "",
    way = "",
    together = "",
  } = booking;
  const number = (count = 0) => (count > 0 ? count.toString(36) : "");
  return [
    departure_time.replace(":", ""),
    number(booking.adults),
    String(children_ages).match(/\d+/g)?.join(".") ?? "",
    number(booking.luggage),
    number(booking.child_seats),
    ...[flight_number, pickup_place, party, extras, code].map((text) =>
      text.replace(/%/g, "%25").replace(/,/g, "%2C"),
    ),
    // one letter for the way, then the booking of the other one
    way || together ? (way ? BACK : THERE) + together : "",
  ];
}

/** The details behind an item's second mark; what is none is left out. */
function readDetails(said: string): Partial<Details> {
  const [time = "", adults = "", ages = "", luggage = "", seats = "", ...texts] = said.split(",");
  const [flight_number = "", pickup_place = "", party = "", extras = "", code = "", way = ""] =
    texts.map((text) => text.replace(/%2C/g, ",").replace(/%25/g, "%"));
  const number = (text: string) => Number.parseInt(text, 36) || 0;
  const departure_time = time.replace(/^(\d\d)(\d\d)$/, "$1:$2");
  const details: Details = {
    departure_time: isClockTime(departure_time) ? departure_time : "",
    adults: number(adults),
    children_ages: parseAges(ages)?.join(", ") ?? "",
    luggage: number(luggage),
    child_seats: number(seats),
    flight_number,
    pickup_place,
    party,
    extras,
    code,
    way: way.startsWith(BACK) ? "back" : "",
    together: way.slice(1),
  };
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value));
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
  const [, lang, ...details] = item.split("-");
  const days = Number.parseInt(day, 36);
  const date = days < MOST_DAYS ? addDays(FIRST_DAY, days) : "";
  if (!isBookingId(id) || !isCalendarDay(date)) return refused("code_unreadable");
  return {
    ok: true,
    booking: {
      id,
      type,
      item_id: Number.parseInt(item.slice(1), 36),
      lang: languageOf(lang),
      booking_date: date,
      guests: Number.parseInt(guests, 36),
      price: Number.parseInt(cents, 36) / 100,
      customer_first_name: firstName,
      customer_last_name: lastName,
      customer_email: email,
      customer_phone: phone,
      ...readDetails(details.join("-")),
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
