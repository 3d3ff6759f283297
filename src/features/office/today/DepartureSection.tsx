import { useId } from "react";
import type { Acts } from "#data/office/sync/kept-bookings.ts";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import { guestCount } from "#domain/booking/letters/wording.ts";
import type { Departure, DepartureTotals } from "#domain/booking/run-sheet.ts";
import { formatUsdExact } from "#domain/money.ts";
import * as words from "#messages/office/today.ts";
import { BookingCard } from "./BookingCard.tsx";
import { markOf } from "./mark.ts";
import styles from "./TodayPage.module.css";

interface DepartureSectionProps {
  readonly departure: Departure;
  readonly acts: Acts;
  readonly isNext: boolean;
  readonly openId: string;
  readonly onOpen: (id: string) => void;
  readonly onEdit: (booking: OfficeBooking) => void;
}

/** Who sets out together, and what that comes to. */
export function DepartureSection(props: DepartureSectionProps) {
  const { departure, acts, isNext, openId, onOpen, onEdit } = props;
  const heading = useId();
  const { time, itemName, totals, hasLeft, bookings } = departure;
  return (
    <section
      className={`stack-3 ${styles.departure}`}
      aria-labelledby={heading}
      data-left={hasLeft || undefined}
    >
      <header className={styles.departureHead}>
        <h2 id={heading}>
          <span className={styles.time}>{time || words.timeToBeAgreed}</span> {itemName}
          {isNext && <span className={`${styles.next} screen-only`}>{words.next}</span>}
          {hasLeft && <span className={styles.left}>{words.departed}</span>}
        </h2>
        <p className={styles.totals}>{totalsWords(totals)}</p>
      </header>
      <ul className={`stack-3 ${styles.cards}`}>
        {bookings.map((booking) => (
          <li key={booking.id}>
            <BookingCard
              booking={booking}
              mark={markOf(acts.get(booking.id))}
              isOpen={booking.id === openId}
              onOpen={() => onOpen(booking.id === openId ? "" : booking.id)}
              onEdit={() => onEdit(booking)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `2 bookings · 5 guests · 3 here · $450.00 to pay`. */
export function totalsWords({
  bookings,
  guests,
  arrivedGuests,
  dueCents,
}: DepartureTotals): string {
  return [
    words.bookings(bookings),
    guestCount(guests),
    ...(arrivedGuests > 0 ? [words.arrived(arrivedGuests)] : []),
    dueCents > 0 ? words.toPay(formatUsdExact(dueCents)) : words.nothingToPay,
  ].join(" · ");
}
