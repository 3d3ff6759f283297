import type { OfficeBooking } from "#domain/booking/fields.ts";
import { missingOf } from "#domain/booking/run-sheet/missing.ts";
import type { Departure } from "#domain/booking/run-sheet/run-sheet.ts";
import * as words from "#messages/office/today.ts";
import { AskGuest } from "./AskGuest.tsx";
import styles from "./Booking.module.css";
import { loadWords } from "./party-words.ts";

interface PickUpProps {
  readonly booking: OfficeBooking;
  readonly departure: Departure;
  readonly company: string;
}

/** Where a party is met, what it comes with, and what of that nobody has said yet. */
export function PickUp({ booking, departure, company }: PickUpProps) {
  const { pickupPlace, pickupNotes, flightNumber } = booking;
  const missing = missingOf(booking, departure);
  const load = loadWords(booking);
  const where = [pickupPlace, pickupNotes].filter(Boolean).join(" · ");
  return (
    <>
      {where && (
        <p className={styles.text}>
          <span>{words.pickUp}</span> {where}
        </p>
      )}
      {(flightNumber || load) && (
        <p className={styles.brings}>
          {flightNumber && <strong>{words.flight(flightNumber)}</strong>}
          {load}
        </p>
      )}
      {missing.length > 0 && (
        <p className={styles.missing}>
          {words.missing(missing.map((what) => words.missingWords[what]).join(", "))}
          {!departure.hasLeft && (
            <AskGuest
              booking={booking}
              missing={missing}
              names={departure.names}
              company={company}
            />
          )}
        </p>
      )}
    </>
  );
}
