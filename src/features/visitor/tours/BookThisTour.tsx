import type { TourSummary } from "#domain/catalogue/tour.ts";
import { payAheadWords } from "#domain/deposit/words.ts";
import * as cards from "#messages/cards.ts";
import { category } from "#messages/catalogue/categories.ts";
import * as words from "#messages/visitor/tour.ts";
import { ButtonLink } from "#ui/parts/Button.tsx";
import { PriceLine } from "#ui/visitor/cards/PriceLine.tsx";
import styles from "./BookThisTour.module.css";
import { NextDepartures } from "./NextDepartures.tsx";
import { useBookingAddress } from "./use-booking-address.ts";

/** Shown where a tour names no minimum (SPEC §9). */
const DEFAULT_MIN_GUESTS = 1;

/** What it costs and what to know before booking, beside the texts. */
export function BookThisTour({ tour }: { tour: TourSummary }) {
  const facts = [
    [cards.duration, tour.duration],
    [cards.location, tour.location],
    [words.minimumGuests, String(tour.minPax || DEFAULT_MIN_GUESTS)],
    [words.category, category(tour.category)],
  ] as const;
  return (
    <aside aria-labelledby="book-this-tour" className={styles.card}>
      <h2 id="book-this-tour" className={styles.title}>
        {words.bookThisTour}
      </h2>
      <PriceLine cents={tour.priceCents} unit={cards.perPerson} size="lg" />
      <dl className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <NextDepartures tour={tour} />
      <ButtonLink to={useBookingAddress(tour)} variant="action" size="lg">
        {cards.bookNow}
      </ButtonLink>
      <p className={styles.note}>{payAheadWords(tour.deposit) || words.payOnSite}</p>
    </aside>
  );
}
