import type { BookingChanges, OfficeBooking } from "#domain/booking/fields.ts";
import type { PaymentCommand } from "#domain/booking/payments/row.ts";
import { type CountedTill, isBuilt } from "../local/row.ts";
import {
  actingName,
  changeAct,
  forgetUnsent,
  type Made,
  newId,
  save,
  undoChanges,
} from "./acts.ts";

/**
 * Stores a payment of a booking as it is shown, and with it what it changes of the booking: both or nothing.
 * @returns the change, if there is one @throws as `saveChanges`.
 */
export async function savePayment(
  booking: OfficeBooking,
  payment: PaymentCommand,
  changes: BookingChanges | null = null,
): Promise<Made[]> {
  const { firstName, lastName } = booking.customer;
  const guest = `${firstName} ${lastName}`;
  const by = actingName();
  const change = changes && { booking, changes, reason: payment.note };
  const [, id = ""] = await save((waiting) => {
    const others = waiting.filter((act) => act.booking === booking.id);
    const version = others.length === 0 ? booking.version : null;
    const paid = { booking: booking.id, kind: "payment", payment, by, guest, version } as const;
    return change ? [paid, changeAct(change, others.some(isBuilt))] : [paid];
  });
  return change ? [{ ...change, id }] : [];
}

/** Stores what was counted of somebody's takings. @returns the cash-up's id @throws as `saveChanges`. */
export async function saveCashUp(cashUp: CountedTill): Promise<string> {
  const [id = ""] = await save(() => [{ booking: "", kind: "cash_up", cashUp }]);
  return id;
}

/**
 * Takes a payment back that has just been made: forgotten where it was not sent yet, else corrected.
 * @param made what was changed of its booking with it
 */
export async function undoPayment(
  booking: OfficeBooking,
  { id }: PaymentCommand,
  made: readonly Made[],
): Promise<void> {
  await undoChanges(made);
  if (await forgetUnsent(id)) return;
  const [now, note] = [new Date().toISOString(), "taken_back"];
  const back = { kind: "correction", corrects: id, instead: null, note } as const;
  await savePayment(booking, { ...back, id: newId(), taken_at: now });
}
