import { type Made, saveChanges, undoChanges } from "#data/office/sync/acts.ts";
import { savePayment, undoPayment } from "#data/office/sync/acts-of-money.ts";
import type { BookingChanges, OfficeBooking } from "#domain/booking/fields.ts";
import type { PaymentCommand } from "#domain/booking/payments/row.ts";
import { bookingReference } from "#domain/booking/reference.ts";
import * as words from "#messages/office/today.ts";
import { toast } from "#ui/toast/toast.ts";

/** What was done, for the toast: `Checked In`. */
interface Act {
  readonly title: string;
  readonly changes: BookingChanges;
}

export type Acting = (booking: OfficeBooking, act: Act) => Promise<void>;

/** Does something with a booking: kept on this device at once, sent as soon as that goes. */
export const act: Acting = (booking, { title, changes }) =>
  told(booking, title, async () => {
    const made: readonly Made[] = await saveChanges([{ booking, changes }]);
    return () => undoChanges(made);
  });

/** Notes something that stands beside it where it was done, so that no toast says it; a failure does. */
export const actQuietly = (booking: OfficeBooking, changes: BookingChanges) =>
  saveChanges([{ booking, changes }]).catch(toastFailure);

/** Records a payment in the same way; a correction is taken back by another. */
export const pay = (booking: OfficeBooking, title: string, payment: PaymentCommand) =>
  told(booking, title, async () => {
    await savePayment(booking, payment);
    return payment.kind === "correction" ? null : () => undoPayment(booking, payment);
  });

type Undo = () => Promise<unknown>;

async function told(booking: OfficeBooking, title: string, save: () => Promise<Undo | null>) {
  const who = `${booking.customer.firstName} ${booking.customer.lastName}`;
  try {
    const undo = await save();
    toast({
      title,
      message: `${who}, #${bookingReference(booking.id)}`,
      tone: "success",
      ...(undo ? { action: { label: words.undo, onPress: () => takeBack(undo, who) } } : {}),
    });
  } catch (error) {
    toastFailure(error);
  }
}

async function takeBack(undo: Undo, who: string): Promise<void> {
  try {
    await undo();
    toast({ title: words.takenBack, message: who });
  } catch (error) {
    toastFailure(error);
  }
}

function toastFailure(error: unknown): void {
  console.error(error);
  toast({ title: words.notSaved, message: words.cannotStore, tone: "destructive" });
}
