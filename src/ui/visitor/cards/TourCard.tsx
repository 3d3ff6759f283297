import type { MouseEvent, ReactNode } from "react";
import type { TourSummary } from "#domain/catalogue/tour.ts";
import * as words from "#messages/cards.ts";
import { category } from "#messages/catalogue/categories.ts";
import { Link } from "../../navigation/Link.tsx";
import { Badge } from "../../parts/Badge.tsx";
import { buttonLook } from "../../parts/Button.tsx";
import { Card, CardBody, CardPicture, Fact } from "../../parts/Card.tsx";
import { itemPhoto } from "../../pictures/photo.ts";
import { Scene } from "../../pictures/Scene.tsx";
import { tourScene } from "../../pictures/scenes.ts";
import { PriceLine } from "./PriceLine.tsx";
import { Rating } from "./Rating.tsx";
import styles from "./TourCard.module.css";

/** Shown where a tour names no minimum (SPEC §9). */
const DEFAULT_MIN_GUESTS = 2;

interface TourCardProps {
  readonly tour: TourSummary;
  /** The level of the card's heading, one below the section it stands in. */
  readonly heading?: "h2" | "h3" | undefined;
  /** Said above the price: the add-on of one tour's sibling. */
  readonly priceNote?: ReactNode;
}

/** A tour in one glance, as a print; the whole card leads to the tour's page. */
export function TourCard({ tour, heading: Heading = "h3", priceNote }: TourCardProps) {
  return (
    <Card className={styles.card}>
      <CardPicture>
        <Scene name={tourScene(tour.id)} photo={itemPhoto(tour)} cropped />
        <Badge className={styles.category}>{category(tour.category)}</Badge>
      </CardPicture>
      <CardBody>
        <div className={styles.head}>
          <p>
            <Fact icon="pin" label={words.location}>
              {tour.location}
            </Fact>
          </p>
          <Heading className={styles.name}>{tour.name}</Heading>
        </div>
        <p className={styles.facts}>
          <Fact icon="clock" label={words.duration}>
            {tour.duration}
          </Fact>
          <Rating rating={tour.rating} reviewCount={tour.reviewCount} compact />
        </p>
        <p className="soft">{tour.shortDescription}</p>
        {priceNote && <p className={styles.note}>{priceNote}</p>}
        <div className={styles.foot}>
          <div>
            <PriceLine cents={tour.priceCents} unit={words.perPerson} />
            <p className="smallest">{words.minimum(tour.minPax || DEFAULT_MIN_GUESTS)}</p>
          </div>
          <Link
            to={`/tours/${tour.id}`}
            aria-label={words.viewDetailsOf(tour.name)}
            className={buttonLook({ variant: "outline", className: styles.link })}
            viewTransition
            onClick={carryPicture}
          >
            {words.viewDetails}
          </Link>
        </div>
      </CardBody>
    </Card>
  );
}

/**
 * Names this card's picture like the one that opens the tour's page (PageHero.module.css), so that
 * a browser with view transitions carries the one over into the other.
 */
function carryPicture(event: MouseEvent<HTMLElement>) {
  // one that was only opened in another tab
  for (const other of document.querySelectorAll<HTMLElement>("[data-carried]")) {
    delete other.dataset.carried;
  }
  const picture = event.currentTarget.closest("article")?.querySelector("img");
  if (picture) picture.dataset.carried = "";
}
