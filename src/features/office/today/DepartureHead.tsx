import { Link } from "@tanstack/react-router";
import type { ShownRules } from "#data/office/sync/kept/rules.ts";
import { guestCount } from "#domain/booking/letters/wording.ts";
import { countedWords } from "#domain/booking/run-sheet/counted.ts";
import { arrangedFor } from "#domain/booking/run-sheet/crew.ts";
import {
  type Departure,
  type DepartureTotals,
  isComing,
} from "#domain/booking/run-sheet/run-sheet.ts";
import { formatUsdExact } from "#domain/money.ts";
import { summedAnswers } from "#domain/questions/told.ts";
import { resources } from "#messages/office/departures/rules.ts";
import * as words from "#messages/office/today.ts";
import { lazyPart } from "#ui/browser/lazy-page.tsx";
import styles from "./TodayPage.module.css";

const SignedTogether = lazyPart(() => import("#ui/office/waivers/SignedTogether.tsx"));

interface DepartureHeadProps {
  readonly departure: Departure;
  /** Null where this device keeps none. */
  readonly rules: ShownRules | null;
  /** Of the heading. */
  readonly id: string;
  readonly isNext: boolean;
  /** It is all that is shown. */
  readonly isAlone: boolean;
}

/** When what sets out, with how many, and who goes along. */
export function DepartureHead({ departure, rules, id, isNext, isAlone }: DepartureHeadProps) {
  const { key, time, itemName, totals, hasLeft } = departure;
  const counted = countedWords(departure.bookings);
  const answers = summedAnswers(departure.bookings.filter(isComing), departure.service?.item);
  const arranged = rules && arrangedFor(departure, rules);
  const crew = arranged?.crew.map(({ kind, names }) =>
    words.goesAlong(resources[kind], names.join(", ") || words.nobodyYet),
  );
  return (
    <header className={styles.departureHead}>
      <h2 id={id}>
        <span className={styles.time}>{time || words.timeToBeAgreed}</span> {itemName}
        {isNext && <span className={`${styles.next} screen-only`}>{words.next}</span>}
        {hasLeft && <span className={styles.left}>{words.departed}</span>}
      </h2>
      <p className={styles.totals}>
        {arranged && arranged.seats !== null && (
          <strong>{words.seats(totals.confirmedGuests, arranged.seats)} · </strong>
        )}
        {totalsWords(totals)}
        {counted && ` · ${counted}`}
        {departure.service?.waiver?.en && <SignedTogether bookings={departure.bookings} />}
      </p>
      {answers.length > 0 && <p className={styles.totals}>{answers.join(" · ")}</p>}
      {arranged && arranged.closed !== null && (
        <p className={styles.closed}>{words.closed(arranged.closed)}</p>
      )}
      {crew && crew.length > 0 && <p className={styles.crew}>{crew.join(" · ")}</p>}
      {!isAlone && (
        <Link
          to="/admin/today"
          search={{ departure: key }}
          aria-label={words.manifestOf(`${time} ${itemName}`.trim())}
          className={`${styles.alone} screen-only`}
        >
          {words.manifest}
        </Link>
      )}
    </header>
  );
}

/** `2 bookings · 1 pending · 5 guests · 3 here · $450.00 to pay`. */
export function totalsWords(totals: DepartureTotals): string {
  const { bookings, pending, guests, arrivedGuests, dueCents } = totals;
  return [
    words.bookings(bookings),
    ...(pending > 0 ? [words.pending(pending)] : []),
    guestCount(guests),
    ...(arrivedGuests > 0 ? [words.arrived(arrivedGuests)] : []),
    dueCents > 0 ? words.toPay(formatUsdExact(dueCents)) : words.nothingToPay,
  ].join(" · ");
}
