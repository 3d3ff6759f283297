import { Button } from "@mantine/core";
import { useState } from "react";
import { deleteBooking } from "#data/office/remote/bookings/bookings.ts";
import { failureWords } from "#data/office/remote/failure-words.ts";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import { bookingReference } from "#domain/booking/reference.ts";
import * as words from "#messages/office/bookings/dialogs.ts";
import styles from "#ui/office/forms/DialogForm.module.css";
import { toast } from "#ui/toast/toast.ts";

interface DeleteBookingProps {
  readonly booking: OfficeBooking;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Asks first, in the specification's words. */
export function DeleteBooking({ booking, onDeleted, onClose }: DeleteBookingProps) {
  const [isBusy, setIsBusy] = useState(false);
  const reference = bookingReference(booking.id);
  const remove = async () => {
    setIsBusy(true);
    try {
      await deleteBooking(booking.id);
      toast({
        title: words.deletedTitle,
        message: words.deleted(reference),
        tone: "success",
      });
      onDeleted();
    } catch (error) {
      const message = words.notDeleted(failureWords(error));
      toast({ title: words.errorDeleting, message, tone: "destructive" });
      setIsBusy(false);
    }
  };
  return (
    <>
      <p>{words.sureToDelete(reference)}</p>
      <div className={styles.actions}>
        <Button variant="outline" onClick={onClose} data-autofocus>
          {words.keep}
        </Button>
        <Button variant="destructive" disabled={isBusy} onClick={remove}>
          {isBusy ? words.deleting : words.remove}
        </Button>
      </div>
    </>
  );
}
