import { useState } from "react";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import * as words from "#messages/office/bookings/decisions.ts";
import { asOfWords } from "#ui/office/as-of.ts";
import { CheckRow } from "#ui/office/forms/CheckRow.tsx";
import type { BookingDialog } from "../search.ts";
import { DecisionCard } from "./DecisionCard.tsx";
import styles from "./Decisions.module.css";
import { RequestLists } from "./RequestLists.tsx";
import { useAlternatives } from "./use-alternatives.ts";
import { useWaiting, type Waiting } from "./use-waiting.ts";
import { waitsForRoom } from "./why-words.ts";

interface DecisionsProps {
  /** A page of those that wait, the oldest first; each as it will be. */
  readonly items: readonly OfficeBooking[];
  /** Whether it is all that waits: what guests ask for stands above it. */
  readonly isWhole: boolean;
  /** How often others have changed something since the page was opened. */
  readonly news: number;
  readonly onDialog: (dialog: BookingDialog, id: string) => void;
}

/** What waits for the operator: why, whether there is room now, and each answer by one tap. */
export default function Decisions({ items, isWhole, news, onDialog }: DecisionsProps) {
  const open = items.filter(({ status }) => status === "pending");
  const waiting = useWaiting(items, news);
  const { alternativesFor } = useAlternatives(open.filter(wantsAnother(waiting)), waiting.asOfMs);
  const [isTold, setIsTold] = useState(true);
  const count = open.length;
  const others = isWhole ? waiting.requests.length + waiting.late.length : 0;
  return (
    <div className={styles.decisions}>
      <div className={styles.top}>
        <CheckRow label={words.writeToGuest} isChecked={isTold} onChange={setIsTold} />
        {waiting.asOfMs !== null && (
          <p className="smallest">{words.seats(asOfWords(waiting.asOfMs, Date.now()))}</p>
        )}
      </div>
      {isWhole && <RequestLists waiting={waiting} onView={(id) => onDialog("view", id)} />}
      {count + others === 0 && <p>{words.allDecided}</p>}
      <ul className={styles.cards} tabIndex={-1} aria-label={words.waiting}>
        {open.map((booking) => (
          <li key={booking.id} className={styles.card}>
            <DecisionCard
              booking={booking}
              place={waiting.placeOf(booking)}
              isLive={waiting.isLive}
              asOfMs={waiting.asOfMs}
              alternatives={wantsAnother(waiting)(booking) ? alternativesFor(booking) : []}
              isTold={isTold}
              onDialog={(dialog) => onDialog(dialog, booking.id)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Where another departure may be the answer: not where this one has room, nor where something else is asked. */
const wantsAnother = (waiting: Waiting) => (booking: OfficeBooking) => {
  const place = waiting.placeOf(booking);
  if (place ? place.standing !== "" || place.isPast : waitsForRoom(booking)) return true;
  return booking.reason === "late" || place?.isNext === false;
};
