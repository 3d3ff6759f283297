import { useCallback, useState } from "react";
import { changeBookingStatus } from "#data/remote/bookings.ts";
import { RemoteFailure } from "#data/remote/remote-failure.ts";
import type { BookingRecord } from "#domain/booking/record.ts";
import { bookingReference } from "#domain/booking/reference.ts";
import type { BookingStatus } from "#domain/booking/status.ts";
import { toast } from "#ui/toast/toast.ts";

interface StatusChange {
  /** The booking whose status is being changed. */
  readonly busyId: string | null;
  change(booking: BookingRecord, status: BookingStatus): void;
}

/** Moves a booking to another status and says how it went (SPEC §8). */
export function useStatusChange(onChanged: (changed: BookingRecord) => void): StatusChange {
  const [busyId, setBusyId] = useState<string | null>(null);
  const change = useCallback(
    async (booking: BookingRecord, status: BookingStatus) => {
      setBusyId(booking.id);
      try {
        onChanged(await changeBookingStatus(booking.id, status));
        toast({
          title: "Status Updated",
          message: `Booking #${bookingReference(booking.id)} status changed to ${status}`,
          tone: "success",
        });
      } catch (error) {
        const message = error instanceof RemoteFailure ? error.message : String(error);
        toast({
          title: "Error Updating Status",
          message: `Failed to update booking status. ${message}`,
          tone: "destructive",
        });
      } finally {
        setBusyId(null);
      }
    },
    [onChanged],
  );
  return { busyId, change };
}
