import { useState } from "react";
import type { Change } from "#data/office/sync/acts.ts";
import { belizeDay } from "#domain/belize-date.ts";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import { bookingReference } from "#domain/booking/reference.ts";
import type { BookingStatus } from "#domain/booking/status.ts";
import * as words from "#messages/office/bookings/status-change.ts";
import { PATIENCE_MS } from "#ui/office/toast-saved.ts";

/** Comes when something is pressed: the list does not wait for it. */
const fetchCarryOut = () => import("../carry-out.ts");

interface StatusChange {
  /** The booking whose status is being changed. */
  readonly busyId: string | null;
  readonly isBusy: boolean;
  change(booking: OfficeBooking, status: BookingStatus, ofBoth?: boolean): void;
  changeSeveral(bookings: readonly OfficeBooking[], status: BookingStatus): Promise<void>;
}

/**
 * Moves bookings to another status: kept on this device and shown at once, sent as soon as that
 * goes. Says how it went (SPEC §8), and takes it back when asked to.
 */
export function useStatusChange(onSeveralChanged: () => void): StatusChange {
  const [busyId, setBusyId] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function change(booking: OfficeBooking, status: BookingStatus, ofBoth = false) {
    setBusyId(booking.id);
    const other = ofBoth ? await findOther(booking) : null;
    if (other) {
      await changeSeveral([booking, other], status);
      return setBusyId(null);
    }
    const reference = bookingReference(booking.id);
    const { status: before } = booking;
    const { carryOut } = await fetchCarryOut();
    await carryOut([toStatus(booking, status)], {
      done: words.changed(reference, words.statuses[status]),
      next: isWrittenTo(booking, status) ? words.mailFollows : ofCancelling([booking], status),
      undone: words.changed(reference, before ? words.statuses[before] : words.before),
    });
    setBusyId(null);
  }

  async function changeSeveral(bookings: readonly OfficeBooking[], status: BookingStatus) {
    const others = bookings.filter((booking) => booking.status !== status);
    setIsBusy(true);
    const { carryOut } = await fetchCarryOut();
    await carryOut(
      others.map((one) => toStatus(one, status)),
      {
        done: words.severalChanged(others.length, words.statuses[status]),
        next: [
          others.some((one) => isWrittenTo(one, status))
            ? words.mailsFollow
            : ofCancelling(others, status),
          ofOtherWays(others, status),
        ]
          .filter(Boolean)
          .join(" "),
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
    change: (booking, status, ofBoth) => void change(booking, status, ofBoth),
    changeSeveral,
  };
}

/** The booking of the other way; null while it has not come, and where nobody can tell now. */
async function findOther({ together }: OfficeBooking): Promise<OfficeBooking | null> {
  try {
    const { readOrLookUp } = await import("../dialogs/use-one-booking.ts");
    return await readOrLookUp(together, AbortSignal.timeout(PATIENCE_MS));
  } catch {
    return null;
  }
}

const toStatus = (booking: OfficeBooking, status: BookingStatus): Change => ({
  booking,
  changes: { status },
});

/** Who had a confirmation is told; whether there was one, the server knows (server/office/bookings/letter.ts). */
const ofCancelling = (bookings: readonly OfficeBooking[], next: BookingStatus) =>
  next === "cancelled" &&
  bookings.some(
    ({ status, customer, date }) =>
      status === "confirmed" && customer.email !== "" && date >= belizeDay(Date.now()),
  )
    ? words.cancellationIsTold
    : undefined;

/** Of those that are cancelled without their other way, which stands by itself. */
function ofOtherWays(bookings: readonly OfficeBooking[], next: BookingStatus): string {
  if (next !== "cancelled") return "";
  const ids = new Set(bookings.map(({ id }) => id));
  const count = bookings.filter(({ together }) => together && !ids.has(together)).length;
  return count > 0 ? words.otherWaysStay(count) : "";
}

/** Whoever was told that the booking waits is told that it is confirmed (server/office/bookings/letter.ts). */
const isWrittenTo = ({ status, reason, customer }: OfficeBooking, next: BookingStatus) =>
  next === "confirmed" && status === "pending" && reason !== "" && customer.email !== "";
