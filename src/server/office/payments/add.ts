import {
  explained,
  isAnswered,
  paymentQuestion,
  rowsOf,
} from "#domain/booking/payments/payment.ts";
import type { PaymentCommand } from "#domain/booking/payments/row.ts";
import type { BookingStatus } from "#domain/booking/status.ts";
import { dollarsToCents } from "#domain/money.ts";
import { endOf } from "../../bookings/end.ts";
import { findBooking } from "../../bookings/find.ts";
import { commitToDisk, storageTrouble } from "../../machine/durability.ts";
import { bodyOf } from "../../pocketbase/call.ts";
import { actorOf } from "../admins.ts";
import { bookingById } from "../bookings/json.ts";
import { refuse, refuseWhole } from "../refuse.ts";
import { readPayment } from "./read.ts";
import { addRows, paymentById, paymentsOf, type Twin } from "./rows.ts";

/** Why it was not recorded: a code for each field, or one for the whole. */
interface Refusal {
  readonly errors?: Record<string, string>;
  readonly whole?: [status: number, code: string];
}

/**
 * `POST /api/office/bookings/{id}/payments`: records what guests have handed over or were given back, or takes one
 * back that was recorded wrongly and puts the right one in its place. Answers with the booking, also when the same
 * comes again. Who knew the booking as it stands (`version`) is asked for a note where it is more than is due, also
 * where theirs answers nothing (`answers`); who knew less is not, since the money has changed hands. Of a booking that
 * was deleted meanwhile it is 404, unless the device says that whoever has the money knows (`without_booking`): then
 * it lies in their drawer, and the booking is null.
 */
export function addPayment(e: pb.RequestEvent): void {
  const booking = e.request.pathValue("id");
  const body = bodyOf(e);
  const { command, errors } = readPayment(body, Date.now());
  if (Object.keys(errors).length > 0) return refuse(e, errors);
  const payment = {
    isWithoutBooking: body.without_booking === true,
    booking,
    command,
    version: body.version,
    by: actorOf(e),
    account: e.auth?.id ?? "",
  };
  let refusal: Refusal = {};
  commitToDisk(e.app);
  try {
    e.app.runInTransaction((app) => {
      refusal = add(app, payment);
    });
  } catch (error) {
    throw storageTrouble(error);
  }
  if (refusal.errors) return refuse(e, refusal.errors);
  if (refusal.whole) return refuseWhole(e, ...refusal.whole);
  if (findBooking(e.app, booking)) return e.json(200, bookingById(e.app, booking));
  e.json(200, { id: command.id, booking: null });
}

interface Adding {
  /** Whoever has the money knows that its booking was deleted. */
  readonly isWithoutBooking: boolean;
  readonly booking: string;
  readonly command: PaymentCommand;
  /** What the device knew of the booking; undefined where it does not say. */
  readonly version: unknown;
  readonly by: string;
  readonly account: string;
}

/** In a transaction: what was looked at is what stands. */
function add(app: pb.App, adding: Adding): Refusal {
  const { booking, command, version, by, account, isWithoutBooking } = adding;
  const twin = paymentById(app, command.id);
  if (twin) return isSame(twin, booking, command) ? {} : { whole: [409, "payment_id_used"] };
  const record = findBooking(app, booking);
  const isKept = record || (isWithoutBooking && endOf(app, booking)?.key === "");
  if (!isKept) return { whole: [404, "payment_booking_deleted"] };
  const known = paymentsOf(app, booking);
  const rows = rowsOf(command, known, by);
  if (command.kind === "correction" && rows.length === 0) {
    const isThere = known.some(({ id, kind }) => id === command.corrects && kind !== "correction");
    if (!isThere) return { errors: { corrects: "payment_unknown" } };
    // both only took it back: so it is
    return command.instead ? { errors: { corrects: "payment_corrected_before" } } : {};
  }
  const isUsed = rows.some(
    ({ id }, at) => paymentById(app, id) || rows.findIndex((row) => row.id === id) < at,
  );
  if (isUsed) return { whole: [409, "payment_id_used"] };
  if (!record) {
    // as notes of a deleted booking's payments, which may name its guest
    addRows(app, { booking, rows: rows.map((row) => ({ ...row, note: "" })), account });
    return {};
  }
  const owing = owingOf(record);
  const asked = paymentQuestion(owing, rows);
  const knewAll = version === undefined || version === record.getString("updated_at");
  const isTold = command.kind !== "correction" && !knewAll;
  const isSaid = isAnswered(command);
  if (asked && !isSaid && !isTold) return { errors: { note: asked } };
  addRows(app, { booking, rows: knewAll && isSaid ? explained(owing, rows) : rows, account });
  return {};
}

export const owingOf = (record: pb.Record) => ({
  status: record.getString("status") as BookingStatus,
  priceCents: dollarsToCents(record.getFloat("price")),
  paidCents: dollarsToCents(record.getFloat("paid_amount")),
  paidTo: record.getString("paid_to"),
});

function isSame(twin: Twin, booking: string, command: PaymentCommand): boolean {
  if (twin.booking !== booking || twin.kind !== command.kind) return false;
  if (command.kind === "correction") return twin.corrects === command.corrects;
  const { cents, currency, method } = command;
  return Math.abs(twin.cents) === cents && twin.currency === currency && twin.method === method;
}
