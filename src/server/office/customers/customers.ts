import { oneLine, severalLines } from "#domain/booking/normalise.ts";
import { isBookingId } from "#domain/booking/reference.ts";
import { checkNewCustomer } from "#domain/customer.ts";
import { fold } from "#domain/fold.ts";
import { commitToDisk, storageTrouble } from "../../machine/durability.ts";
import { bodyOf, textsOf } from "../../pocketbase/call.ts";
import { foundOrNull } from "../../pocketbase/found-or-null.ts";
import { actorOf } from "../admins.ts";
import { answerParts } from "../answer-parts.ts";
import { bookingsJson } from "../bookings/json.ts";
import { bringUpToDate } from "../bookings/up-to-date.ts";
import { newId, newRecord } from "../new-record.ts";
import { refuse, refuseWhole } from "../refuse.ts";
import { jsonOf, stamp, textOf } from "../sql.ts";
import { CUSTOMER_JSON } from "./list.ts";

const MAX_NOTE = 5000;
/** A customer's bookings that are shown at most. */
const MOST_BOOKINGS = 500;

type CustomerRow = Readonly<Record<string, string | number>>;

/** `GET /api/office/customers/{email}`: the customer, the bookings by date of travel, the notes. */
export function customerDetail(e: pb.RequestEvent): void {
  bringUpToDate(e.app);
  const email = askedEmail(e);
  const customer = knownCustomer(e.app, email);
  answerParts(
    e,
    { customer },
    { bookings: bookingsOf(e.app, email), notes: notesOf(e.app, email) },
  );
}

/** `POST /api/office/customers`: one who has not booked yet. 400 for an e-mail that is known. */
export function addCustomer(e: pb.RequestEvent): void {
  bringUpToDate(e.app);
  const body = bodyOf(e);
  const { texts, errors: faults } = textsOf(body, "email", "first_name", "last_name", "phone");
  const email = oneLine(texts.email).toLowerCase();
  const names = { first_name: oneLine(texts.first_name), last_name: oneLine(texts.last_name) };
  const phone = oneLine(texts.phone);
  const { firstName, lastName, ...others } = checkNewCustomer({
    ...{ firstName: names.first_name, lastName: names.last_name },
    ...{ email, phone },
  });
  const errors: Record<string, string> = { ...others };
  if (firstName) errors.first_name = firstName;
  if (lastName) errors.last_name = lastName;
  Object.assign(errors, faults);
  if (!errors.email && customerOf(e.app, email)) {
    errors.email = "customer_known";
  }
  if (Object.keys(errors).length > 0) return refuse(e, errors);
  const name = `${names.first_name} ${names.last_name}`;
  const search = `${name}\n${email}\n${fold(name)}`;
  const added_at = stamp(Date.now());
  store(e.app, newRecord(e.app, "customers", { email, ...names, phone, search, added_at }));
  e.json(200, customerOf(e.app, email));
}

/** `POST /api/office/customers/{email}/notes` `{ id, text }`: answers the note, also when the same comes again. */
export function addNote(e: pb.RequestEvent): void {
  bringUpToDate(e.app);
  const { email } = knownCustomer(e.app, askedEmail(e));
  const body = bodyOf(e);
  const { texts, errors } = textsOf(body, "text");
  const text = severalLines(texts.text);
  if (errors.text) return refuse(e, errors);
  if (!text) return refuse(e, { text: "note_required" });
  if (text.length > MAX_NOTE) return refuse(e, { text: "note_too_long" });
  const id = isBookingId(body.id) ? body.id : newId();
  const twin = foundOrNull(() => e.app.findRecordById("notes", id));
  if (twin && twin.getString("customer") !== email)
    return refuseWhole(e, 409, `id_used:note:${id}`);
  const note = twin ?? newRecord(e.app, "notes", { id, customer: email, author: actorOf(e), text });
  if (!twin) store(e.app, note);
  const [author, kept, created_at] = ["author", "text", "created_at"].map((field) =>
    note.getString(field),
  );
  e.json(200, { id, author, text: kept, created_at });
}

/** The e-mail in the address, as customers are grouped by it. */
export function askedEmail(e: pb.RequestEvent): string {
  // only A to Z, as SQLite's lower() does
  return e.request.pathValue("email").replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** @throws 404 when there is none */
function knownCustomer(app: pb.App, email: string): CustomerRow {
  const customer = customerOf(app, email);
  if (!customer) throw new ApiError(404, "There is no such customer.");
  return customer;
}

function bookingsOf(app: pb.App, email: string): string {
  return bookingsJson(
    app,
    `SELECT n, row_number() OVER (ORDER BY booking_date DESC, n DESC) AS place
     FROM booking_list WHERE email = {:email} ORDER BY place LIMIT ${MOST_BOOKINGS}`,
    { email },
  );
}

function notesOf(app: pb.App, email: string): string {
  return textOf(
    app,
    `SELECT json_group_array(json_object('id', id, 'author', author, 'text', text,
       'created_at', created_at)) AS value
     FROM (SELECT * FROM notes WHERE customer = {:email} ORDER BY created_at DESC, rowid DESC)`,
    { email },
  );
}

function customerOf(app: pb.App, email: string): CustomerRow | undefined {
  const found = jsonOf<CustomerRow[]>(
    app,
    `SELECT json_group_array(json(${CUSTOMER_JSON})) AS value FROM customers AS c WHERE c.email = {:email}`,
    { email },
  );
  return found[0];
}

function store(app: pb.App, record: pb.Record): void {
  commitToDisk(app);
  try {
    app.saveNoValidate(record);
  } catch (error) {
    throw storageTrouble(error);
  }
}
