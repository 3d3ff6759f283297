import type { TransferSummary } from "#domain/catalogue/transfer.ts";
import { formatUsd } from "#domain/money.ts";
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
  return (
    <div className={styles.picker}>
      <fieldset className={styles.rides}>
        <legend className={styles.legend}>Pick a ride to see its road</legend>
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
              {shortRoute(route)}
            </label>
          ))}
        </div>
      </fieldset>
      {picked && <Picked transfer={picked} />}
    </div>
  );
}

/** The picked ride in one line, with the way to its card. */
function Picked({ transfer: { id, duration, priceCents } }: { transfer: TransferSummary }) {
  return (
    <p className={styles.picked}>
      <span>
        About {duration}, <strong>{formatUsd(priceCents)}</strong> for up to two
      </span>
      <a href={`#ride-${id}`} className={styles.link}>
        See this ride <Icon name="down" />
      </a>
    </p>
  );
}

/** "Belize International Airport to Placencia" is "Airport – Placencia" on a chip. */
function shortRoute(route: string): string {
  return route
    .replace(/^Belize International /, "")
    .replace(/ \((Guatemala|Mexico)\)/, "")
    .replace(" Terminal", "")
    .replace(" to ", " – ");
}
