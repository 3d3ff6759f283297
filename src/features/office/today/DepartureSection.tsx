import { useId } from "react";
import type { Acts } from "#data/office/sync/kept/bookings.ts";
import type { ShownRules } from "#data/office/sync/kept/rules.ts";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import type { Departure } from "#domain/booking/run-sheet/run-sheet.ts";
import { BookingCard } from "./card/BookingCard.tsx";
import { DepartureHead } from "./DepartureHead.tsx";
import { markOf } from "./mark.ts";
import styles from "./TodayPage.module.css";

interface DepartureSectionProps {
  readonly departure: Departure;
  readonly rules: ShownRules | null;
  readonly acts: Acts;
  readonly company: string;
  readonly isNext: boolean;
  /** It is all that is shown. */
  readonly isAlone: boolean;
  readonly openId: string;
  readonly onOpen: (id: string) => void;
  readonly onEdit: (booking: OfficeBooking) => void;
}

/** Who sets out together, and what that comes to. */
export function DepartureSection(props: DepartureSectionProps) {
  const { departure, rules, acts, company, isNext, isAlone, openId, onOpen, onEdit } = props;
  const heading = useId();
  const { hasLeft, bookings } = departure;
  return (
    <section
      className={`stack-3 ${styles.departure}`}
      aria-labelledby={heading}
      data-left={hasLeft || undefined}
    >
      <DepartureHead {...{ departure, rules, isNext, isAlone }} id={heading} />
      <ul className={`stack-3 ${styles.cards}`}>
        {bookings.map((booking) => (
          <li key={booking.id}>
            <BookingCard
              booking={booking}
              departure={departure}
              company={company}
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
