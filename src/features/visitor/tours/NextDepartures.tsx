import { earliestBookingDay } from "#domain/belize-date.ts";
import type { TourSummary } from "#domain/catalogue/tour.ts";
import * as words from "#messages/visitor/tour.ts";
import { useHydrated } from "#ui/browser/use-hydrated.ts";
import { Link } from "#ui/navigation/Link.tsx";
import { departureWords } from "#ui/words/departure-words.ts";
import styles from "./NextDepartures.module.css";

/** When a tour with a timetable leaves next, each a tap from its form; nothing for one that is flexible. */
export function NextDepartures({ tour: { id, departures } }: { tour: TourSummary }) {
  const isHydrated = useHydrated();
  if (!departures) return null;
  // a page that this device has kept for days names some that have left
  const coming = departures.filter((one) => !isHydrated || one >= earliestBookingDay(Date.now()));
  return (
    <section aria-labelledby="next-departures" className={styles.next}>
      <h3 id="next-departures">{words.nextDepartures}</h3>
      {coming.length === 0 && <p className="small">{words.noDepartures}</p>}
      <ul>
        {coming.map((departure) => {
          const [date = "", time = ""] = departure.split(" ");
          return (
            <li key={departure}>
              <Link to={`/booking/tour/${id}`} search={{ date, time }}>
                {departureWords(date, time)}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
