import { useSyncExternalStore } from "react";
import { watchLine } from "#data/local/line-hint.ts";
import { readRecentlyViewed } from "#data/local/recently-viewed.ts";
import type { Catalogue } from "#domain/catalogue/find.ts";
import { isFlexible } from "#domain/catalogue/item.ts";
import { formatUsd } from "#domain/money.ts";
import { capital, inWords } from "#domain/number-words.ts";
import * as words from "#messages/visitor/tours-list.ts";
import { useHydrated } from "#ui/browser/use-hydrated.ts";
import { useAppLocation } from "#ui/navigation/navigation.ts";
import { ButtonLink } from "#ui/parts/Button.tsx";
import { Notice } from "#ui/parts/Notice.tsx";
import { Scene } from "#ui/pictures/Scene.tsx";
import { useSite } from "#ui/site/use-site.ts";
import { RecentlyViewed } from "#ui/visitor/cards/RecentlyViewed.tsx";
import { TourCard } from "#ui/visitor/cards/TourCard.tsx";
import { OfflineNote } from "#ui/visitor/OfflineNote.tsx";
import { PageHero } from "#ui/visitor/page/PageHero.tsx";
import { TourNotFoundNotice } from "./TourNotFound.tsx";
import styles from "./ToursPage.module.css";

/** The tour whose card also names the price with the chocolate tour, and the tour that has it. */
const WITHOUT_CHOCOLATE = 6;
const WITH_CHOCOLATE = 7;

/** SPEC §2, Tours list. */
export default function ToursPage() {
  const site = useSite();
  const count = site.tours.length;
  const isHydrated = useHydrated();
  const isOffline = useSyncExternalStore(...watchLine);
  const sentAway = useAppLocation().news.tourNotFound;
  return (
    <>
      {isHydrated && sentAway && (
        <div className={styles.notice}>
          <TourNotFoundNotice why={sentAway === "withdrawn" ? "withdrawn" : "unknown"} />
        </div>
      )}
      <PageHero
        scene="hero-day"
        night="hero-night"
        title={words.title}
        lead={words.lead(count, capital(inWords(count)))}
      />
      <div className={styles.page}>
        <OfflineNote isOffline={isOffline}>{words.offline}</OfflineNote>
        <WhenTheyLeave {...site} />
        <ul className={`stack-5 ${styles.grid}`}>
          {site.tours.map((tour) => (
            <li key={tour.id}>
              <TourCard tour={tour} heading="h2" priceNote={chocolateNote(site, tour.id)} />
            </li>
          ))}
          <li>
            <div className={styles.customCard} data-tone="poster">
              <Scene name="about" shape="fill" decorative className={styles.customPicture} />
              <h2>{words.customTour}</h2>
              <p>{words.customTourText}</p>
              <ButtonLink to="/contact">{words.planCustomTour}</ButtonLink>
            </div>
          </li>
        </ul>
        <p className={styles.note}>{words.rates}</p>
      </div>
      <RecentlyViewed read={readRecentlyViewed} />
    </>
  );
}

/** Says nothing where each has a timetable of its own. */
function WhenTheyLeave({ tours }: Catalogue) {
  if (!tours.some(isFlexible)) return null;
  const areAll = tours.every(isFlexible);
  return (
    <Notice icon="calendar" title={areAll ? words.flexible : words.someScheduled}>
      {areAll ? words.flexibleText : words.someScheduledText}
    </Notice>
  );
}

function chocolateNote({ tours }: Catalogue, tourId: number): string | undefined {
  if (tourId !== WITHOUT_CHOCOLATE) return undefined;
  const tour = tours.find(({ id }) => id === WITH_CHOCOLATE);
  return tour && words.withChocolate(formatUsd(tour.priceCents));
}
