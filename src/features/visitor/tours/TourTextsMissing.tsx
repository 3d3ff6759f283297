import type { TourSummary } from "#domain/catalogue/tour.ts";
import { renewDocument } from "#ui/browser/renew-document.ts";
import { useNavigation } from "#ui/navigation/navigation.ts";
import { Button, ButtonLink } from "#ui/parts/Button.tsx";
import { Notice } from "#ui/parts/Notice.tsx";
import { TourHero } from "./TourHero.tsx";
import styles from "./TourLoading.module.css";

/** A tour whose long texts this device does not have, without a connection to fetch them. */
export function TourTextsMissing({ tour }: { tour: TourSummary }) {
  const { refresh } = useNavigation();
  // the page itself carries them
  const tryAgain = async () => {
    await renewDocument({ byHand: true });
    refresh();
  };
  return (
    <>
      <TourHero tour={tour} />
      <div className={styles.text}>
        <Notice tone="warning" title="The details are not on this device yet" announce>
          <p>Check your connection and try again. The tour can be booked all the same.</p>
        </Notice>
        <p className={styles.ways}>
          <Button onClick={tryAgain}>Try Again</Button>
          <ButtonLink to={`/booking/tour/${tour.id}`} variant="outline">
            Book Now
          </ButtonLink>
        </p>
      </div>
    </>
  );
}
