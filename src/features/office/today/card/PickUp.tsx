import type { OfficeBooking } from "#domain/booking/fields.ts";
import { extrasWords } from "#domain/booking/pick-up/said-details.ts";
import type { Departure } from "#domain/booking/run-sheet/run-sheet.ts";
import { toBeAsked } from "#domain/booking/run-sheet/to-be-asked.ts";
import * as words from "#messages/office/today.ts";
import * as pickUp from "#messages/pick-up/missing.ts";
import { AskGuest } from "./AskGuest.tsx";
import styles from "./Booking.module.css";

interface PickUpProps {
  readonly booking: OfficeBooking;
  readonly departure: Departure;
  readonly company: string;
}

/** Where a party is met, what it comes with, and what of that nobody has said yet. */
export function PickUp({ booking, departure, company }: PickUpProps) {
  const { pickupPlace, pickupNotes, flightNumber, luggage, childSeats } = booking;
  const missing = toBeAsked(booking, departure);
  const load = [
    luggage > 0 && words.bags(luggage),
    childSeats > 0 && words.childSeats(childSeats),
    extrasWords(booking),
  ].filter(Boolean);
  const where = [pickupPlace, pickupNotes].filter(Boolean).join(" · ");
  return (
    <>
      {where && (
        <p className={styles.text}>
          <span>{words.pickUp}</span> {where}
        </p>
      )}
      {(flightNumber || load.length > 0) && (
        <p className={styles.brings}>
          {flightNumber && <strong>{words.flight(flightNumber)}</strong>}
          {load.join(", ")}
        </p>
      )}
      {missing.length > 0 && (
        <p className={styles.missing}>
          {words.missing(missing.map((what) => pickUp.missing[what]).join(", "))}
          {!departure.hasLeft && (
            <AskGuest
              booking={booking}
              missing={missing}
              service={departure.service}
              company={company}
            />
          )}
        </p>
      )}
    </>
  );
}
