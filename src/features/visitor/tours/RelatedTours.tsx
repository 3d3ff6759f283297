import type { TourSummary } from "#domain/catalogue/tour.ts";
import * as cards from "#messages/cards.ts";
import * as words from "#messages/visitor/tour.ts";
import * as head from "#messages/visitor/tour-head.ts";
import { Link } from "#ui/navigation/Link.tsx";
import { ButtonLink } from "#ui/parts/Button.tsx";
import { Card, CardBody, CardPicture, Fact } from "#ui/parts/Card.tsx";
import { Icon } from "#ui/parts/Icon.tsx";
import { itemPhoto } from "#ui/pictures/photo.ts";
import { Scene } from "#ui/pictures/Scene.tsx";
import { tourScene } from "#ui/pictures/scenes.ts";
import { PriceLine } from "#ui/visitor/cards/PriceLine.tsx";
import styles from "./RelatedTours.module.css";

const FULL_ROW = 3;

/** Other tours of the same kind, in brief; the way to all where they leave room. */
export function RelatedTours({ tours }: { tours: readonly TourSummary[] }) {
  return (
    <ul className={`stack-5 ${styles.list}`}>
      {tours.map((tour) => (
        <li key={tour.id}>
          <Card className={styles.card}>
            <CardPicture>
              <Scene name={tourScene(tour.id)} photo={itemPhoto(tour)} shape="wide" cropped />
            </CardPicture>
            <CardBody>
              <h3 className={styles.name}>{tour.name}</h3>
              <p>
                <Fact icon="clock" label={cards.duration}>
                  {tour.duration}
                </Fact>
              </p>
              <div className={styles.foot}>
                <PriceLine cents={tour.priceCents} unit={cards.perPerson} />
                <ButtonLink
                  to={`/tours/${tour.id}`}
                  variant="outline"
                  label={words.viewOf(tour.name)}
                  className={styles.link}
                >
                  {words.view}
                </ButtonLink>
              </div>
            </CardBody>
          </Card>
        </li>
      ))}
      {tours.length < FULL_ROW && (
        <li>
          <Link to="/tours" className={styles.all} data-tone="poster">
            <Scene name="hero-day" shape="fill" decorative className={styles.view} />
            <span className={styles.words}>
              {head.seeAllTours}
              <Icon name="right" />
            </span>
          </Link>
        </li>
      )}
    </ul>
  );
}
