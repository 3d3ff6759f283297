import { useState } from "react";
import type { Change, Made } from "#data/office/sync/acts.ts";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import { bookingReference } from "#domain/booking/reference.ts";
import type { BookingStatus } from "#domain/booking/status.ts";
import { office } from "#domain/office/refusal.ts";
import { type Toast, toast } from "#ui/toast/toast.ts";
import { PATIENCE_MS, toastSaved } from "../toast-saved.ts";

/** Comes with what this device keeps, after the list. */
const fetchActs = () => import("#data/office/sync/acts.ts");

interface StatusChange {
  /** The booking whose status is being changed. */
  readonly busyId: string | null;
  readonly isBusy: boolean;
  change(booking: OfficeBooking, status: BookingStatus): void;
  changeSeveral(bookings: readonly OfficeBooking[], status: BookingStatus): Promise<void>;
}

/**
 * Moves bookings to another status: kept on this device and shown at once, sent as soon as that
 * goes. Says how it went (SPEC §8), and takes it back when asked to.
 */
export function useStatusChange(onSeveralChanged: () => void): StatusChange {
  const [busyId, setBusyId] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function change(booking: OfficeBooking, status: BookingStatus) {
    setBusyId(booking.id);
    const reference = `#${bookingReference(booking.id)}`;
    const words = (to: string) => `Booking ${reference} status changed to ${to}`;
    await carryOut(async () => (await fetchActs()).saveChanges([toStatus(booking, status)]), {
      done: words(status),
      undone: words(booking.status ?? "before"),
    });
    setBusyId(null);
  }

  async function changeSeveral(bookings: readonly OfficeBooking[], status: BookingStatus) {
    const others = bookings.filter((booking) => booking.status !== status);
    setIsBusy(true);
    await carryOut(
      async () => (await fetchActs()).saveChanges(others.map((one) => toStatus(one, status))),
      {
        done: `${countWords(others.length)} changed to ${status}`,
        undone: `${countWords(others.length)} changed back`,
      },
      onSeveralChanged,
    );
    onSeveralChanged();
    setIsBusy(false);
  }

  return {
    busyId,
    isBusy,
    change: (booking, status) => void change(booking, status),
    changeSeveral,
  };
}

interface Words {
  readonly done: string;
  readonly undone: string;
}

async function carryOut(
  save: () => Promise<readonly Made[]>,
  { done, undone }: Words,
  onUndone = () => {},
): Promise<void> {
  const undo = (made: readonly Made[]) => ({
    label: "Undo",
    onPress: () =>
      attempt(
        async () => (await fetchActs()).undoChanges(made),
        () => ({ message: undone }),
      ).then(onUndone),
  });
  await attempt(save, (made) => ({ message: done, action: undo(made) }));
}

async function attempt(
  save: () => Promise<readonly Made[]>,
  said: (made: readonly Made[]) => Pick<Toast, "message" | "action">,
): Promise<void> {
  try {
    const made = await save();
    const { whenActsTried } = await fetchActs();
    const tried = await whenActsTried(
      made.map(({ id }) => id),
      PATIENCE_MS,
    );
    if (typeof tried === "object") {
      const { problem } = tried.attention;
      return toastFailure(
        office.words(problem?.message ?? "Somebody else has changed it meanwhile."),
      );
    }
    const done = said(made);
    toastSaved(tried, { title: "Status Updated", ...done }, `${done.message}. It`);
  } catch (error) {
    console.error(error);
    toastFailure("This device cannot store the change.");
  }
}

function toastFailure(why: string): void {
  const message = `Failed to update booking status. ${why}`;
  toast({ title: "Error Updating Status", message, tone: "destructive" });
}

const toStatus = (booking: OfficeBooking, status: BookingStatus): Change => ({
  booking,
  changes: { status },
});
const countWords = (count: number) => `${count} ${count === 1 ? "booking" : "bookings"}`;
