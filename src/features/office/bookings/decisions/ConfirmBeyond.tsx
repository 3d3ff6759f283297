import { Button } from "@mantine/core";
import { useState } from "react";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import * as words from "#messages/office/bookings/decisions.ts";
import { CheckRow } from "#ui/office/forms/CheckRow.tsx";
import styles from "#ui/office/forms/DialogForm.module.css";
import { confirm } from "./decide.ts";
import { useWaiting } from "./use-waiting.ts";
import { whyWords } from "./why-words.ts";

interface ConfirmBeyondProps {
  readonly booking: OfficeBooking;
  readonly onClose: () => void;
}

/** Asks first: somebody will have to find a seat that there is not. */
export function ConfirmBeyond({ booking, onClose }: ConfirmBeyondProps) {
  const { placeOf } = useWaiting([booking]);
  const [isTold, setIsTold] = useState(true);
  const yes = () => {
    void confirm(booking, { isTold, isBeyond: true });
    onClose();
  };
  return (
    <div className="stack-4">
      <p>{whyWords(booking, placeOf(booking))}</p>
      <p>{words.confirmAllTheSame}</p>
      {booking.customer.email && (
        <CheckRow label={words.writeToGuest} isChecked={isTold} onChange={setIsTold} />
      )}
      <div className={styles.actions}>
        <Button variant="outline" onClick={onClose} data-autofocus>
          {words.letWait}
        </Button>
        <Button onClick={yes}>{words.confirmBeyond}</Button>
      </div>
    </div>
  );
}
