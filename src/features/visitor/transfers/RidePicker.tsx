import { useEffect, useRef } from "react";
import type { TransferSummary } from "#domain/catalogue/transfer.ts";
import { formatUsd } from "#domain/money.ts";
import * as words from "#messages/visitor/transfers.ts";
import { Icon } from "#ui/parts/Icon.tsx";
import { useSite } from "#ui/site/use-site.ts";
import styles from "./RidePicker.module.css";

interface RidePickerProps {
  readonly ride: number | null;
  readonly onPick: (ride: number) => void;
}

/** The rides as a strip under the map, for screens where the cards are out of its sight. */
export function RidePicker({ ride, onPick }: RidePickerProps) {
  const { transfers } = useSite();
  const picked = transfers.find(({ id }) => id === ride);
  const rides = useRef<HTMLFieldSetElement>(null);
  // picked before the scripts had arrived: pressing it once more would change nothing
  useEffect(() => {
    const early = rides.current?.querySelector<HTMLInputElement>("input:checked");
    if (early) onPick(Number(early.value));
  }, [onPick]);
  return (
    <div className={styles.picker}>
      <fieldset ref={rides} className={styles.rides}>
        <legend className="small">{words.pickRide}</legend>
        <div className={styles.strip}>
          {transfers.map(({ id, route }) => (
            <label key={id} className={styles.chip}>
              <input
                type="radio"
                name="ride"
                value={id}
                checked={id === ride}
                onChange={() => onPick(id)}
                className="visually-hidden"
              />
              {words.shortRoute(route)}
            </label>
          ))}
        </div>
      </fieldset>
      {picked && <Picked transfer={picked} />}
    </div>
  );
}

/** The picked ride in one line, with the way to its card. */
function Picked({ transfer }: { transfer: TransferSummary }) {
  const { id, duration, priceCents, additionalPaxPriceCents } = transfer;
  const price = <strong key="price">{formatUsd(priceCents)}</strong>;
  return (
    <p className={styles.picked}>
      <span>{words.rideInShort(duration, price, additionalPaxPriceCents === null)}</span>
      <a href={`#ride-${id}`} className={styles.link}>
        {words.seeRide} <Icon name="down" />
      </a>
    </p>
  );
}
