import { Button } from "@mantine/core";
import { useState } from "react";
import { deleteBooking } from "#data/office/remote/bookings/bookings.ts";
import { failureWords } from "#data/office/remote/failure-words.ts";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import { bookingReference } from "#domain/booking/reference.ts";
import { toast } from "#ui/toast/toast.ts";
import styles from "../form/BookingForm.module.css";

interface DeleteBookingProps {
  readonly booking: OfficeBooking;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Asks first, in the specification's words. */
export function DeleteBooking({ booking, onDeleted, onClose }: DeleteBookingProps) {
  const [isBusy, setIsBusy] = useState(false);
  const reference = `#${bookingReference(booking.id)}`;
  const remove = async () => {
    setIsBusy(true);
    try {
      await deleteBooking(booking.id);
      toast({
        title: "Booking Deleted",
        message: `Booking ${reference} has been deleted.`,
        tone: "success",
      });
      onDeleted();
    } catch (error) {
      const message = `Failed to delete booking. ${failureWords(error)}`;
      toast({ title: "Error Deleting Booking", message, tone: "destructive" });
      setIsBusy(false);
    }
  };
  return (
    <>
      <p>Are you sure you want to delete booking {reference}? This action cannot be undone.</p>
      <div className={styles.actions}>
        <Button variant="outline" onClick={onClose} data-autofocus>
          Keep Booking
        </Button>
        <Button variant="destructive" disabled={isBusy} onClick={remove}>
          {isBusy ? "Deleting..." : "Delete Booking"}
        </Button>
      </div>
    </>
  );
}
