import { columnsOf, formOf } from "#domain/booking/command.ts";
import {
  ANSWERED_COLUMNS,
  type BookingForm,
  FIELDS,
  SENT,
  type SentWire,
} from "#domain/booking/fields.ts";
import { normalised } from "#domain/booking/normalise-form.ts";
import { listedCounts } from "#domain/booking/party/counts.ts";
import { instantIn } from "#domain/instant.ts";
import { languageOf } from "#domain/language-of.ts";
import { bodyOf, type Call } from "../pocketbase/call.ts";

const CREATE_PATH = "/api/collections/bookings/records";
/** What devices send, and as what: PocketBase would read other things into a field in ways of its own. */
const WIRE_TYPES: Readonly<Record<string, string>> = Object.fromEntries(
  SENT.map((name) => {
    const { wire, is } = FIELDS[name];
    if (is === "ages") return [wire, "object"];
    return [wire, is === "number" || is === "dollars" ? "number" : "string"];
  }),
);

/** What may come as a list too. */
const COUNTED: ReadonlySet<string> = new Set([FIELDS.party.wire, FIELDS.extras.wire]);

/** What comes as a text and as nothing else. */
export const SENT_AS_TEXT = SENT.map((name) => FIELDS[name].wire).filter(
  (field) => WIRE_TYPES[field] === "string" && !COUNTED.has(field),
);

const PLAIN = /^\w+$/;

export type Fields = Readonly<Record<string, unknown>>;

/**
 * The fields of a booking as devices send it. Null for whatever else creates one (another form of
 * the address or the body, numbers as texts): that goes through PocketBase and its hook, which makes a text of
 * each list and so knows of no ages.
 */
export function devicesBooking(e: pb.AnswerEvent, { path, method, header }: Call): Fields | null {
  const isOurs =
    path === CREATE_PATH &&
    method === "POST" &&
    header("Content-Type").startsWith("application/json");
  if (!isOurs) return null;
  try {
    const body = bodyOf(e);
    const fields = Object.keys(body);
    // by number: PocketBase's engine calls no function and makes no object for it
    for (let at = 0; at < fields.length; at += 1) {
      const field = fields[at] as string;
      const type = WIRE_TYPES[field];
      // what only a later version knows is not read; PocketBase has modifiers ('guests+')
      if (type === undefined ? !PLAIN.test(field) : typeof body[field] !== type) {
        if (type === undefined || !COUNTED.has(field)) return null;
      }
    }
    return body;
  } catch {
    return null; // no JSON: PocketBase has words for that
  }
}

/** A booking as it came in. */
export interface SentBooking {
  readonly command: SentWire;
  /** What its visitor filled in, normalised; the command has the same. */
  readonly form: BookingForm;
}

/** A template looks up nothing and calls nothing in PocketBase's engine. */
const textIn = (fields: Fields, name: string) => `${fields[name] ?? ""}`;

/** What came in, normalised; numbers that are none arrive as 0 and fail the rules. */
export function sentBooking(id: string, fields: Fields): SentBooking {
  const fillMs = Number(fields.fill_ms);
  const { party, extras } = fields;
  const isListed = typeof party === "object" || typeof extras === "object";
  const counts = isListed && { party: listedCounts(party), extras: listedCounts(extras) };
  const form = normalised(formOf(isListed ? { ...fields, ...counts } : fields));
  // one after the other: an object of them would be made only to be copied
  const command: { -readonly [column in keyof SentWire]?: SentWire[column] } = columnsOf(form);
  command.id = id;
  command.type = textIn(fields, "type") as SentWire["type"];
  command.item_id = Number(fields.item_id);
  command.item_name = textIn(fields, "item_name");
  command.lang = languageOf(fields.lang);
  // what it names is looked for where it is stored (server/partners/find.ts)
  command.partner = textIn(fields, "partner");
  command.price = Number(fields.price);
  command.manage_key = textIn(fields, "manage_key");
  command.made_at = instantIn(textIn(fields, "made_at"));
  // PocketBase reads the texts "NaN" and "Infinity" as numbers, which the database can't store
  command.fill_ms = Number.isFinite(fillMs) ? fillMs : 0;
  command.website = textIn(fields, "website");
  return { command: command as SentWire, form };
}

/**
 * Answers with what the sender of a stored booking may see of it, as JSON: PocketBase would make an
 * object of Go's of it first.
 * @param stored the booking's fields, as they are stored
 * @param columns those that are told
 */
export function answerStored(e: pb.AnswerEvent, stored: Fields, columns = ANSWERED_COLUMNS): void {
  e.blob(200, "application/json", JSON.stringify(stored, columns));
}
