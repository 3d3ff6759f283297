import { useState } from "react";
import type { BookingRow } from "#data/local/outbox-row.ts";
import { removeFromDevice, takeBack } from "#data/sync/my-bookings.ts";
import { needsOtherDate } from "#data/sync/shown-booking.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { itemScene } from "#ui/scenes.ts";
import styles from "./BookingCard.module.css";

type Question = "cancel" | "remove" | null;

/** What can be done with a booking of this device; what cannot be undone is asked first. */
export function BookingActions({ row }: { row: BookingRow }) {
  const [question, setQuestion] = useState<Question>(null);
  const { status, type, itemId } = row.view;
  const isOpen = row.state === "sent" && (status === "confirmed" || status === "pending");
  if (question) return <Ask question={question} row={row} onDone={() => setQuestion(null)} />;
  return (
    <div className={styles.actions}>
      {row.state === "attention" && (
        <ButtonLink to={`/booking/${type}/${itemId}?mend=${row.id}`}>Mend and Resend</ButtonLink>
      )}
      {needsOtherDate(row) && (
        <ButtonLink to={`/booking/${type}/${itemId}?mend=${row.id}`}>
          Choose Another Date
        </ButtonLink>
      )}
      {row.state !== "attention" && status !== "cancelled" && (
        <ButtonLink
          to={`/voucher?id=${row.id}`}
          state={{ scene: itemScene(type, itemId) }}
          variant="outline"
        >
          Voucher and Calendar
        </ButtonLink>
      )}
      {(row.state === "queued" || row.state === "sending") && !row.isUnwanted && (
        <Button variant="outline" onClick={() => takeBack(row.id)}>
          Undo
        </Button>
      )}
      {isOpen && !row.isUnwanted && (
        <Button variant="ghost" size="sm" onClick={() => setQuestion("cancel")}>
          Cancel Booking
        </Button>
      )}
      {(row.state === "sent" || row.state === "attention") && !row.isUnwanted && (
        <Button variant="ghost" size="sm" onClick={() => setQuestion("remove")}>
          Remove from This Device
        </Button>
      )}
    </div>
  );
}

interface AskProps {
  readonly question: "cancel" | "remove";
  readonly row: BookingRow;
  readonly onDone: () => void;
}

function Ask({ question, row, onDone }: AskProps) {
  const isCancel = question === "cancel";
  const act = async () => {
    await (isCancel ? takeBack(row.id) : removeFromDevice(row.id));
    onDone();
  };
  return (
    <div
      className={styles.ask}
      role="alertdialog"
      aria-label={isCancel ? "Cancel this booking?" : "Remove it?"}
    >
      <p>
        {isCancel
          ? "Cancel this booking? At least 48 hours ahead it is free; within 48 hours a fee may apply."
          : "Remove it from this device? A booking that we have confirmed stays booked."}
      </p>
      <div className={styles.actions}>
        <Button variant="destructive" onClick={act}>
          {isCancel ? "Yes, Cancel It" : "Remove"}
        </Button>
        <Button variant="outline" onClick={onDone}>
          Keep It
        </Button>
      </div>
    </div>
  );
}
