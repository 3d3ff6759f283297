import { useRef, useState } from "react";
import type { BookingRow } from "#data/local/outbox-row.ts";
import { keepAfterAll, removeFromDevice, takeBack } from "#data/sync/my-bookings.ts";
import { needsOtherDate } from "#data/sync/shown-booking.ts";
import type { Booking } from "#domain/booking/fields.ts";
import { policyHoursOf } from "#domain/booking/guest-acts/policy.ts";
import * as words from "#messages/visitor/my-bookings.ts";
import { lazyPart } from "#ui/browser/lazy-page.tsx";
import { Button, ButtonLink } from "#ui/parts/Button.tsx";
import { focusAround, leaving, Question } from "#ui/parts/Question.tsx";
import { itemScene } from "#ui/pictures/scenes.ts";
import styles from "./BookingCard.module.css";

/** Asked of those alone who have booked both ways. */
const CancelBoth = lazyPart(() => import("./CancelBoth.tsx"));

const QUESTIONS = {
  cancel: {
    title: words.cancelQuestion,
    text: (view: Booking) => words.cancelText(policyHoursOf(view)),
    yes: words.cancelIt,
    act: takeBack,
  },
  remove: {
    title: words.removeQuestion,
    text: () => words.removeText,
    yes: words.remove,
    act: removeFromDevice,
  },
};

interface BookingActionsProps {
  readonly row: BookingRow;
  /** The booking of the other way. */
  readonly other: BookingRow | undefined;
}

/** What can be done with a booking of this device; what cannot be undone is asked first. */
export function BookingActions({ row, other }: BookingActionsProps) {
  const [question, setQuestion] = useState<keyof typeof QUESTIONS | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const { status, type, itemId } = row.view;
  const isOpen = row.state === "sent" && (status === "confirmed" || status === "pending");
  // the buttons that had the focus go, and with some answers the whole booking
  const leave = () => focusAround(place.current?.closest("li") ?? null);
  const asked = question && QUESTIONS[question];
  const isOfBoth = useRef(false);
  const answer = async (isYes: boolean) => {
    setQuestion(null);
    if (!asked || !isYes) return;
    if (question === "remove") leave();
    else focusAround(place.current);
    await asked.act(row.id);
    if (other && isOfBoth.current) await takeBack(other.id);
  };
  const undo = async () => {
    leave();
    await takeBack(row.id);
  };
  return (
    <div className={`row-2 ${styles.actions}`} ref={place}>
      {row.state === "attention" && (
        <ButtonLink to={`/booking/${type}/${itemId}?mend=${row.id}`}>{words.mend}</ButtonLink>
      )}
      {needsOtherDate(row) && (
        <ButtonLink to={`/booking/${type}/${itemId}?mend=${row.id}`}>{words.otherDate}</ButtonLink>
      )}
      {row.state !== "attention" && status !== "cancelled" && (
        <ButtonLink
          to={`/voucher?id=${row.id}`}
          state={{ scene: itemScene(type, itemId) }}
          variant="outline"
        >
          {words.voucher}
        </ButtonLink>
      )}
      {(row.state === "queued" || row.state === "sending") && !row.isUnwanted && (
        <Button variant="outline" onClick={undo}>
          {words.undo}
        </Button>
      )}
      {row.isUnwanted && (
        <Button variant="outline" size="sm" onClick={leaving(() => keepAfterAll(row.id))}>
          {words.keepAfterAll}
        </Button>
      )}
      {isOpen && !row.isUnwanted && (
        <Button variant="ghost" size="sm" onClick={() => setQuestion("cancel")}>
          {words.cancelBooking}
        </Button>
      )}
      {/* what waits would be forgotten with it */}
      {(row.state === "sent" || row.state === "attention") && !row.isUnwanted && !row.isActing && (
        <Button variant="ghost" size="sm" onClick={() => setQuestion("remove")}>
          {words.removeFromDevice}
        </Button>
      )}
      {/* keyed: the next may be asked for before the browser tells that the one before it is closed */}
      {asked && (
        <Question
          key={question}
          title={asked.title}
          no={words.keepIt}
          yes={asked.yes}
          onAnswer={answer}
        >
          {asked.text(row.view)}
          {question === "cancel" && other && <CancelBoth other={other} chosen={isOfBoth} />}
        </Question>
      )}
    </div>
  );
}
