import type { OfficeBooking } from "#domain/booking/fields.ts";
import { bookingReference } from "#domain/booking/reference.ts";
import * as words from "#messages/office/told.ts";
import { toast } from "#ui/toast/toast.ts";

type Undo = () => Promise<unknown>;

/**
 * Does something with a booking that stays on this device, says so, and takes it back when asked to.
 * @param save resolves once it is stored, with what takes it back, or null where nothing can
 * @returns false when nothing was stored
 */
export async function told(
  booking: OfficeBooking,
  title: string,
  save: () => Promise<Undo | null>,
): Promise<boolean> {
  const who = whoOf(booking);
  try {
    const undo = await save();
    toast({
      title,
      message: `${who}, #${bookingReference(booking.id)}`,
      tone: "success",
      ...(undo ? { action: { label: words.undo, onPress: () => takeBack(undo, who) } } : {}),
    });
    return true;
  } catch (error) {
    toastFailure(error);
    return false;
  }
}

export const whoOf = ({ customer }: OfficeBooking) => `${customer.firstName} ${customer.lastName}`;

/** Takes back what was done, and says so. */
export async function takeBack(undo: Undo, who: string): Promise<void> {
  try {
    await undo();
    toast({ title: words.takenBack, message: who });
  } catch (error) {
    toastFailure(error);
  }
}

/** Nothing was stored. */
export function toastFailure(error: unknown): void {
  console.error(error);
  toast({ title: words.notSaved, message: words.cannotStore, tone: "destructive" });
}
