import { type Made, saveChanges, undoChanges } from "#data/office/sync/acts.ts";
import type { BookingChanges, OfficeBooking } from "#domain/booking/fields.ts";
import { bookingReference } from "#domain/booking/reference.ts";
import * as words from "#messages/office/today.ts";
import { toast } from "#ui/toast/toast.ts";

/** What was done, for the toast: `Checked In`. */
interface Act {
  readonly title: string;
  readonly changes: BookingChanges;
  /** Why; only where that has to be said. */
  readonly reason?: string;
}

export type Acting = (booking: OfficeBooking, act: Act) => Promise<void>;

/** Does something with a booking: kept on this device at once, sent as soon as that goes. */
export const act: Acting = async (booking, { title, ...change }) => {
  const who = `${booking.customer.firstName} ${booking.customer.lastName}`;
  try {
    const made = await saveChanges([{ booking, ...change }]);
    toast({
      title,
      message: `${who}, #${bookingReference(booking.id)}`,
      tone: "success",
      action: { label: words.undo, onPress: () => takeBack(made, who) },
    });
  } catch (error) {
    toastFailure(error);
  }
};

async function takeBack(made: readonly Made[], who: string): Promise<void> {
  try {
    await undoChanges(made);
    toast({ title: words.takenBack, message: who });
  } catch (error) {
    toastFailure(error);
  }
}

function toastFailure(error: unknown): void {
  console.error(error);
  toast({ title: words.notSaved, message: words.cannotStore, tone: "destructive" });
}
