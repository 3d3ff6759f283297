import type { MessageRow } from "#data/local/outbox-row.ts";
import { removeFromDevice } from "#data/sync/my-bookings.ts";
import * as words from "#messages/visitor/my-bookings.ts";
import { Button } from "#ui/parts/Button.tsx";
import { focusAround } from "#ui/parts/Question.tsx";
import styles from "./BookingCard.module.css";
import { StandingSign } from "./StandingSign.tsx";
import { signOfWaiting } from "./standing.ts";

/** A message to us that this device has not been able to deliver. */
export function MessageCard({ row }: { row: MessageRow }) {
  const { subject, message } = row.command;
  return (
    <li className={styles.card} aria-labelledby={`message-${row.id}`}>
      <div className={styles.words}>
        <StandingSign sign={signOfWaiting(row)} />
        <h2 id={`message-${row.id}`}>{subject || words.yourMessage}</h2>
        <p className={styles.message}>{message}</p>
        {row.state !== "sending" && (
          <div className={`row-2 ${styles.actions}`}>
            <Button
              variant="ghost"
              onClick={(event) => {
                // the card goes with the button
                focusAround(event.currentTarget);
                removeFromDevice(row.id);
              }}
            >
              {words.removeFromDevice}
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}
