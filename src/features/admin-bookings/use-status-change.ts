import { useState } from "react";
import { failureWords } from "#data/remote/failure-words.ts";
import { changeBookingStatus, changeStatuses } from "#data/remote/office-bookings.ts";
import type { OfficeBooking } from "#domain/booking/office-booking.ts";
import { bookingReference } from "#domain/booking/reference.ts";
import { BOOKING_STATUSES, type BookingStatus } from "#domain/booking/status.ts";
import { toast } from "#ui/toast/toast.ts";

interface StatusChange {
  /** The booking whose status is being changed. */
  readonly busyId: string | null;
  readonly isBusy: boolean;
  change(booking: OfficeBooking, status: BookingStatus): void;
  changeSeveral(bookings: readonly OfficeBooking[], status: BookingStatus): Promise<void>;
}

interface StatusChangeOptions {
  readonly onChanged: (changed: OfficeBooking) => void;
  readonly onSeveralChanged: () => void;
}

/** Moves bookings to another status, says how it went (SPEC §8), and takes it back when asked to. */
export function useStatusChange({
  onChanged,
  onSeveralChanged,
}: StatusChangeOptions): StatusChange {
  const [busyId, setBusyId] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function change(booking: OfficeBooking, status: BookingStatus, isUndo = false) {
    setBusyId(booking.id);
    const before = booking.status;
    try {
      const changed = await changeBookingStatus(booking.id, status);
      onChanged(changed);
      toast({
        title: "Status Updated",
        message: `Booking #${bookingReference(booking.id)} status changed to ${status}`,
        tone: "success",
        ...(before && !isUndo ? undo(() => change(changed, before, true)) : {}),
      });
    } catch (error) {
      tellFailure(error);
    } finally {
      setBusyId(null);
    }
  }

  async function changeSeveral(bookings: readonly OfficeBooking[], status: BookingStatus) {
    const others = bookings.filter((booking) => booking.status !== status);
    setIsBusy(true);
    try {
      const changed = await changeStatuses(idsOf(others), status);
      toast({
        title: "Status Updated",
        message: `${countWords(changed)} changed to ${status}`,
        tone: "success",
        ...undo(() => restore(others)),
      });
    } catch (error) {
      tellFailure(error);
    } finally {
      onSeveralChanged();
      setIsBusy(false);
    }
  }

  /** Each back to the status that it had. */
  async function restore(bookings: readonly OfficeBooking[]) {
    try {
      for (const status of BOOKING_STATUSES) {
        const group = bookings.filter((booking) => booking.status === status);
        if (group.length > 0) await changeStatuses(idsOf(group), status);
      }
      const message = `${countWords(bookings.length)} changed back`;
      toast({ title: "Status Updated", message, tone: "success" });
    } catch (error) {
      tellFailure(error);
    } finally {
      onSeveralChanged();
    }
  }

  return {
    busyId,
    isBusy,
    change: (booking, status) => void change(booking, status),
    changeSeveral,
  };
}

const undo = (onPress: () => void) => ({ action: { label: "Undo", onPress } });
const idsOf = (bookings: readonly OfficeBooking[]) => bookings.map(({ id }) => id);
const countWords = (count: number) => `${count} ${count === 1 ? "booking" : "bookings"}`;

function tellFailure(error: unknown): void {
  toast({
    title: "Error Updating Status",
    message: `Failed to update booking status. ${failureWords(error)}`,
    tone: "destructive",
  });
}
