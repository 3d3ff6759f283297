import { type BookingCommand, contentOf, formOf, toWireErrors } from "#domain/booking/command.ts";
import { type Decision, decideBooking, QUOTE_KEPT_DAYS } from "#domain/booking/decide.ts";
import { normaliseBooking } from "#domain/booking/normalise.ts";
import { isBookingId } from "#domain/booking/reference.ts";
import { isItemType } from "#domain/catalogue/item.ts";
import { centsToDollars, dollarsToCents } from "#domain/money.ts";
import type { Priced } from "#domain/quote.ts";
import { findOffered, type OfferedItem, recentPrices } from "./catalogue.ts";
import { commitNextToDisk, commitToDisk, storageTrouble } from "./durability.ts";
import { newRecord } from "./office/new-record.ts";
import { refuse } from "./refuse.ts";

const DAY_MS = 86_400_000;
const DELETED_MESSAGE = "This booking has been deleted. Please book again.";

/** Stands in place of the content's hash once a customer's data have been erased. */
export const ERASED_HASH = "erased";

/** The part of a stored booking that its sender may see. */
const PUBLIC_FIELDS = [
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
] as const;

/**
 * A stranger's booking (CONTRACT, HTTP): checked, priced and decided by the server alone, stored
 * with its mail jobs in one statement (the jobs are a trigger's work), answered with what is stored.
 * The same content under the same id is answered with the row that is there.
 * Answers 400 with a message per field for broken rules.
 * @throws 409 for other content under a used id, 503 when the database cannot store.
 */
export function beforeCreate(e: pb.RecordRequestEvent): void {
  if (e.auth) return commitNextToDisk(e);
  book(e, e.record);
}

const CREATE_PATH = "/api/collections/bookings/records";
const WIRE_FIELDS: ReadonlySet<string> = new Set([
  ...["id", "type", "item_id", "item_name", "booking_date", "guests", "price"],
  ...["customer_first_name", "customer_last_name", "customer_email", "customer_phone"],
  ...["special_requests", "manage_key", "made_at", "fill_ms", "website"],
]);

/**
 * The fields of a booking as devices send it. Null for whatever else creates one (another form of
 * the address or the body, fields that no device sends): that goes through PocketBase and its hook.
 */
export function devicesBooking(e: pb.RequestEvent, path: string): Fields | null {
  const isOurs =
    path === CREATE_PATH &&
    e.request.method === "POST" &&
    e.request.header.get("Content-Type").startsWith("application/json");
  if (!isOurs) return null;
  try {
    const { body } = e.requestInfo();
    return Object.keys(body).every((field) => WIRE_FIELDS.has(field)) ? body : null;
  } catch {
    return null; // no JSON: PocketBase has words for that
  }
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * The same as {@link beforeCreate}, from within the guard that every request passes: one engine of
 * PocketBase's pool a booking instead of two (docs/decisions/0012-speed.md).
 */
export function createAtOnce(e: pb.RequestEvent, fields: Fields): void {
  book(e, newRecord(e.app, "bookings", fields));
}

function book(e: pb.RequestEvent, record: pb.Record): void {
  const command = commandOf(record.id, record.fieldsData());
  const fingerprint = fingerprintOf(command);
  const refusals: Record<string, string> = {};
  if (!isBookingId(command.id)) refusals.id = "The id must be 15 characters from a-z and 0-9";
  const offered = isItemType(command.type)
    ? findOffered(e.app, command.type, command.item_id)
    : undefined;
  if (!isItemType(command.type)) refusals.type = "The type must be tour or transfer";
  else if (!offered) refusals.item_id = `Error: ${command.type} not found.`;
  if (!offered || Object.keys(refusals).length > 0) return refuse(e, refusals);

  const decision = decide(e.app, command, offered);
  if (decision.errors) {
    // what was good when it was stored is no worse when it comes again after its date
    const twin = findBooking(e.app, command.id);
    if (twin && isSame(twin, fingerprint)) return answerTwin(e, twin, command, fingerprint);
    return refuse(e, toWireErrors(decision.errors));
  }

  record.load(rowOf(command, offered, decision, fingerprint));
  commitToDisk(e.app);
  try {
    e.app.saveNoValidate(record);
  } catch (error) {
    const twin = findBooking(e.app, command.id);
    if (!twin && isDeleted(e.app, command.id)) throw new ApiError(409, DELETED_MESSAGE);
    if (!twin) throw storageTrouble(e.app, error);
    return answerTwin(e, twin, command, fingerprint);
  }
  e.json(200, publicView(record));
}

/** What came in, normalised; numbers that are none arrive as 0 and fail the rules. */
export function commandOf(
  id: string,
  fields: { readonly [field: string]: unknown },
): BookingCommand {
  const text = (field: string) => String(fields[field] ?? "");
  const madeAtMs = Date.parse(text("made_at"));
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
    // PocketBase reads the text "NaN" as a number, which the database can't store
    fill_ms: Number(fields.fill_ms) || 0,
    website: text("website"),
  };
}

/** What becomes of a visitor's booking by the server's catalogue, prices and clock. */
export function decide(app: pb.App, command: BookingCommand, offered: OfferedItem): Decision {
  const nowMs = Date.now();
  const madeAtMs = Date.parse(command.made_at);
  const quotedCents = dollarsToCents(command.price);
  const decideAt = (prices: readonly Priced[]) =>
    decideBooking({
      form: formOf(command),
      quotedCents,
      item: offered.item,
      isOffered: offered.isOffered,
      madeAtMs: Number.isNaN(madeAtMs) ? null : madeAtMs,
      fillMs: command.fill_ms > 0 ? command.fill_ms : null,
      isTrapped: command.website !== "",
      nowMs,
      recentPrices: prices,
    });
  const decision = decideAt([]);
  if (decision.errors || decision.priceCents === quotedCents) return decision;
  return decideAt(recentPrices(app, offered.item, nowMs - QUOTE_KEPT_DAYS * DAY_MS));
}

/** The row that a decided booking is stored as. */
export function rowOf(
  command: BookingCommand,
  offered: OfferedItem,
  decision: Exclude<Decision, { errors: Record<string, string> }>,
  fingerprint: string,
): Record<string, unknown> {
  return {
    type: command.type,
    item_id: command.item_id,
    item_name: offered.item.name,
    booking_date: command.booking_date,
    guests: command.guests,
    price: centsToDollars(decision.priceCents),
    quoted_price: centsToDollars(dollarsToCents(command.price)),
    customer_first_name: command.customer_first_name,
    customer_last_name: command.customer_last_name,
    customer_email: command.customer_email,
    customer_phone: command.customer_phone,
    special_requests: command.special_requests,
    status: decision.status,
    pending_reason: decision.reason,
    source: "web",
    made_at: command.made_at,
    content_hash: fingerprint,
    // the device keeps the key; only its hash is stored, under the same name
    manage_key: command.manage_key ? $security.sha256(command.manage_key) : "",
    fill_ms: command.fill_ms,
    website: command.website.slice(0, 200),
    ...OPERATORS_DEFAULTS,
  };
}

/** The operator's own fields, which a stranger cannot fill in. */
const OPERATORS_DEFAULTS = {
  departure_time: "",
  pickup_notes: "",
  attendance: "",
  paid_amount: 0,
  paid_currency: "",
  paid_method: "",
  notes: "",
  cancelled_by: "",
} as const;

/**
 * The content in two parts, since a code handed over by SMS leaves the special requests out: what it
 * brought and what the device sends later are then the same booking.
 */
export function fingerprintOf(command: BookingCommand): string {
  const core = $security.sha256(contentOf(command)).slice(0, 40);
  return `${core}.${$security.sha256(command.special_requests).slice(0, 20)}`;
}

/** True when a stored booking is the one that comes again. What was erased answers for whatever it was. */
export function isSame(twin: pb.Record, fingerprint: string): boolean {
  const hash = twin.getString("content_hash");
  return hash === fingerprint || hash === ERASED_HASH || isFromCode(twin, fingerprint);
}

function isFromCode(twin: pb.Record, fingerprint: string): boolean {
  return twin.getString("source") === "code" && isSameCore(twin, fingerprint);
}

/** True when all but the special requests is the same. */
export function isSameCore(twin: pb.Record, fingerprint: string): boolean {
  const core = (hash: string) => hash.split(".")[0];
  return core(twin.getString("content_hash")) === core(fingerprint);
}

function answerTwin(
  e: pb.RequestEvent,
  twin: pb.Record,
  command: BookingCommand,
  fingerprint: string,
): void {
  if (!isSame(twin, fingerprint)) {
    throw new ApiError(409, `Another booking is stored under the id ${command.id}.`);
  }
  if (isFromCode(twin, fingerprint)) bringAlong(e.app, twin, command, fingerprint);
  e.json(200, publicView(twin));
}

/** The device itself has come through: its key and its special requests join the code's booking. */
function bringAlong(
  app: pb.App,
  twin: pb.Record,
  command: BookingCommand,
  fingerprint: string,
): void {
  twin.load({
    source: "web",
    special_requests: twin.getString("special_requests") || command.special_requests,
    manage_key: command.manage_key ? $security.sha256(command.manage_key) : "",
    made_at: command.made_at,
  });
  twin.set("content_hash", fingerprint);
  app.saveNoValidate(twin);
}

/** A stored booking, or null. */
export function findBooking(app: pb.App, id: string): pb.Record | null {
  try {
    return app.findRecordById("bookings", id);
  } catch {
    return null;
  }
}

/** True for the id of a booking that the operator has deleted: the insert's trigger refuses it. */
function isDeleted(app: pb.App, id: string): boolean {
  const row = new DynamicModel({ found: false });
  app
    .db()
    .newQuery("SELECT EXISTS (SELECT 1 FROM booking_tombstones WHERE id = {:id}) AS found")
    .bind({ id })
    .one(row);
  return row.found === true;
}

function publicView(record: pb.Record): Record<string, unknown> {
  const view: Record<string, unknown> = { id: record.id };
  for (const field of PUBLIC_FIELDS) view[field] = record.get(field);
  return view;
}
