import type { TourSummary } from "#domain/catalogue/tour.ts";
import { ButtonLink } from "#ui/parts/Button.tsx";
import { PriceLine } from "#ui/visitor/cards/PriceLine.tsx";
import styles from "./BookThisTour.module.css";
import { useBookingAddress } from "./use-booking-address.ts";

/** Shown where a tour names no minimum (SPEC §9). */
const DEFAULT_MIN_GUESTS = 1;

/** What it costs and what to know before booking, beside the texts. */
export function BookThisTour({ tour }: { tour: TourSummary }) {
  const facts = [
    ["Duration", tour.duration],
    ["Location", tour.location],
    ["Minimum guests", String(tour.minPax || DEFAULT_MIN_GUESTS)],
    ["Category", tour.category],
  ] as const;
  return (
    <aside aria-labelledby="book-this-tour" className={styles.card}>
      <h2 id="book-this-tour" className={styles.title}>
        Book This Tour
      </h2>
      <PriceLine cents={tour.priceCents} unit="per person" size="lg" />
      <dl className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink to={useBookingAddress(tour)} variant="action" size="lg">
        Book Now
      </ButtonLink>
      <p className={styles.note}>No payment required now - pay on site</p>
    </aside>
  );
}
