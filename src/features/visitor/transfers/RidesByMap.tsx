import { type FocusEvent, type PointerEvent, useState } from "react";
import { findTransfer } from "#domain/catalogue/find.ts";
import * as words from "#messages/visitor/transfers.ts";
import { Card, CardBody, CardPicture } from "#ui/parts/Card.tsx";
import { useSite } from "#ui/site/use-site.ts";
import { TransferCard } from "#ui/visitor/cards/TransferCard.tsx";
import { RidePicker } from "./RidePicker.tsx";
import styles from "./RidesByMap.module.css";
import { TransfersMap } from "./TransfersMap.tsx";

/**
 * The map and the cards of all rides. The road of the ride last pointed at, focused or picked under
 * the map is lit; before that the map shows all roads alike.
 */
export function RidesByMap() {
  const site = useSite();
  const [ride, setRide] = useState<number | null>(null);
  // moves only: when focus scrolls the page, the card that comes to lie under a resting pointer is
  // not meant
  const show = ({ target }: PointerEvent | FocusEvent) =>
    setRide((shown) => rideOf(target) ?? shown);
  return (
    <div className={`stack-5 ${styles.columns}`}>
      <Card as="div" className={styles.map}>
        <CardPicture>
          <TransfersMap ride={ride} />
        </CardPicture>
        <CardBody className={styles.picker}>
          <RidePicker ride={ride} onPick={setRide} />
        </CardBody>
        <CardBody className={styles.caption}>
          {findTransfer(site, String(ride))?.route ?? words.pointAtRide}
        </CardBody>
      </Card>
      <ul className={styles.cards} onPointerMove={show} onPointerDown={show} onFocus={show}>
        {site.transfers.map((transfer) => (
          <li key={transfer.id} id={`ride-${transfer.id}`} className={styles.ride}>
            <TransferCard transfer={transfer} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The transfer in whose card something happened. */
function rideOf(target: EventTarget): number | null {
  const card = target instanceof Element ? target.closest("[id^='ride-']") : null;
  return card ? Number(card.id.slice("ride-".length)) : null;
}
