import { Button } from "@mantine/core";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import type { Offer } from "#domain/departures/availability/availability.ts";
import * as words from "#messages/office/bookings/decisions.ts";
import styles from "./Decisions.module.css";
import { move } from "./decide.ts";
import { whenWords } from "./when-words.ts";

interface AlternativesProps {
  readonly booking: OfficeBooking;
  /** Null while they are not known. */
  readonly alternatives: readonly Offer[] | null;
  readonly isTold: boolean;
  readonly who: string;
}

/** Where else the party would find seats, each to be taken by one tap. */
export function Alternatives({ booking, alternatives, isTold, who }: AlternativesProps) {
  if (alternatives === null) return <p className="smallest">{words.alternativesUnknown}</p>;
  if (alternatives.length === 0) return null;
  return (
    <fieldset className={styles.alternatives}>
      <legend className="smallest">{words.moveTo}</legend>
      {alternatives.map((offer) => (
        <Button
          key={offer.key}
          variant="secondary"
          onClick={() => void move(booking, offer, { isTold })}
        >
          <span className="visually-hidden">{words.move(who)} </span>
          {whenWords({ day: offer.day, time: offer.time || booking.departureTime })}
          {offer.left !== null && <span className={styles.left}>{words.left(offer.left)}</span>}
        </Button>
      ))}
    </fieldset>
  );
}
