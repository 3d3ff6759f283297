import type { TourSummary } from "#domain/catalogue/tour.ts";
import * as cards from "#messages/cards.ts";
import * as parts from "#messages/parts.ts";
import * as words from "#messages/visitor/tour.ts";
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
        <Notice tone="warning" title={words.textsMissing} announce>
          <p>{words.textsMissingText}</p>
        </Notice>
        <p className="row-3">
          <Button onClick={tryAgain}>{parts.tryAgain}</Button>
          <ButtonLink to={`/booking/tour/${tour.id}`} variant="outline">
            {cards.bookNow}
          </ButtonLink>
        </p>
      </div>
    </>
  );
}
