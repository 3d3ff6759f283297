import type { TourSummary } from "#domain/catalogue/tour.ts";
import * as words from "#messages/cards.ts";
import { ButtonLink } from "#ui/parts/Button.tsx";
import { PriceLine } from "#ui/visitor/cards/PriceLine.tsx";
import styles from "./BookBar.module.css";
import { useBookingAddress } from "./use-booking-address.ts";

/** The price and the one action, always under the thumb on a phone; it rests above the footer. */
export function BookBar({ tour }: { tour: TourSummary }) {
  return (
    <div className={styles.bar}>
      <PriceLine cents={tour.priceCents} unit={words.perPerson} />
      <ButtonLink to={useBookingAddress(tour)} variant="action">
        {words.bookNow}
      </ButtonLink>
    </div>
  );
}
