import type { OfficeBooking } from "#domain/booking/fields.ts";
import { type Asker, saidAnswers, saidGuests } from "#domain/questions/told.ts";
import { guests as heading } from "#messages/questions.ts";
import styles from "./Booking.module.css";

interface SaidProps {
  readonly booking: OfficeBooking;
  readonly item: Asker;
}

/** Who is in a party, with their sizes and diets, and what it has answered; on paper too. */
export function Said({ booking, item }: SaidProps) {
  const guests = saidGuests(booking, item);
  const answers = saidAnswers(booking, item);
  return (
    <>
      {guests.length > 0 && (
        <ul className={styles.guests} aria-label={heading}>
          {guests.map((guest, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a guest is nothing but their place
            <li key={at}>{guest}</li>
          ))}
        </ul>
      )}
      {answers.map(([label, value]) => (
        <p key={label} className={styles.text}>
          <span>{label}</span> {value}
        </p>
      ))}
    </>
  );
}
