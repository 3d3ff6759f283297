import { type Made, saveChanges, undoChanges } from "#data/office/sync/acts.ts";
import { savePayment, undoPayment } from "#data/office/sync/acts-of-money.ts";
import { foundNoRoom } from "#data/office/sync/room.ts";
import type { BookingChanges, OfficeBooking } from "#domain/booking/fields.ts";
import * as words from "#messages/office/told.ts";
import type { OnPay } from "#ui/office/payments/PaymentForm.tsx";
import { toastWaits } from "#ui/office/room/toast-waits.ts";
import { takeBack, toastFailure, told, whoOf } from "#ui/office/told.ts";

/** What was done, for the toast: `Checked In`. */
interface Act {
  readonly title: string;
  readonly changes: BookingChanges;
}

export type Acting = (booking: OfficeBooking, act: Act) => Promise<boolean>;

/** Does something with a booking: kept on this device at once, sent as soon as that goes. */
export const act: Acting = (booking, { title, changes }) =>
  told(booking, title, async () => {
    const made: readonly Made[] = await saveChanges([{ booking, changes }]);
    const undo = () => undoChanges(made);
    const action = { label: words.undo, onPress: () => void takeBack(undo, whoOf(booking)) };
    // hours later, where there was no line
    foundNoRoom(made).then((found) => toastWaits(found, action), console.error);
    return undo;
  });

/** Notes something that stands beside it where it was done, so that no toast says it; a failure does. */
export const actQuietly = (booking: OfficeBooking, changes: BookingChanges) =>
  saveChanges([{ booking, changes }]).catch(toastFailure);

/** Records a payment in the same way; a correction is taken back by another. */
export const pay: OnPay = (booking, { title, payment, changes }) =>
  told(booking, title, async () => {
    const made = await savePayment(booking, payment, changes);
    return payment.kind === "correction" ? null : () => undoPayment(booking, payment, made);
  });
