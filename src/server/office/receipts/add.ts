import { isBookingId } from "#domain/booking/reference.ts";
import { type Receipt, withoutGuest } from "#domain/receipts/receipt.ts";
import { findBooking, isErased } from "../../bookings/find.ts";
import { commitToDisk, storageTrouble } from "../../machine/durability.ts";
import { bodyOf } from "../../pocketbase/call.ts";
import { actorOf } from "../admins.ts";
import { bookingById } from "../bookings/json.ts";
import { paymentById } from "../payments/rows.ts";
import { refuse, refuseWhole } from "../refuse.ts";
import { change, textOf } from "../sql.ts";
import { readReceipt } from "./read.ts";
import { addReceipt, receiptById } from "./rows.ts";

/**
 * `POST /api/office/bookings/{id}/receipts`: stores a receipt that a device has given for a payment, under the device's own
 * number; without a payment, a number that was never valid. With `mail` (an id) it is sent to its guest, once. Answers
 * `{ id, booking }`, also when the same comes again; the booking is null where it was deleted: the paper is in the
 * guest's hands all the same. 409 where the number or the payment has another.
 */
export function issueReceipt(e: pb.RequestEvent): void {
  const booking = e.request.pathValue("id");
  const body = bodyOf(e);
  const { receipt, errors } = readReceipt(body, Date.now());
  if (Object.keys(errors).length > 0) return refuse(e, errors);
  const by = actorOf(e);
  let refusal = "";
  commitToDisk(e.app);
  try {
    e.app.runInTransaction((app) => {
      refusal = add(app, { ...receipt, booking }, by);
      if (!refusal && isBookingId(body.mail)) queueMail(app, receipt, body.mail);
    });
  } catch (error) {
    throw storageTrouble(error);
  }
  if (refusal) return refuseWhole(e, 409, refusal);
  const isThere = findBooking(e.app, booking) !== null;
  e.json(200, { id: receipt.id, booking: isThere ? bookingById(e.app, booking) : null });
}

/** In a transaction; why it was not stored, as a code. */
function add(app: pb.App, receipt: Receipt & { readonly booking: string }, by: string): string {
  const { id, payment, booking } = receipt;
  const twin = receiptById(app, id);
  if (twin) return isSame(twin, receipt) ? "" : "receipt_id_used";
  if (isTaken(app, "series = {:series} AND number = {:number}", receipt)) return "receipt_twice";
  if (payment) {
    const paid = paymentById(app, payment);
    if (!paid || paid.booking !== booking || !saysSame(receipt, paid)) return "receipt_unpaid";
    if (isTaken(app, "payment = {:payment} AND payment <> ''", receipt)) return "receipt_given";
  }
  addReceipt(app, { ...(isNamed(app, booking) ? receipt : withoutGuest(receipt)), booking }, by);
  return "";
}

const isSame = (twin: Receipt & { booking: string }, sent: Receipt & { booking: string }) =>
  (["booking", "payment", "series", "number"] as const).every((name) => twin[name] === sent[name]);

type Paid = NonNullable<ReturnType<typeof paymentById>>;
const saysSame = ({ content }: Receipt, paid: Paid) =>
  (["kind", "cents", "currency", "method"] as const).every((name) => content[name] === paid[name]);

function isTaken(app: pb.App, condition: string, { series, number, payment }: Receipt): boolean {
  const values = condition.startsWith("payment") ? { payment } : { series, number };
  const found = `SELECT EXISTS (SELECT 1 FROM receipts WHERE ${condition}) AS value`;
  return textOf(app, found, values) === "1";
}

/** False where the guest was erased or the booking deleted while the receipt was on its way. */
const isNamed = (app: pb.App, booking: string): boolean => {
  const record = findBooking(app, booking);
  return record !== null && !isErased(record);
};

/** Only where there is an address, and once for each time that somebody asks for it. */
function queueMail(app: pb.App, { id, payment }: Receipt, mail: string): void {
  if (!payment) return;
  change(
    app,
    `INSERT INTO mails (id, booking, kind, state, due_at, text, by_operator, created_at, updated_at)
     SELECT {:mail}, b.id, 'receipt', 'queued', {:now}, {:id}, true,
       strftime('%Y-%m-%d %H:%M:%fZ'), strftime('%Y-%m-%d %H:%M:%fZ')
     FROM receipts AS r JOIN bookings AS b ON b.id = r.booking
     WHERE r.id = {:id} AND b.customer_email <> '' AND b.customer_email NOT LIKE '%@erased.invalid'
       AND NOT EXISTS (SELECT 1 FROM mails WHERE id = {:mail})`,
    { id, mail, now: Date.now() },
  );
}
