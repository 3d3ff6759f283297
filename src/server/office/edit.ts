import { formOf, toWireErrors } from "#domain/booking/command.ts";
import { normaliseBooking, oneLine, severalLines } from "#domain/booking/normalise.ts";
import { ATTENDANCES, PAID_CURRENCIES, PAID_METHODS } from "#domain/booking/office-booking.ts";
import { isBookingId } from "#domain/booking/reference.ts";
import { checkBooking, guestLimits } from "#domain/booking/rules.ts";
import { BOOKING_STATUSES } from "#domain/booking/status.ts";
import { isClockTime } from "#domain/calendar/tour-hours.ts";
import type { ItemType } from "#domain/catalogue/item.ts";
import { centsToDollars, dollarsToCents } from "#domain/money.ts";
import { quoteCents } from "#domain/quote.ts";
import { bodyOf } from "../call.ts";
import { findOffered } from "../catalogue.ts";
import { commitToDisk, storageTrouble } from "../durability.ts";
import { refuse } from "../refuse.ts";
import { actorOf, markOf } from "./admins.ts";
import { noteInAudit } from "./audit.ts";
import { bookingById, bookingRecord } from "./booking-json.ts";

type Changes = Record<string, unknown>;
type Errors = Record<string, string>;

/** The operator's own texts and their longest lengths. */
const TEXTS = {
  departure_time: 5,
  pickup_notes: 1000,
  notes: 5000,
} as const;
/** Texts of which only some words have a meaning. */
const WORDS = {
  attendance: ATTENDANCES,
  paid_currency: PAID_CURRENCIES,
  paid_method: PAID_METHODS,
} as const;
const CUSTOMERS_FIELDS = [
  "booking_date",
  "guests",
  "customer_first_name",
  "customer_last_name",
  "customer_email",
  "customer_phone",
  "special_requests",
] as const;

/**
 * `PATCH /api/office/bookings/{id}`: changes a booking that is still as the operator has seen it.
 * More or fewer guests cost what they cost by the catalogue, unless a price is given; one that the
 * catalogue does not know wants a reason. Answers 409 with the present booking when it has changed
 * in the meantime, 400 with a message per field. A change with an `id` of its own that comes again,
 * because its answer was lost, is answered with what it has made.
 */
export function editBooking(e: pb.RequestEvent): void {
  const { id, version, changes, reason } = bodyOf(e);
  const record = bookingRecord(e.app, e.request.pathValue("id"));
  const wanted = fieldsOf(changes);
  if (!wanted) return refuse(e, { changes: "The changes are missing" });
  const words = oneLine(String(reason ?? "")).slice(0, 500);
  const mark = markOf(e, isBookingId(String(id)) ? String(id) : "");
  const { values, errors } = check(e.app, { record, wanted, reason: words });
  if (Object.keys(errors).length > 0) return refuse(e, errors);

  let isStale = false;
  commitToDisk(e.app);
  try {
    e.app.runInTransaction((app) => {
      const current = bookingRecord(app, record.id);
      if (current.getString("changed_by") === mark) return;
      isStale = current.getString("updated_at") !== version;
      if (isStale) return;
      current.load({ ...values, changed_by: mark });
      app.saveNoValidate(current);
      if (words) {
        const entry = { booking: record.id, actor: actorOf(e), field: "reason" };
        noteInAudit(app, { ...entry, before: "", after: words });
      }
    });
  } catch (error) {
    throw storageTrouble(error);
  }
  const current = bookingById(e.app, record.id);
  if (!isStale) return e.json(200, current);
  e.json(409, { message: "Somebody else has changed this booking in the meantime.", current });
}

const fieldsOf = (changes: unknown): Changes | null =>
  typeof changes === "object" && changes !== null ? { ...changes } : null;

function check(
  app: pb.App,
  { record, wanted, reason }: { record: pb.Record; wanted: Changes; reason: string },
): { values: Changes; errors: Errors } {
  const errors: Errors = {};
  const values: Changes = {};
  if (CUSTOMERS_FIELDS.some((field) => field in wanted)) {
    const { form, broken } = checkForm(app, record, wanted);
    Object.assign(errors, broken);
    for (const field of CUSTOMERS_FIELDS) if (field in wanted) values[field] = form[field];
  }
  for (const [field, most] of Object.entries(TEXTS)) {
    if (!(field in wanted)) continue;
    const text = severalLines(String(wanted[field] ?? ""));
    if (text.length > most) errors[field] = `At most ${most} characters`;
    else if (field === "departure_time" && text && !isClockTime(text)) {
      errors[field] = "A time like 06:15 is expected";
    }
    values[field] = text;
  }
  for (const [field, words] of Object.entries(WORDS)) {
    if (!(field in wanted)) continue;
    if (!words.some((word) => word === wanted[field])) {
      errors[field] = `Must be one of: ${words.filter(Boolean).join(", ")}`;
    }
    values[field] = wanted[field];
  }
  if ("paid_amount" in wanted) {
    const cents = dollarsToCents(Number(wanted.paid_amount));
    if (!(cents >= 0)) errors.paid_amount = "Amount is invalid";
    values.paid_amount = centsToDollars(cents);
  }
  if ("status" in wanted) {
    if (!BOOKING_STATUSES.some((status) => status === wanted.status)) {
      errors.status = "Status is invalid";
    }
    values.status = wanted.status;
  }
  checkPrice(app, { record, wanted, reason }, values, errors);
  return { values, errors };
}

/** The booking's form with the changes, against the rules of any booking; past dates may stand. */
function checkForm(app: pb.App, record: pb.Record, wanted: Changes) {
  const text = (field: string) =>
    String(field in wanted ? (wanted[field] ?? "") : record.getString(field));
  const form = normaliseBooking(
    formOf({
      customer_first_name: text("customer_first_name"),
      customer_last_name: text("customer_last_name"),
      customer_email: text("customer_email"),
      customer_phone: text("customer_phone"),
      booking_date: text("booking_date"),
      guests: Number("guests" in wanted ? wanted.guests : record.getInt("guests")),
      special_requests: text("special_requests"),
    }),
  );
  const offered = findOffered(app, record.getString("type") as ItemType, record.getInt("item_id"));
  const broken = toWireErrors({ ...checkBooking(form, guestLimits(offered?.item ?? null), null) });
  // what is wrong in a field that nobody touches may stay so
  for (const field of Object.keys(broken)) if (!(field in wanted)) delete broken[field];
  const wire: Changes = {
    booking_date: form.date,
    guests: form.guests,
    customer_first_name: form.firstName,
    customer_last_name: form.lastName,
    customer_email: form.email,
    customer_phone: form.phone,
    special_requests: form.specialRequests,
  };
  return { form: wire, broken };
}

function checkPrice(
  app: pb.App,
  { record, wanted, reason }: { record: pb.Record; wanted: Changes; reason: string },
  values: Changes,
  errors: Errors,
): void {
  const guests = Number(values.guests ?? record.getInt("guests"));
  const offered = findOffered(app, record.getString("type") as ItemType, record.getInt("item_id"));
  const quoted = offered ? quoteCents(offered.item, guests) : null;
  const stored = dollarsToCents(record.getFloat("price"));
  if ("price" in wanted) {
    const cents = dollarsToCents(Number(wanted.price));
    if (!(cents >= 0) || cents > Number.MAX_SAFE_INTEGER) errors.price = "Price is invalid";
    else if (cents !== quoted && cents !== stored && !reason) {
      errors.reason = "A reason is required for another price";
    }
    values.price = centsToDollars(cents);
  } else if (quoted !== null && guests !== record.getInt("guests")) {
    values.price = centsToDollars(quoted);
  }
}
