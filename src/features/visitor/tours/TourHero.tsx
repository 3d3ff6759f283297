import type { TourSummary } from "#domain/catalogue/tour.ts";
import * as cards from "#messages/cards.ts";
import * as words from "#messages/visitor/tour-head.ts";
import { Link } from "#ui/navigation/Link.tsx";
import { Fact } from "#ui/parts/Card.tsx";
import { Icon } from "#ui/parts/Icon.tsx";
import { itemPhoto } from "#ui/pictures/photo.ts";
import { tourScene } from "#ui/pictures/scenes.ts";
import { Rating } from "#ui/visitor/cards/Rating.tsx";
import { PageHero } from "#ui/visitor/page/PageHero.tsx";
import styles from "./TourHero.module.css";

/** What the tour is, at a look: name, place, time, rating, one sentence, its picture. */
export function TourHero({ tour }: { tour: TourSummary }) {
  return (
    <PageHero
      scene={tourScene(tour.id)}
      photo={itemPhoto(tour)}
      title={tour.name}
      lead={tour.shortDescription}
      above={
        <Link to="/tours" className={styles.back}>
          <Icon name="left" />
          {words.backToTours}
        </Link>
      }
    >
      <p className={styles.facts}>
        <Fact icon="pin" label={cards.location}>
          {tour.location}
        </Fact>
        <Fact icon="clock" label={cards.duration}>
          {tour.duration}
        </Fact>
        <Rating rating={tour.rating} reviewCount={tour.reviewCount} />
      </p>
    </PageHero>
  );
}
