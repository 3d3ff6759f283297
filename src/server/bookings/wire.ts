import type { BookingCommand } from "#domain/booking/command.ts";
import { normaliseBooking } from "#domain/booking/normalise.ts";
import { bodyOf, type Call } from "../pocketbase/call.ts";

/** The part of a stored booking that its sender may see. */
const PUBLIC_FIELDS = [
  "id",
  "type",
  "item_id",
  "item_name",
  "booking_date",
  "guests",
  "price",
  "customer_first_name",
  "customer_last_name",
  "customer_email",
  "customer_phone",
  "special_requests",
  "status",
  "pending_reason",
  "quoted_price",
  "created_at",
  "updated_at",
];

const CREATE_PATH = "/api/collections/bookings/records";
/** What devices send, and as what: PocketBase would read other things into a field in ways of its own. */
const WIRE_TYPES: Readonly<Record<string, string>> = {
  id: "string",
  type: "string",
  item_id: "number",
  item_name: "string",
  booking_date: "string",
  guests: "number",
  price: "number",
  customer_first_name: "string",
  customer_last_name: "string",
  customer_email: "string",
  customer_phone: "string",
  special_requests: "string",
  manage_key: "string",
  made_at: "string",
  fill_ms: "number",
  website: "string",
};

export type Fields = Readonly<Record<string, unknown>>;

/**
 * The fields of a booking as devices send it. Null for whatever else creates one (another form of
 * the address or the body, fields that no device sends): that goes through PocketBase and its hook.
 */
export function devicesBooking(e: pb.RequestEvent, { path, method, header }: Call): Fields | null {
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
      if (typeof body[field] !== WIRE_TYPES[field]) return null;
    }
    return body;
  } catch {
    return null; // no JSON: PocketBase has words for that
  }
}

/** What came in, normalised; numbers that are none arrive as 0 and fail the rules. */
export function commandOf(
  id: string,
  fields: { readonly [field: string]: unknown },
): BookingCommand {
  // a template looks up nothing and calls nothing in PocketBase's engine
  const text = (field: string) => `${fields[field] ?? ""}`;
  const madeAtMs = Date.parse(text("made_at"));
  const fillMs = Number(fields.fill_ms);
  const form = normaliseBooking({
    firstName: text("customer_first_name"),
    lastName: text("customer_last_name"),
    email: text("customer_email"),
    phone: text("customer_phone"),
    date: text("booking_date"),
    guests: Number(fields.guests),
    specialRequests: text("special_requests"),
  });
  return {
    id,
    type: text("type") as BookingCommand["type"],
    item_id: Number(fields.item_id),
    item_name: text("item_name"),
    booking_date: form.date,
    guests: form.guests ?? 0,
    price: Number(fields.price),
    customer_first_name: form.firstName,
    customer_last_name: form.lastName,
    customer_email: form.email,
    customer_phone: form.phone,
    special_requests: form.specialRequests,
    manage_key: text("manage_key"),
    made_at: Number.isNaN(madeAtMs) ? "" : new Date(madeAtMs).toISOString(),
    // PocketBase reads the texts "NaN" and "Infinity" as numbers, which the database can't store
    fill_ms: Number.isFinite(fillMs) ? fillMs : 0,
    website: text("website"),
  };
}

/**
 * Answers with what the sender of a stored booking may see of it, as JSON: PocketBase would make an
 * object of Go's of it first.
 * @param stored the booking's fields, as they are stored
 */
export function tellStored(e: pb.RequestEvent, stored: Fields): void {
  e.blob(200, "application/json", JSON.stringify(stored, PUBLIC_FIELDS));
}
