import { useState } from "react";
import { keepAfterAll, takeBack } from "#data/sync/my-bookings.ts";
import type { ShownBooking } from "#data/sync/shown-booking.ts";
import { cancelTrip } from "#data/sync/trips.ts";
import { policyHoursOf } from "#domain/booking/guest-acts/policy.ts";
import * as ask from "#messages/visitor/my-bookings.ts";
import * as words from "#messages/visitor/trip/trip.ts";
import { Button } from "#ui/parts/Button.tsx";
import { focusAround, leaving, Question } from "#ui/parts/Question.tsx";
import { toast } from "#ui/toast/toast.ts";
import styles from "./ConfirmationPage.module.css";

interface CancelTripProps {
  readonly shown: ShownBooking;
  readonly tripKey: string;
}

/** Cancels a booking that a link has opened: by the outbox, without a line too, where this device keeps it. */
export default function CancelTrip({ shown, tripKey }: CancelTripProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const { view, delivery, isKept } = shown;
  const isOpen = view.status === "confirmed" || view.status === "pending";
  if (delivery === "unwanted")
    return (
      <Button
        // another one than that which asks: the focus would stay in its place
        key="keep"
        variant="outline"
        className={styles.wide}
        onClick={leaving(() => keepAfterAll(view.id))}
      >
        {ask.keepAfterAll}
      </Button>
    );
  if (!isOpen || delivery !== "stored") return null;
  const answer = async (isYes: boolean) => {
    setIsAsking(false);
    if (!isYes || isBusy) return;
    // the button goes
    focusAround(document.activeElement);
    if (isKept) return takeBack(view.id);
    setIsBusy(true);
    const { kind } = await cancelTrip(tripKey);
    setIsBusy(false);
    toast(
      kind === "known"
        ? { title: words.cancelled, message: view.itemName, tone: "success" }
        : { title: words.cannotCancel, message: words.cannotCancelText, tone: "destructive" },
    );
  };
  return (
    <>
      <Button
        variant="ghost"
        className={styles.wide}
        disabled={isBusy}
        onClick={() => setIsAsking(true)}
      >
        {ask.cancelBooking}
      </Button>
      {isAsking && (
        <Question title={ask.cancelQuestion} no={ask.keepIt} yes={ask.cancelIt} onAnswer={answer}>
          {ask.cancelText(policyHoursOf(view))}
        </Question>
      )}
    </>
  );
}
