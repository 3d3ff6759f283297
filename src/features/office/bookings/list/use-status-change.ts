import { useState } from "react";
import type { Change, Made } from "#data/office/sync/acts.ts";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import { bookingReference } from "#domain/booking/reference.ts";
import type { BookingStatus } from "#domain/booking/status.ts";
import * as words from "#messages/office/bookings/status-change.ts";
import { PATIENCE_MS, toastSaved } from "#ui/office/toast-saved.ts";
import { type Toast, toast } from "#ui/toast/toast.ts";

/** Comes with what this device keeps, after the list. */
const fetchActs = () => import("#data/office/sync/acts.ts");
const fetchRefusals = () => import("#domain/office/refusal.ts");

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
    const reference = bookingReference(booking.id);
    const { status: before } = booking;
    await carryOut(async () => (await fetchActs()).saveChanges([toStatus(booking, status)]), {
      done: words.changed(reference, words.statuses[status]),
      undone: words.changed(reference, before ? words.statuses[before] : words.before),
    });
    setBusyId(null);
  }

  async function changeSeveral(bookings: readonly OfficeBooking[], status: BookingStatus) {
    const others = bookings.filter((booking) => booking.status !== status);
    setIsBusy(true);
    await carryOut(
      async () => (await fetchActs()).saveChanges(others.map((one) => toStatus(one, status))),
      {
        done: words.severalChanged(others.length, words.statuses[status]),
        undone: words.severalChangedBack(others.length),
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
    label: words.undo,
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
      const { office } = await fetchRefusals();
      return toastFailure(office.words(problem?.message ?? words.meanwhile));
    }
    const done = said(made);
    toastSaved(tried, { title: words.updated, ...done }, words.waits(done.message));
  } catch (error) {
    console.error(error);
    toastFailure(words.cannotStore);
  }
}

function toastFailure(why: string): void {
  toast({ title: words.errorUpdating, message: words.failed(why), tone: "destructive" });
}

const toStatus = (booking: OfficeBooking, status: BookingStatus): Change => ({
  booking,
  changes: { status },
});
