import { findTour } from "#domain/catalogue/find.ts";
import * as words from "#messages/visitor/tour-head.ts";
import { Skeleton } from "#ui/parts/Skeleton.tsx";
import { useSite } from "#ui/site/use-site.ts";
import { TourHero } from "./TourHero.tsx";
import styles from "./TourLoading.module.css";

/**
 * Shown on the way to a tour inside the app while its texts are fetched. What the catalogue knows
 * already, the page's head, stands there at once.
 */
export function TourLoading({ idOrSlug }: { idOrSlug: string }) {
  const tour = findTour(useSite(), idOrSlug);
  return (
    <>
      {tour && <TourHero tour={tour} />}
      <section className={styles.text}>
        <p role="status" className={styles.status}>
          <span aria-hidden="true" className={styles.spinner} />
          {words.loading}
        </p>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </section>
    </>
  );
}
